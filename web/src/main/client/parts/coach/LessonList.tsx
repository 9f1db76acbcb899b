/** Which lessons there are, and which of them I have finished. */
import { useEffect, useState } from 'preact/hooks';
import { ask } from '../../state/api';
import { finishedLessons } from '../../state/lesson';
import { learnWords as t } from '../../text/learnWords';
import type { GameLessonRow } from '../../wire/coachTypes';

export function LessonList() {
  const [lessons, setLessons] = useState<GameLessonRow[]>([]);
  const finished = finishedLessons();
  useEffect(() => {
    ask<GameLessonRow[]>('GET', `/api/lessons?language=${document.documentElement.lang}`).then(setLessons, () => {});
  }, []);
  if (!lessons.length) return null;
  return (
    <section class="lesson-list" aria-label={t.lessons}>
      <h2>{t.lessons}</h2>
      <p class="muted small">{t.lessonsLead}</p>
      <ul>
        {lessons.map(({ id, title }) => (
          <li key={id}>
            <a href={`/learn/${id}`}>
              {title}
              {finished.includes(id) && <span class="done">{t.done}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
