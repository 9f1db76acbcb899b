/** What the round that lies on the table brought me, collections included, kept until the next one is settled. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { RoundRow } from '../wire/lobbyTypes';
import type { Result, Zones } from '../wire/tableTypes';
import { api } from './api';
import { isOver, playsForPots } from './potsInMiddle';
import { isShown, type TableState } from './table';
import { roundNet, took } from './visitResult';

export interface Outcome {
  /** Which round it was. */
  round: number;
  netCents: number;
  feesCents: number;
  /** I was its bank. */
  banked: boolean;
}

/** The results as one string, so that a round is noticed once however often it is drawn. */
const signature = (results: Result[]): string =>
  results.map(({ order, position, wager, word, amountCents }) => [order, position, wager, word, amountCents]).join();

/** While the next wagers are made, the last results are still shown, beside a bank that has nothing to do with them. */
const isNextBegun = ({ table }: Zones): boolean => table.phase === 'betting' && table.wagers.length > 0;

const bets = ({ results }: Zones, me: string): boolean => results.some(({ bettor }) => bettor === me);

/** What the room recorded for a round; until that is known, what its results say. Null when I did not play in it. */
export function outcomeOf(zones: Zones, me: string, rows: RoundRow[]): Outcome | null {
  const { id, round } = zones.table;
  const row = rows.find((one) => one.table === id && one.round === round);
  const banked = !playsForPots(zones) && !bets(zones, me);
  if (row) return { round, netCents: row.netCents, feesCents: row.feesCents, banked };
  if (!took(zones, me) || (banked && isNextBegun(zones))) return null;
  return { round, netCents: roundNet(zones, me), feesCents: 0, banked };
}

export function useOutcome(now: TableState, me: string): Outcome | null {
  const [known, setKnown] = useState<{ of: string; outcome: Outcome | null } | null>(null);
  const { zones } = now;
  const of = `${zones.table.id} ${zones.table.round} ${me} ${signature(zones.results)}`;
  const latest = useRef(of);
  latest.current = of;
  const over = zones.results.length > 0 && (!playsForPots(zones) || isOver(zones));
  const settled = me !== '' && isShown(now) && over && (took(zones, me) || isNextBegun(zones));
  useEffect(() => {
    if (!settled) return;
    const note = (rows: RoundRow[]) => latest.current === of && setKnown({ of, outcome: outcomeOf(zones, me, rows) });
    api.rounds().then(note, () => note([]));
  }, [settled, of]);
  return known?.of === of ? known.outcome : null;
}
