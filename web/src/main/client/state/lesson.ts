/** A lesson in this browser: which were finished, and how far the table has come at each part. */
import type { GameLesson, LessonAnswer, LessonPart } from '../wire/coachTypes';
import type { Frame } from './replayFrames';

const KEPT = 'cardroom.lessons';

export function finishedLessons(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export function finishLesson(id: string): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify([...new Set([...finishedLessons(), id])]));
  } catch {
    // known until the page is left
  }
}

/** The step from which a part is shown and the one at which it rests; what came before the first part is not told. */
export function span({ parts }: GameLesson, at: number): { from: number; to: number } {
  const to = parts[at]?.frame ?? 0;
  return { from: at > 0 ? Math.min(parts[at - 1]?.frame ?? to, to) : to, to };
}

/** The learner may go on once everything has been told, or the answer found. */
export const mayGoOn = (part: LessonPart, chosen: LessonAnswer | null): boolean =>
  part.answers.length === 0 || chosen?.right === true;

/** Where cards are chosen, choosing none is an answer too. */
export const picksCards = ({ answers }: LessonPart): boolean => answers.some(({ cards }) => cards.length > 0);

/** Somebody at the table is the answer: their id is the name they go by. */
export const asksForPeople = ({ answers }: LessonPart): boolean => answers.some(({ id }) => id === 'You');

const without = (tags: string[]): string[] => tags.filter((tag) => tag !== 'active' && tag !== 'to-act');

/** The table without the mark of whose turn it is, which would give the answer away. */
export const unmarked = ({ number, zones }: Frame): Frame => ({
  number,
  zones: {
    ...zones,
    seats: zones.seats.map((seat) => ({ ...seat, tags: without(seat.tags) })),
    positions: zones.positions.map((spot) => ({
      ...spot,
      hands: spot.hands.map((hand) => ({ ...hand, tags: without(hand.tags) })),
    })),
  },
});
