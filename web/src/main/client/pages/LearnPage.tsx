/** The trainer: one situation, one decision, and at once what it was worth. */
import { useEffect, useState } from 'preact/hooks';
import { TopBar } from '../parts/bar/TopBar';
import { LessonCard } from '../parts/coach/LessonCard';
import { LessonList } from '../parts/coach/LessonList';
import { Pick } from '../parts/lab/LabForm';
import { api } from '../state/api';
import { useLabAnswer } from '../state/labAnswer';
import { answered, keepProgress, nextLesson, type Progress, recallProgress, sumOf } from '../state/learning';
import { learnWords as t } from '../text/learnWords';
import { words } from '../text/words';
import type { Lesson, LessonPage as Situations } from '../wire/coachTypes';
import type { House } from '../wire/lobbyTypes';
import { LessonPage } from './LessonPage';

/** Games in which somebody banks have limits by schedule; only there does a choice have a value of its own. */
const banked = (house: House): House => ({
  ...house,
  games: house.games.filter((game) => game.usualStakes.startsWith('schedule')),
});

export function LearnPage({ lesson }: { lesson: string }) {
  return lesson ? <LessonPage lesson={lesson} /> : <Practice />;
}

function Practice() {
  const [asked, setAsked] = useState(() => Object.fromEntries(new URLSearchParams(location.search)));
  const [houses, setHouses] = useState<House[]>([]);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    document.title = words.title.page(t.learn);
    api.houses().then(
      (all) => setHouses(all.map(banked).filter((house) => house.games.length > 0)),
      () => setTrouble(words.error.room),
    );
  }, []);
  const house = houses.find((one) => one.id === asked.house) ?? houses[0];
  const game = house?.games.find((one) => one.id === asked.game) ?? house?.games[0];
  const ask = (at: { house: string; game: string }) => {
    history.replaceState(null, '', `/learn?${new URLSearchParams(at)}`);
    setAsked(at);
  };
  return (
    <>
      <TopBar />
      <main class="page learn-page">
        <h1>{t.learn}</h1>
        <LessonList />
        <h2>{t.title}</h2>
        <p class="muted">{t.lead}</p>
        {trouble && <p class="notice bad">{trouble}</p>}
        {house && game && (
          <>
            <Asked houses={houses} house={house} game={game.id} ask={ask} />
            <Course key={`${house.id} ${game.id}`} house={house.id} game={game.id} />
          </>
        )}
      </main>
    </>
  );
}

interface AskedProps {
  houses: House[];
  house: House;
  game: string;
  ask: (at: { house: string; game: string }) => void;
}

function Asked({ houses, house, game, ask }: AskedProps) {
  return (
    <div class="learn-ask">
      <Pick
        label={t.house}
        value={house.id}
        of={houses.map((one) => [one.id, one.name])}
        change={(id) => ask({ house: id, game })}
      />
      <Pick
        label={t.game}
        value={game}
        of={house.games.map((one) => [one.id, one.name])}
        change={(id) => ask({ house: house.id, game: id })}
      />
    </div>
  );
}

function Course({ house, game }: { house: string; game: string }) {
  const { found, trouble, working } = useLabAnswer<Situations>(`/api/learn/${house}/${game}`);
  const [progress, setProgress] = useState<Progress>(() => recallProgress(house, game));
  const [lesson, setLesson] = useState<Lesson | undefined>();
  const draw = (from: Lesson[]) => setLesson(nextLesson(from, progress, Math.random()));
  useEffect(() => {
    if (found) draw(found.lessons);
  }, [found]);
  const answer = (isRight: boolean) => {
    if (!lesson) return;
    const next = answered(progress, lesson.id, isRight);
    keepProgress(house, game, next);
    setProgress(next);
  };
  const { right, wrong } = sumOf(progress);
  return (
    <>
      {trouble && <p class="notice bad">{trouble}</p>}
      {working && !found && <p class="muted">{t.working}</p>}
      {found && lesson && <LessonCard lesson={lesson} answer={answer} next={() => draw(found.lessons)} />}
      <p class="small muted">{right + wrong ? t.progress(right, right + wrong) : t.fresh}</p>
    </>
  );
}
