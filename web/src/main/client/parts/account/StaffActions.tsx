/** What the staff did, newest first. */

import { useEffect, useState } from 'preact/hooks';
import { doneByMe, staff } from '../../state/staff';
import { useValue } from '../../state/watchedValue';
import { locale } from '../../text/language';
import { meWords } from '../../text/meWords';
import { money } from '../../text/money';
import { staffWords } from '../../text/staffWords';
import type { JournalEvent } from '../../wire/lobbyTypes';

const t = staffWords;
/** As many as the room sends at a time. */
const PAGE = 200;

export function StaffActions() {
  const count = useValue(doneByMe);
  const [events, setEvents] = useState<JournalEvent[]>([]);
  const [more, setMore] = useState(false);
  const read = (before?: number) =>
    void staff.audit(before).then(
      (told) => {
        setEvents((known) => (before ? [...known, ...told] : told));
        setMore(told.length === PAGE);
      },
      () => {},
    );
  useEffect(() => read(), [count]);
  return (
    <section class="panel">
      <h2>{t.audit}</h2>
      {events.length === 0 && <p class="muted">{t.noEvents}</p>}
      <ul class={events.length > 0 ? 'me-list' : ''}>
        {events.map((event) => (
          <li key={event.number}>
            <span>
              {told(event)}
              <br />
              <span class="small muted">{new Date(event.atMs).toLocaleString(locale())}</span>
            </span>
          </li>
        ))}
      </ul>
      {more && (
        <button type="button" class="btn" onClick={() => read(events.at(-1)?.number)}>
          {t.earlier}
        </button>
      )}
    </section>
  );
}

const called = (role: string) => meWords.roleNames[role] ?? role;

/** `#admin:Ada`: the person, with the role they acted in. */
function maker(text: string): string {
  const [, role, name] = /^#(\w+):(.*)$/.exec(text) ?? [];
  return name ? t.by(name, called(role ?? '')) : text.replace(/^#/, '');
}

/** One sentence for each. */
export function told(event: JournalEvent): string {
  const body = JSON.parse(event.body) as Record<string, string | number | undefined>;
  const who = maker(event.maker);
  const whom = String(body.player || t.everybody);
  const role = called(String(body.role ?? ''));
  const because = body.reason ? ` ${t.because(String(body.reason))}` : '';
  switch (event.kind) {
    case 'role-given':
      return event.maker === '#room' && body.role === 'admin'
        ? t.firstAdmin(whom)
        : t.roleGiven(who, whom, role) + because;
    case 'role-taken':
      return event.maker === whom ? t.roleLaidDown(whom, role) : t.roleTaken(who, whom, role) + because;
    case 'chips-given':
      return t.chipsGiven(who, whom, money(Number(body.cents))) + because;
    case 'signed-out':
      return t.didSignOut(who, whom);
    case 'talk-reported':
      return t.reported(who, whom, String(body.text || body.line || ''));
    default:
      return [event.kind, who, whom].join(', ');
  }
}
