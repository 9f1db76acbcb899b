/** The table as far as its story has been told: chips stay where they are until their result is shown. */
import type { Result, Seat, Zones } from '../wire/tableTypes';
import { mine } from './choices';
import { resultKey } from './reveal';
import type { TableState } from './table';

/** Results that have not had their turn yet. */
export const untold = ({ zones, plan, step }: TableState): Result[] =>
  zones.results.filter(({ order }) => (plan.at.get(resultKey(order)) ?? 0) > step);

/** The result being shown: its chips are on their way. */
export const paidNow = ({ zones, plan, step }: TableState): Result | undefined =>
  step > 0 ? zones.results.find(({ order }) => plan.at.get(resultKey(order)) === step) : undefined;

/** The wagers are being settled: the first of them has had its turn. */
export const isPaying = (now: TableState): boolean => {
  const waiting = untold(now).length;
  return waiting > 0 && waiting < [...now.plan.at.keys()].filter((key) => key.startsWith('result')).length;
};

export function drawn(now: TableState): Zones {
  const { zones, before, step, plan } = now;
  const waiting = untold(now);
  if (!waiting.length || step >= plan.steps) return zones;
  const still = (seat: Seat): Seat => {
    const owed = waiting.some(({ bettor }) => bettor === seat.player) || zones.bank?.player === seat.player;
    const was = before.seats.find((old) => old.seat === seat.seat && old.player === seat.player);
    const stackCents = owed && was ? was.stackCents : seat.stackCents;
    return { ...seat, stackCents, tags: seat.tags.filter((tag) => tag !== 'to-act') };
  };
  const moved = (word: string) => sumOf(waiting.filter((result) => result.word === word));
  const bank = zones.bank && {
    ...zones.bank,
    paidCents: zones.bank.paidCents - moved('win'),
    collectedCents: zones.bank.collectedCents - moved('lose'),
  };
  return { ...zones, seats: zones.seats.map(still), bank };
}

/** My own seat as far as the story has been told: my chips must not say what I won before it is shown. */
export const placeAsTold = (now: TableState, me: string): Seat | undefined => mine(drawn(now).seats, me);

const sumOf = (results: Result[]): number => results.reduce((all, one) => all + Math.abs(one.amountCents), 0);
