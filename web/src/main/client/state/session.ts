/** What I have won or lost at this table in this visit, summed from the results the room sent. */
import { useEffect, useState } from 'preact/hooks';
import type { Result, Zones } from '../wire/table';
import { isOver, netFrom, playsForPots } from './middle';
import { isShown, type TableState } from './table';

const key = (table: number, me: string) => `cardroom.net.${table}.${me}`;

export function netOf(results: Result[], me: string): number {
  return results
    .filter((result) => result.bettor === me)
    .reduce(
      (net, result) =>
        net +
        (result.word === 'win'
          ? Math.abs(result.amountCents)
          : result.word === 'lose'
            ? -Math.abs(result.amountCents)
            : 0),
      0,
    );
}

/** What a settled round brought me, as a bettor and as the bank. */
export function roundNet(zones: Zones, me: string): number {
  const { results, bank } = zones;
  if (playsForPots(zones)) return netFrom(zones, me);
  const banked = results.length && bank?.player === me ? bank.collectedCents - bank.paidCents : 0;
  return netOf(results, me) + banked;
}

export function took(zones: Zones, me: string): boolean {
  const { results, bank, positions } = zones;
  if (playsForPots(zones)) return isOver(zones) && results.length > 0 && positions.some((spot) => spot.bettor === me);
  return results.length > 0 && (bank?.player === me || results.some((result) => result.bettor === me));
}

function read(table: number, me: string): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(key(table, me)) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

export function useSessionNet(now: TableState, me: string): number {
  const { table, results } = now.zones;
  const [rounds, setRounds] = useState<Record<string, number>>({});
  useEffect(() => setRounds(read(table.id, me)), [table.id, me]);
  const done = me !== '' && isShown(now) && took(now.zones, me);
  useEffect(() => {
    if (!done) return;
    const next = { ...read(table.id, me), [table.round]: roundNet(now.zones, me) };
    setRounds(next);
    try {
      sessionStorage.setItem(key(table.id, me), JSON.stringify(next));
    } catch {
      // shown until the page is left
    }
  }, [done, table.id, table.round, results.length]);
  return Object.values(rounds).reduce((a, b) => a + b, 0);
}
