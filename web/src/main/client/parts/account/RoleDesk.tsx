/** Roles of everybody with an account: a switch for each. */

import { useEffect, useState } from 'preact/hooks';
import { api } from '../../state/api';
import { staff } from '../../state/staff';
import { meWords } from '../../text/meWords';
import { staffWords } from '../../text/staffWords';
import type { PersonRow } from '../../wire/lobbyTypes';
import { Field, Trouble, useAsk } from './AccountForm';

const t = staffWords;
const ROLES = ['provider', 'floor', 'cage', 'surveillance', 'admin'] as const;
const called = (role: string): string => meWords.roleNames[role] ?? role;

export function RoleDesk() {
  const [start, setStart] = useState('');
  const [people, setPeople] = useState<PersonRow[]>([]);
  const [said, say] = useState('');
  const { trouble, busy, run } = useAsk();
  const read = () => void staff.people(start).then(setPeople, () => {});
  useEffect(read, [start]);
  const change = (person: PersonRow, role: string) =>
    run(async () => {
      const has = person.roles.includes(role);
      say('');
      await (has ? staff.take : staff.give)(person.name, role);
      say((has ? t.isNoMore : t.isNow)(person.name, called(role)));
      read();
      await api.refreshMe();
    });
  const signOut = (name: string) => run(() => staff.signOut(name).then(() => say(t.signedOut(name))));
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
      <EverybodyOut busy={busy} signOut={() => run(() => staff.signOutAll().then(() => say(t.signedOutAll)))} />
    </section>
  );
}

const EverybodyOut = ({ busy, signOut }: { busy: boolean; signOut: () => void }) => (
  <details>
    <summary>{t.signOutAll}</summary>
    <p class="small muted">{t.signOutAllLead}</p>
    <button type="button" class="btn" disabled={busy} onClick={signOut}>
      {t.sure}
    </button>
  </details>
);

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
