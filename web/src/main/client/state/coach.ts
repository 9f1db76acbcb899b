/** What each of my choices is worth while the coach is on; otherwise empty. */
import type { CoachWord } from '../wire/coachTypes';
import type { Choice } from '../wire/tableTypes';
import { useValue, Value } from './watchedValue';

export interface Worth {
  cents: number;
  perCent: number;
  best: boolean;
}

const NOTHING: ReadonlyMap<string, Worth> = new Map();

export const weighed = new Value<ReadonlyMap<string, Worth>>(NOTHING);

const key = ({ id, position }: { id: string; position: string }) => `${id}@${position}`;

export function worthsOf(said: CoachWord | null): ReadonlyMap<string, Worth> {
  if (!said) return NOTHING;
  const found = said.decisions.flatMap(({ position, worths }) =>
    worths.map(
      ({ id, worthCents, perCent, best }) =>
        [key({ id, position }), { cents: worthCents, perCent, best }] as [string, Worth],
    ),
  );
  return new Map(found);
}

/** The worth of a choice for an amount other than the suggested one goes with it. */
export function worthFor(worth: Worth, choice: Choice, cents: number): number {
  return Math.round(worth.cents + worth.perCent * (choice.amount ? cents - choice.amount.suggestedCents : 0));
}

/** Always with a sign and two decimals, so that figures line up: `+$3.94`. */
export function expected(cents: number): string {
  const sign = cents > 0 ? '+' : cents < 0 ? '−' : '±';
  return `${sign}$${(Math.abs(cents) / 100).toFixed(2)}`;
}

export function useWorth(choice: Choice, cents: number): { text: string; good: boolean; best: boolean } | null {
  const worth = useValue(weighed).get(key(choice));
  if (!worth) return null;
  const now = worthFor(worth, choice, cents);
  return { text: expected(now), good: now >= 0, best: worth.best };
}
