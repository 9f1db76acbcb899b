/** What a person has learnt about a game, kept in this browser, and what to ask next. */
import type { Lesson } from '../wire/coachTypes';

export interface Known {
  right: number;
  wrong: number;
}

export type Progress = Record<string, Known>;

/** How much more often a missed situation comes back. */
const MISSED = 4;

const place = (house: string, game: string) => `cardroom.learn.${house}.${game}`;

export function recallProgress(house: string, game: string): Progress {
  try {
    return (JSON.parse(localStorage.getItem(place(house, game)) ?? '{}') ?? {}) as Progress;
  } catch {
    return {};
  }
}

export function keepProgress(house: string, game: string, progress: Progress): void {
  try {
    localStorage.setItem(place(house, game), JSON.stringify(progress));
  } catch {
    // known until the page is left
  }
}

const need = (lesson: Lesson, progress: Progress): number => {
  const { right, wrong } = progress[lesson.id] ?? { right: 0, wrong: 0 };
  return (lesson.weight * (1 + MISSED * wrong)) / (1 + right);
};

/** The more costly and the less well known, the more likely. @param dice between 0 and 1 */
export function nextLesson(lessons: Lesson[], progress: Progress, dice: number): Lesson | undefined {
  const needs = lessons.map((lesson) => need(lesson, progress));
  let at = dice * needs.reduce((sum, one) => sum + one, 0);
  for (const [i, lesson] of lessons.entries()) {
    at -= needs[i]!;
    if (at < 0) return lesson;
  }
  return lessons.at(-1);
}

export function bestOf({ worths }: Lesson): string {
  return worths.reduce((best, one) => (one.worth > best.worth ? one : best)).id;
}

/** What a choice costs against the best one, in cents on a stake. */
export function costOf(lesson: Lesson, id: string, stakeCents: number): number {
  const worth = (wanted: string) => lesson.worths.find((one) => one.id === wanted)?.worth ?? 0;
  return Math.round((worth(bestOf(lesson)) - worth(id)) * stakeCents);
}

export function answered(progress: Progress, id: string, isRight: boolean): Progress {
  const { right, wrong } = progress[id] ?? { right: 0, wrong: 0 };
  return { ...progress, [id]: { right: right + (isRight ? 1 : 0), wrong: wrong + (isRight ? 0 : 1) } };
}

export function sumOf(progress: Progress): Known {
  return Object.values(progress).reduce(
    (sum, { right, wrong }) => ({ right: sum.right + right, wrong: sum.wrong + wrong }),
    { right: 0, wrong: 0 },
  );
}
