/** Roles of everybody with an account: a switch for each. */

import { useEffect, useState } from 'preact/hooks';
import { api } from '../../state/api';
import { staff } from '../../state/staff';
import { staffWords } from '../../text/staffWords';
import type { PersonRow } from '../../wire/lobby';
import { Field, Trouble, useAsk } from './Form';

const t = staffWords;
const ROLES = ['provider', 'floor', 'cage', 'surveillance', 'admin'] as const;

export function RoleDesk() {
  const [start, setStart] = useState('');
  const [people, setPeople] = useState<PersonRow[]>([]);
  const { trouble, busy, run } = useAsk();
  const read = () => void staff.people(start).then(setPeople, () => {});
  useEffect(read, [start]);
  const change = (person: PersonRow, role: string) =>
    run(async () => {
      await (person.roles.includes(role) ? staff.take : staff.give)(person.name, role);
      read();
      await api.refreshMe();
    });
  return (
    <section class="panel">
      <h2>{t.people}</h2>
      <Field label={t.search} value={start} change={setStart} optional />
      <Trouble said={trouble} />
      <ul class="me-list role-list">
        {people.map((person) => (
          <Person key={person.name} person={person} busy={busy} change={(role) => change(person, role)} />
        ))}
      </ul>
    </section>
  );
}

interface PersonProps {
  person: PersonRow;
  busy: boolean;
  change: (role: string) => void;
}

function Person({ person, busy, change }: PersonProps) {
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
            aria-label={t.roleOf(role, person.name)}
            onClick={() => change(role)}
          >
            {role}
          </button>
        ))}
      </span>
    </li>
  );
}
