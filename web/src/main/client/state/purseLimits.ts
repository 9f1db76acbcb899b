/** How many chips may be brought to a table: never more than the purse holds. */
import { useRef } from 'preact/hooks';
import type { Choice, Seat } from '../wire/tableTypes';
import { me } from './api';
import type { TableState } from './table';
import { useValue } from './watchedValue';

/** These take chips from the purse; every other amount is paid with chips on the table. */
const BUYS = new Set(['sit', 'sit-as-provider', 'stand-behind', 'top-up']);

export const buysChips = ({ id, amount }: Choice): boolean => BUYS.has(id) && amount !== undefined;

/** Whether the purse holds less than the least that is asked. */
export const isShort = (choice: Choice, purseCents: number): boolean =>
  buysChips(choice) && purseCents < (choice.amount?.minCents ?? 0);

/** The same choices, each up to what the purse holds; one that asks for more than that stays as it is, and is short. */
export function withinPurse(choices: Choice[], purseCents: number | undefined): Choice[] {
  if (purseCents === undefined) return choices;
  return choices.map((choice) => {
    if (!choice.amount || !buysChips(choice) || isShort(choice, purseCents)) return choice;
    const { minCents, maxCents, stepCents, suggestedCents } = choice.amount;
    const step = Math.max(1, stepCents);
    const held = minCents + Math.floor((purseCents - minCents) / step) * step;
    const most = maxCents <= purseCents ? maxCents : held;
    return {
      ...choice,
      amount: { ...choice.amount, maxCents: most, suggestedCents: Math.min(suggestedCents, most) },
    };
  });
}

/**
 * Whoever has too few chips to bet is offered no fewer than what the room suggests, which is enough for the least bet
 * and its collection, or all that the purse holds.
 */
export function enoughToBet(choices: Choice[], purseCents: number | undefined): Choice[] {
  return withinPurse(choices, purseCents).map((choice) =>
    choice.id === 'top-up' && choice.amount
      ? { ...choice, amount: { ...choice.amount, minCents: choice.amount.suggestedCents } }
      : choice,
  );
}

/** More chips are suggested up to what I sat down with here, where the room would suggest fewer. */
export function backTo(choices: Choice[], broughtCents: number, stackCents: number): Choice[] {
  return choices.map((choice) => {
    const missing = broughtCents - stackCents;
    if (choice.id !== 'top-up' || !choice.amount || missing <= choice.amount.suggestedCents) return choice;
    const { minCents, maxCents, stepCents } = choice.amount;
    const step = Math.max(1, stepCents);
    const whole = minCents + Math.floor((missing - minCents) / step) * step;
    return { ...choice, amount: { ...choice.amount, suggestedCents: Math.min(maxCents, whole) } };
  });
}

/** With how many chips I sat down at this table; 0 where I had a seat before this page was opened. */
export function useBrought({ zones: { table }, loaded }: TableState, place: Seat | undefined): number {
  const seen = useRef({ table: 0, sat: true, cents: 0 });
  const before = seen.current;
  const sat = place !== undefined;
  if (!loaded || before.table !== table.id) seen.current = { table: table.id, sat: sat || !loaded, cents: 0 };
  else if (!sat) seen.current = { ...before, sat, cents: 0 };
  else if (!before.sat) seen.current = { ...before, sat, cents: place.stackCents };
  return seen.current.cents;
}

/** Whether I have too few chips for a choice, by what the room last said of my purse. */
export function useShort(): (choice: Choice) => boolean {
  const purse = useValue(me)?.purseCents;
  return (choice) => purse !== undefined && isShort(choice, purse);
}
