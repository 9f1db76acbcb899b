/** The journal of any table, for the surveillance: every event as it was written, no hidden card among them. */

import { useState } from 'preact/hooks';
import { staff } from '../../state/staff';
import { locale } from '../../text/language';
import { staffWords } from '../../text/staffWords';
import type { JournalEvent } from '../../wire/lobbyTypes';
import { AccountForm, Field, Mistyped } from './AccountForm';

const t = staffWords;

export function JournalReader() {
  const [table, setTable] = useState('');
  const [read, setRead] = useState({ table: '', events: [] as JournalEvent[] });
  const isFurther = read.table === table.trim() && read.events.length > 0;
  const send = async () => {
    const id = table.trim();
    if (!/^[1-9]\d{0,8}$/.test(id)) throw new Mistyped(t.noTable(table));
    const told = await staff.journal(Number(id), isFurther ? (read.events.at(-1)?.number ?? 0) : 0);
    if (isFurther && told.length === 0) return t.journalEnd;
    setRead({ table: id, events: isFurther ? [...read.events, ...told] : told });
    return t.journalRead(told.length);
  };
  return (
    <section class="panel">
      <h2>{t.journal}</h2>
      <p class="small muted">{t.journalLead}</p>
      <AccountForm button={isFurther ? t.journalFurther : t.journalButton} send={send}>
        <Field label={t.journalTable} inputMode="numeric" value={table} change={setTable} />
      </AccountForm>
      {read.events.length > 0 && (
        <ol class="me-list journal" tabIndex={0} aria-label={t.journal}>
          {read.events.map((event) => (
            <li key={event.number}>
              <span>
                <b>
                  {event.number} {event.kind}
                </b>{' '}
                <span class="small muted">
                  {event.maker.replace(/^#/, '')}, {new Date(event.atMs).toLocaleString(locale())}
                </span>
                <code>{event.body}</code>
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
