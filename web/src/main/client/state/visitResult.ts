/** What I have won or lost at this table in this visit, collections included. */
import { useEffect, useState } from 'preact/hooks';
import type { Result, Zones } from '../wire/tableTypes';
import { isOver, netFrom, playsForPots } from './potsInMiddle';
import type { Outcome } from './roundResult';

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

/** The sum over every round of this visit, each counted once however often it is reported. */
export function useSessionNet(table: number, me: string, outcome: Outcome | null): number {
  const [rounds, setRounds] = useState<Record<string, number>>({});
  useEffect(() => setRounds(read(table, me)), [table, me]);
  useEffect(() => {
    if (!outcome) return;
    const next = { ...read(table, me), [outcome.round]: outcome.netCents };
    setRounds(next);
    try {
      sessionStorage.setItem(key(table, me), JSON.stringify(next));
    } catch {
      // kept until the page is left
    }
  }, [outcome, table, me]);
  return Object.values(rounds).reduce((a, b) => a + b, 0);
}
