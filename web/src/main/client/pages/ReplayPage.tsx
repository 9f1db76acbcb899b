/** One finished round, step by step, with the clause of every ruling. */

import { useEffect, useMemo, useState } from 'preact/hooks';
import { TopBar } from '../parts/bar/TopBar';
import { FallenCards } from '../parts/history/FallenCards';
import { FavouriteRound } from '../parts/history/FavouriteRound';
import { ReplayBar } from '../parts/history/ReplayBar';
import { Replayer } from '../parts/history/Replayer';
import { StoryLines } from '../parts/rail/StoryLog';
import { ClauseSheet } from '../parts/sheets/ClauseSheet';
import { CopyLink } from '../parts/sheets/CopyLink';
import { api, documentPath, me as meValue, Refused, roundPath } from '../state/api';
import { hasPlayed, toldTo } from '../state/replayFrames';
import { tablePath } from '../state/route';
import { useValue } from '../state/watchedValue';
import { people } from '../text/people';
import { recordWords } from '../text/recordWords';
import { words } from '../text/words';
import type { RoundStory } from '../wire/lobbyTypes';
import type { StoryLine } from '../wire/tableTypes';

interface Where {
  id: number;
  round: number;
  invite: string;
}

export function ReplayPage(where: Where) {
  const { id, round, invite } = where;
  const [sent, setTold] = useState<RoundStory>({ table: id, round, document: '', story: [], steps: [] });
  const me = useValue(meValue)?.name ?? '';
  const told = useMemo(() => toldTo(sent, me), [sent, me]);
  const [trouble, setTrouble] = useState('');
  const [clause, setClause] = useState('');
  useEffect(() => {
    document.title = words.title.page(recordWords.replay.title(round));
    api
      .round(id, round, invite)
      .then(setTold, (no: unknown) => setTrouble(no instanceof Refused ? no.message : recordWords.replay.missing));
  }, [id, round]);
  return (
    <>
      <TopBar />
      <main class="page replay-page">
        <Head {...where} played={hasPlayed(sent, me)} />
        {trouble && <p class="notice bad">{trouble}</p>}
        {told.steps.length ? (
          <Replayer told={told} me={me} open={setClause} />
        ) : (
          told.story.length > 0 && <Steps story={told.story} open={setClause} />
        )}
        <Exports {...where} told={told} />
        {clause && <ClauseSheet id={clause} rulesOf={{ id, invite }} close={() => setClause('')} />}
      </main>
    </>
  );
}

/** The round in plain lines, each with its clause: for a letter, a dispute, a notebook. */
function asText(story: StoryLine[], { id, round }: Where): string {
  const lines = story.map(({ text, rule }, i) => `${i + 1}. ${people(text)}${rule ? ` (${rule})` : ''}`);
  return [`${words.table.label} ${id}, ${recordWords.replay.title(round)}`, ...lines, ''].join('\n');
}

function Head({ id, round, invite, played }: Where & { played: boolean }) {
  return (
    <>
      <a href={tablePath(id, invite)}>
        ‹ {words.table.label} {id}
      </a>
      <div class="list-head">
        <h1>{recordWords.replay.title(round)}</h1>
        <p class="row">
          {played && <FavouriteRound table={id} round={round} />}
          <CopyLink path={tablePath(id, invite, `/rounds/${round}`)} label={recordWords.history.share} />
        </p>
      </div>
    </>
  );
}

/** Below the round, so that on a phone the felt begins near the top. */
function Exports(where: Where & { told: RoundStory }) {
  const { id, round, invite, told } = where;
  const { story, document } = told;
  const text = `data:text/plain;charset=utf-8,${encodeURIComponent(asText(story, where))}`;
  return (
    <p class="row">
      <a class="btn small" href={roundPath(id, round, invite)} download={`round-${id}-${round}.json`}>
        {recordWords.replay.export}
      </a>
      <a class="btn small" href={text} download={`round-${id}-${round}.txt`}>
        {recordWords.replay.exportText}
      </a>
      {document && (
        <a
          class="btn small"
          href={documentPath(id, round, invite)}
          download={`round-${id}-${round}.${document}`}
          data-document={document}
        >
          {recordWords.replay.exportAs(document.toUpperCase())}
        </a>
      )}
    </p>
  );
}

function Steps({ story, open }: { story: StoryLine[]; open: (clause: string) => void }) {
  const [step, setStep] = useState(story.length);
  const shown = story.slice(0, step);
  return (
    <>
      <FallenCards lines={shown} />
      <ReplayBar step={step} all={story.length} go={setStep} />
      <div class="log-panel panel">
        <StoryLines lines={shown} open={open} />
      </div>
    </>
  );
}
