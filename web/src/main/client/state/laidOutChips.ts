/** Chips that are laid out but not yet bet: shown in full, sent only when the person says so. */
import type { BetChoice } from './choices';

export type Staged = ReadonlyMap<string, number>;
export const NO_BETS: Staged = new Map();

/** One area of one circle. */
export const place = (position: string, wager: string): string => `${position} ${wager}`;
export const placeOf = ({ choice, area }: BetChoice): string => place(choice.position, area.wager);

export function put(staged: Staged, key: string, cents: number, maxCents: number): Staged {
  const next = new Map(staged);
  const value = Math.min(maxCents, (staged.get(key) ?? 0) + cents);
  if (value > 0) next.set(key, value);
  else next.delete(key);
  return next;
}

/** Moves all chips of one place to another; what the other cannot take stays. */
export function move(staged: Staged, from: string, to: string, maxCents: number): Staged {
  const lying = staged.get(from) ?? 0;
  const moved = Math.min(lying, Math.max(0, maxCents - (staged.get(to) ?? 0)));
  return put(put(staged, from, -moved, Infinity), to, moved, maxCents);
}

export const sum = (staged: Staged): number => [...staged.values()].reduce((a, b) => a + b, 0);

/** The largest chip that a tap takes back. */
export function lastChip(cents: number, denominations: number[]): number {
  return denominations.filter((value) => value <= cents && cents % value === 0).pop() ?? cents;
}

/** Only what the room offers now, cut to what it takes. */
export function fitting(wanted: Staged, bets: BetChoice[], times: number): Staged {
  const next = new Map<string, number>();
  for (const bet of bets) {
    const range = bet.choice.amount;
    const cents = (wanted.get(placeOf(bet)) ?? 0) * times;
    if (range && cents >= range.minCents) next.set(placeOf(bet), Math.min(cents, range.maxCents));
  }
  return next;
}

/** The same with everything that is too little brought up to the least that its place takes. */
export function atLeast(staged: Staged, bets: BetChoice[]): Staged {
  const next = new Map(staged);
  for (const bet of bets) {
    const lies = staged.get(placeOf(bet)) ?? 0;
    if (lies > 0) next.set(placeOf(bet), Math.max(lies, bet.choice.amount?.minCents ?? 0));
  }
  return next;
}

/** Why an amount cannot be bet as it lies; empty when it can. */
export function problem(
  { choice, area }: BetChoice,
  cents: number,
  say: { least: Say; most: Say; exact: Say },
  money: (c: number) => string,
): string {
  const range = choice.amount;
  if (!range || cents === 0) return '';
  if (cents < range.minCents) return say.least(area.label, money(range.minCents));
  if (cents > range.maxCents) return say.most(area.label, money(range.maxCents));
  const whole = cents === range.maxCents || (cents - range.minCents) % Math.max(1, range.stepCents) === 0;
  return whole ? '' : say.exact(area.label, money(range.stepCents));
}

type Say = (label: string, amount: string) => string;
