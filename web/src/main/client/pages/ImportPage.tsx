/** Hands from a file, shown like rounds of this room. */

import { useEffect, useMemo, useState } from 'preact/hooks';
import { TopBar } from '../parts/bar/TopBar';
import { Replayer } from '../parts/history/Replayer';
import { ClauseSheet } from '../parts/sheets/ClauseSheet';
import { api, Refused } from '../state/api';
import { guestName } from '../state/lobby';
import { toldTo } from '../state/replayFrames';
import { recordWords } from '../text/recordWords';
import { words } from '../text/words';
import type { Replays } from '../wire/lobbyTypes';
import type { Clause } from '../wire/tableTypes';

const t = recordWords.replay;

export function ImportPage() {
  const [told, setTold] = useState<Replays | null>(null);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    document.title = words.title.page(t.import);
  }, []);
  const read = async (file: File | undefined) => {
    if (!file) return;
    setTold(null);
    setTrouble('');
    try {
      // The room replays files for its guests only; a visitor without a name gets one.
      await api.guest(guestName());
      setTold(await api.replay(await file.text()));
    } catch (no) {
      setTrouble(no instanceof Refused ? no.message : words.error.room);
    }
  };
  return (
    <>
      <TopBar here="history" />
      <main class="page replay-page">
        <h1>{t.import}</h1>
        <p class="muted">{t.importLead}</p>
        <label class="field">
          {t.file}
          <input type="file" accept=".phh,.phhs" onChange={(event) => void read(event.currentTarget.files?.[0])} />
        </label>
        {trouble && (
          <p class="notice bad" role="alert">
            {trouble}
          </p>
        )}
        {told && <Hands told={told} />}
      </main>
    </>
  );
}

const sentenceOf = (rules: Clause[], id: string): string =>
  rules.find((rule) => rule.id === id)?.sentence ?? words.rulesPage.missing;

function Hands({ told }: { told: Replays }) {
  const [at, setAt] = useState(0);
  const [clause, setClause] = useState('');
  const sent = told.replays[at];
  const one = useMemo(() => sent && toldTo(sent, ''), [sent]);
  if (!one) return null;
  return (
    <>
      {told.replays.length > 1 && (
        <label class="field">
          {t.hands(told.replays.length, told.hands)}
          <select value={at} onChange={(event) => setAt(Number(event.currentTarget.value))}>
            {told.replays.map((replay, i) => (
              <option key={i} value={i}>
                {t.hand} {replay.hand || i + 1}
              </option>
            ))}
          </select>
        </label>
      )}
      {!one.agrees && <p class="notice">{t.differs}</p>}
      <Replayer key={at} told={one} me="" open={setClause} />
      {clause && <ClauseSheet id={clause} known={sentenceOf(one.rules, clause)} close={() => setClause('')} />}
    </>
  );
}
