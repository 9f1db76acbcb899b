/** Which circles are drawn to bet on, and what lies on them. */
import { words } from '../text/words';
import type { Zones } from '../wire/tableTypes';
import { type BetChoice, isBehind, layout, seatOf } from './choices';
import { placeOf, type Staged } from './laidOutChips';

export interface CircleOfBets {
  position: string;
  title: string;
  bets: BetChoice[];
}

export interface Circles {
  drawn: CircleOfBets[];
  /** Other places where one may bet, offered by name. */
  others: { position: string; title: string }[];
}

export function circleTitle(position: string, mine: number): string {
  const seat = seatOf(position);
  if (isBehind(position)) return words.table.behindSeat(seat);
  return seat === mine ? words.bets.yours : words.bets.circle(seat);
}

export function placedOn(zones: Zones, bet: BetChoice): number {
  const spot = zones.positions.find((one) => one.position === bet.choice.position);
  return spot?.stakes.find((stake) => stake.wager === bet.area.wager)?.amountCents ?? 0;
}

/** My own circle, those with my chips on them, and those I opened; the others are offered by name. */
export function circlesOf(bets: BetChoice[], zones: Zones, mine: number, asked: string[], staged: Staged): Circles {
  const positions = [...new Set(bets.map((bet) => bet.choice.position))];
  const hasChips = (bet: BetChoice) => staged.has(placeOf(bet)) || placedOn(zones, bet) > 0;
  const visible = positions.filter(
    (position) =>
      (seatOf(position) === mine && !isBehind(position)) ||
      asked.includes(position) ||
      bets.some((bet) => bet.choice.position === position && hasChips(bet)),
  );
  const open = visible.length ? visible : positions.slice(0, 1);
  const titled = (position: string) => ({ position, title: circleTitle(position, mine) });
  return {
    drawn: open.map((position) => ({ ...titled(position), bets: inOrder(bets, position, zones) })),
    others: positions.filter((position) => !open.includes(position)).map(titled),
  };
}

/** Areas lie as the table's layout names them, whatever the order they are offered in. */
function inOrder(bets: BetChoice[], position: string, zones: Zones): BetChoice[] {
  const order = layout(zones.table.wagers);
  const rank = (bet: BetChoice) => order.findIndex((area) => area.wager === bet.area.wager);
  return bets.filter((bet) => bet.choice.position === position).sort((a, b) => rank(a) - rank(b));
}
