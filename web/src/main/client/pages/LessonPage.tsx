/** A lesson: a real table with cards that were chosen for it, and a few sentences and questions beside it. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { TopBar } from '../parts/bar/TopBar';
import { LessonStep } from '../parts/coach/LessonStep';
import { Still } from '../parts/history/Replayer';
import { ClauseSheet } from '../parts/sheets/ClauseSheet';
import { ask, Refused } from '../state/api';
import { asksForPeople, finishLesson, span, unmarked } from '../state/lesson';
import { framesOf, toldTo } from '../state/replayFrames';
import { reducedMotion } from '../state/settings';
import { TIMES } from '../state/storyPace';
import { learnWords as t } from '../text/learnWords';
import { words } from '../text/words';
import type { GameLesson } from '../wire/coachTypes';

/** The learner's name at the table of a lesson. */
const ME = 'You';

export function LessonPage({ lesson }: { lesson: string }) {
  const [found, setFound] = useState<GameLesson | null>(null);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    const language = document.documentElement.lang;
    ask<GameLesson>('GET', `/api/lessons/${encodeURIComponent(lesson)}?language=${language}`).then(setFound, (no) =>
      setTrouble(no instanceof Refused && no.status === 404 ? t.missing : words.error.room),
    );
  }, [lesson]);
  useEffect(() => {
    document.title = words.title.page(t.lesson(found?.title ?? ''));
  }, [found]);
  return (
    <>
      <TopBar />
      <main class="page lesson-page">
        <div class="lesson-head">
          <a href="/learn">‹ {t.lessons}</a>
          <h1>{found?.title ?? t.lessons}</h1>
        </div>
        {trouble && <p class="notice bad">{trouble}</p>}
        {found && <Course lesson={found} />}
      </main>
    </>
  );
}

function Course({ lesson }: { lesson: GameLesson }) {
  const [at, setAt] = useState(0);
  const [clause, setClause] = useState('');
  const frames = useMemo(() => framesOf(toldTo(lesson, ME)), [lesson]);
  const { from, to } = span(lesson, Math.min(at, lesson.parts.length - 1));
  const frame = frames[useRun(from, to) - 1];
  const part = lesson.parts[at];
  const asked = part && asksForPeople(part);
  const next = () => {
    if (at + 1 === lesson.parts.length) finishLesson(lesson.id);
    setAt(at + 1);
  };
  const known = lesson.parts.flatMap(({ clauses }) => clauses).find(({ id }) => id === clause)?.sentence ?? '';
  return (
    <div class="lesson-table">
      {frame && <Still frame={asked ? unmarked(frame) : frame} me={ME} open={setClause} />}
      {part ? (
        <LessonStep key={at} part={part} at={at} all={lesson.parts.length} next={next} clause={setClause} />
      ) : (
        <Finished again={() => setAt(0)} />
      )}
      {clause && <ClauseSheet id={clause} known={known || words.rulesPage.missing} close={() => setClause('')} />}
    </div>
  );
}

/** Goes from one step to another at the pace at which cards fall; at once for people who want no motion. */
function useRun(from: number, to: number): number {
  const [step, setStep] = useState(to);
  useEffect(() => setStep(reducedMotion() ? to : Math.min(from + 1, to)), [from, to]);
  useEffect(() => {
    if (step >= to) return;
    const timer = setTimeout(() => setStep(step + 1), TIMES.decision);
    return () => clearTimeout(timer);
  }, [step, to]);
  return Math.min(step, to);
}

function Finished({ again }: { again: () => void }) {
  return (
    <section class="panel lesson-step" aria-label={t.finished}>
      <p class="said" role="status">
        {t.finished}
      </p>
      <a class="btn primary" href="/">
        {t.toTables}
      </a>
      <a class="btn" href="/learn">
        {t.lessons}
      </a>
      <button type="button" class="btn" onClick={again}>
        {t.again}
      </button>
    </section>
  );
}
