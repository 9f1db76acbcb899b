/** Where I am signed in, and ways to end it. */

import { account } from '../../state/account';
import { moment } from '../../text/language';
import { meWords } from '../../text/meWords';
import type { Session } from '../../wire/lobbyTypes';
import { Trouble, useAsk } from './AccountForm';

const t = meWords;

/** A browser's long user agent in two words. */
export function deviceName(device: string): string {
  const browser = /Edg|Firefox|OPR|Chrome|Safari|bot|curl|Java/i.exec(device)?.[0] ?? '';
  const system = /Android|iPhone|iPad|Windows|Mac OS|Linux/.exec(device)?.[0] ?? '';
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera' };
  return [names[browser] ?? browser, system].filter(Boolean).join(', ') || t.unknownDevice;
}

interface SessionListProps {
  sessions: Session[];
  hasAccount: boolean;
  again: () => void;
}

export function SessionList({ sessions, hasAccount, again }: SessionListProps) {
  const { trouble, busy, run } = useAsk();
  return (
    <section class="panel">
      <h2>{t.sessions}</h2>
      <ul class="me-list">
        {sessions.map((session) => (
          <li key={session.id}>
            <span>
              <b>{deviceName(session.device)}</b> {session.current && <span class="tag">{t.here}</span>}
              <br />
              <span class="small muted">{t.since(moment(session.sinceMs))}</span>
            </span>
            {!session.current && (
              <button
                type="button"
                class="btn small"
                disabled={busy}
                aria-label={t.endOf(deviceName(session.device))}
                onClick={() => run(() => account.endSession(session.id).then(again))}
              >
                {t.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Trouble said={trouble} />
      {hasAccount ? <SignOut busy={busy} run={run} /> : <Leave busy={busy} run={run} />}
    </section>
  );
}

/** A guest who leaves cannot come back to their name and chips, so they read that first. */
const Leave = ({ busy, run }: Pick<ReturnType<typeof useAsk>, 'busy' | 'run'>) => (
  <details>
    <summary>{t.leave}</summary>
    <p class="small muted">{t.leaveLead}</p>
    <button type="button" class="btn" disabled={busy} onClick={() => run(account.signOut)}>
      {t.leaveButton}
    </button>
  </details>
);

/** A guest has no password to come back with, so these are for people with an account. */
const SignOut = ({ busy, run }: Pick<ReturnType<typeof useAsk>, 'busy' | 'run'>) => (
  <>
    <p class="row">
      <button type="button" class="btn" disabled={busy} onClick={() => run(account.signOut)}>
        {t.signOut}
      </button>
      <button type="button" class="btn" disabled={busy} onClick={() => run(account.signOutEverywhere)}>
        {t.everywhere}
      </button>
    </p>
    <p class="small muted">{t.everywhereLead}</p>
  </>
);
