/** How many chips may be brought to a table: never more than the purse holds. */
import type { Choice } from '../wire/tableTypes';
import { me } from './api';
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

/** Whether I have too few chips for a choice, by what the room last said of my purse. */
export function useShort(): (choice: Choice) => boolean {
  const purse = useValue(me)?.purseCents;
  return (choice) => purse !== undefined && isShort(choice, purse);
}
