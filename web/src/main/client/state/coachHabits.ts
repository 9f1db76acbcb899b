/** What this session's decisions cost by the coach's figures, kept in this browser. */
import type { CoachedRound } from '../wire/coachTypes';

export interface Habit {
  times: number;
  costCents: number;
}

export interface CoachedEvening {
  /** When the last round was added, in milliseconds. */
  at: number;
  /** `table round`, so that none is counted twice. */
  rounds: string[];
  decisions: number;
  mistakes: number;
  costCents: number;
  habits: Record<string, Habit>;
}

/** After a pause this long, another session begins. */
const PAUSE_MS = 8 * 60 * 60 * 1000;
const ROUNDS_KEPT = 400;
const HABITS_KEPT = 60;
const SHOWN = 5;

export const NEW_EVENING: CoachedEvening = { at: 0, rounds: [], decisions: 0, mistakes: 0, costCents: 0, habits: {} };

const place = (me: string) => `cardroom.coach.${me}`;

export function recallEvening(me: string, now: number): CoachedEvening {
  try {
    const kept = JSON.parse(localStorage.getItem(place(me)) ?? 'null') as CoachedEvening | null;
    return kept && now - kept.at < PAUSE_MS ? { ...NEW_EVENING, ...kept } : NEW_EVENING;
  } catch {
    return NEW_EVENING;
  }
}

export function keepEvening(me: string, evening: CoachedEvening): void {
  try {
    localStorage.setItem(place(me), JSON.stringify(evening));
  } catch {
    // kept until the page is left
  }
}

export function added(evening: CoachedEvening, table: number, round: CoachedRound, now: number): CoachedEvening {
  const id = `${table} ${round.round}`;
  if (evening.rounds.includes(id)) return evening;
  const mistakes = round.decisions.filter(({ costCents }) => costCents > 0);
  const habits = { ...evening.habits };
  for (const { habit, costCents } of mistakes) {
    const before = habits[habit] ?? { times: 0, costCents: 0 };
    habits[habit] = { times: before.times + 1, costCents: before.costCents + costCents };
  }
  return {
    at: now,
    rounds: [...evening.rounds, id].slice(-ROUNDS_KEPT),
    decisions: evening.decisions + round.decisions.length,
    mistakes: evening.mistakes + mistakes.length,
    costCents: evening.costCents + round.costCents,
    habits: Object.fromEntries(byCost(habits).slice(0, HABITS_KEPT)),
  };
}

const byCost = (habits: Record<string, Habit>): [string, Habit][] =>
  Object.entries(habits).sort(([, one], [, other]) => other.costCents - one.costCents);

/** The few that cost the most. */
export const dearest = (evening: CoachedEvening): [string, Habit][] => byCost(evening.habits).slice(0, SHOWN);
