/** What I have won or lost at this table in this visit, collections included. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Result, Zones } from '../wire/tableTypes';
import { api } from './api';
import { isOver, netFrom, playsForPots } from './potsInMiddle';
import type { Outcome } from './roundResult';

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

/** What the room has counted over the rounds of this visit: the same on every page. Asked again after each round. */
export function useSessionNet(table: number, me: string, playsHere: boolean, outcome: Outcome | null): number {
  const [netCents, setNet] = useState(0);
  const latest = useRef(0);
  useEffect(() => setNet(0), [table, me]);
  useEffect(() => {
    if (!me || !(playsHere || outcome)) return;
    const asked = ++latest.current;
    api.visit(table).then(
      (visit) => asked === latest.current && setNet(visit.netCents),
      () => {}, // what was known before still stands
    );
  }, [table, me, playsHere, outcome]);
  return netCents;
}
