/** Roles of everybody with an account: a switch for each. */

import { useEffect, useState } from 'preact/hooks';
import { api } from '../../state/api';
import { staff } from '../../state/staff';
import { meWords } from '../../text/meWords';
import { staffWords } from '../../text/staffWords';
import type { PersonRow } from '../../wire/lobbyTypes';
import { Field, Trouble, useAsk } from './AccountForm';
import { type Question, useQuestion } from './useQuestion';

const t = staffWords;
const ROLES = ['provider', 'floor', 'cage', 'surveillance', 'admin'] as const;
const called = (role: string): string => meWords.roleNames[role] ?? role;

export function RoleDesk() {
  const [start, setStart] = useState('');
  const [people, setPeople] = useState<PersonRow[]>([]);
  const read = () => void staff.people(start).then(setPeople, () => {});
  useEffect(read, [start]);
  const { said, trouble, busy, sheet, change, signOut, everybodyOut } = useRoleActs(read);
  return (
    <section class="panel">
      <h2>{t.people}</h2>
      <Field label={t.search} value={start} change={setStart} optional />
      <p role="status" class="small">
        {said}
      </p>
      <Trouble said={trouble} />
      <ul class="me-list role-list">
        {people.map((person) => (
          <Person
            key={person.name}
            person={person}
            busy={busy}
            change={(role) => change(person, role)}
            signOut={() => signOut(person.name)}
          />
        ))}
      </ul>
      <p>
        <button type="button" class="btn" disabled={busy} onClick={everybodyOut}>
          {t.signOutAll}
        </button>
      </p>
      {sheet}
    </section>
  );
}

/** What an admin can do here: each is asked once more, then done, then said. */
function useRoleActs(read: () => void) {
  const [said, say] = useState('');
  const { trouble, busy, run } = useAsk();
  const { sheet, ask } = useQuestion();
  const act = async (question: Question, what: () => Promise<unknown>, done: string) => {
    if (!(await ask(question))) return;
    say('');
    run(async () => {
      await what();
      say(done);
      read();
      await api.refreshMe();
    });
  };
  const change = ({ name, roles }: PersonRow, role: string) => {
    const has = roles.includes(role);
    const done = (has ? t.isNoMore : t.isNow)(name, called(role));
    void act(questionOf(name, role, has), () => (has ? staff.take : staff.give)(name, role), done);
  };
  const signOut = (name: string) => {
    const question = { title: t.askSignOut(name), text: t.signOutLead, button: t.signOutOf(name) };
    void act(question, () => staff.signOut(name), t.signedOut(name));
  };
  const everybodyOut = () => {
    const question = { title: t.askSignOutAll, text: t.signOutAllLead, button: t.signOutAll };
    void act(question, staff.signOutAll, t.signedOutAll);
  };
  return { said, trouble, busy, sheet, change, signOut, everybodyOut };
}

/** Names the person and the role, and says what it lets them do. */
const questionOf = (name: string, role: string, has: boolean): Question => ({
  title: (has ? t.askTake : t.askGive)(name, called(role)),
  text: has ? t.takeLead(name) : `${t.roleMeans[role] ?? ''} ${t.giveLead}`,
  button: (has ? t.takeButton : t.giveButton)(name, called(role)),
});

interface PersonProps {
  person: PersonRow;
  busy: boolean;
  change: (role: string) => void;
  signOut: () => void;
}

function Person({ person, busy, change, signOut }: PersonProps) {
  return (
    <li>
      <b>{person.name}</b>
      <span class="role-switches">
        {ROLES.map((role) => (
          <button
            key={role}
            type="button"
            class="btn small"
            disabled={busy}
            aria-pressed={person.roles.includes(role)}
            aria-label={t.roleOf(called(role), person.name)}
            onClick={() => change(role)}
          >
            {called(role)}
          </button>
        ))}
        <button
          type="button"
          class="btn small quiet"
          disabled={busy}
          aria-label={t.signOutOf(person.name)}
          onClick={signOut}
        >
          {t.signOut}
        </button>
      </span>
    </li>
  );
}
