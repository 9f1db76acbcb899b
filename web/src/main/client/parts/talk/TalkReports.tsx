/** What was reported to the floor, newest first. */
import { useEffect, useState } from 'preact/hooks';
import { inWords, talk } from '../../state/talk';
import { locale } from '../../text/language';
import { talkWords as t } from '../../text/talkWords';
import type { TalkReport } from '../../wire/lobbyTypes';

export function TalkReports() {
  const [reports, set] = useState<TalkReport[] | null>(null);
  useEffect(() => {
    void talk.reports().then(set, () => {});
  }, []);
  if (!reports) return null;
  return (
    <section class="panel floor-card talk-reports">
      <h2>{t.reports}</h2>
      {reports.length === 0 && <p class="muted">{t.noReports}</p>}
      <ul>
        {reports.map((one) => (
          <li key={`${one.atMs} ${one.by}`}>
            <b>{one.player}</b> {inWords(one)}
            <br />
            <span class="small muted">
              {t.by(one.by, one.table)} · {new Date(one.atMs).toLocaleString(locale())}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
