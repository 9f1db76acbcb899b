/** What is said above the bar: my result, my turn and for which hand, or what the table waits for. */
import { prettyCards } from '../text/cards';
import { money } from '../text/money';
import { people, person } from '../text/people';
import { words } from '../text/words';
import type { Choice } from '../wire/table';
import { isBehind, type Sorted, seatOf } from './choices';
import { factOf, isOver, playsForPots, potOf } from './middle';
import { roundNet, took } from './session';
import { isShown, type TableState } from './table';

export interface Head {
  text: string;
  detail: string;
  tone: string;
}

export function headline(now: TableState, me: string, sorted: Sorted, at: string): Head {
  const { table, clock, bank } = now.zones;
  const bets = sorted.bets.length > 0;
  const net = roundNet(now.zones, me);
  const told = now.log.at(-1);
  if (!isShown(now) && told) return { text: people(prettyCards(told.text)), detail: '', tone: '' };
  if (playsForPots(now.zones)) return ringHead(now, me, sorted, net);
  if (took(now.zones, me)) return outcome(net, bank?.player === me, bets ? words.table.place : people(table.prompt));
  if (bets) return { text: words.table.place, detail: '', tone: '' };
  if (sorted.acts.length && clock) {
    const text = [words.table.yourTurn, at].filter(Boolean).join(', ');
    return { text, detail: clock.name === 'action' ? '' : people(table.prompt), tone: '' };
  }
  return { text: people(table.prompt) || words.table.wait, detail: '', tone: '' };
}

/** At a table that plays for pots the pot and the price are always in sight. */
function ringHead(now: TableState, me: string, sorted: Sorted, net: number): Head {
  const { zones } = now;
  const soon = zones.clock?.name === 'between' ? words.table.nextRound : '';
  const prompt = soon || people(zones.table.prompt) || words.table.wait;
  if (took(zones, me)) return outcome(net, false, prompt);
  if (isOver(zones)) return { text: prompt, detail: '', tone: '' };
  const price = factOf(zones.table.facts, 'to call');
  const pot = words.table.potNow(money(potOf(zones)));
  const detail = [price && words.table.toCall(price), pot].filter(Boolean).join(', ');
  const text = sorted.acts.length && zones.clock ? words.table.yourTurn : (awaited(now, me) ?? prompt);
  return { text, detail, tone: '' };
}

/** The one the table waits for, by name. */
function awaited({ zones }: TableState, me: string): string | undefined {
  const positions = zones.clock?.positions ?? [];
  const seat = zones.seats.find((one) => positions.length === 1 && one.seat === seatOf(positions[0]!));
  return seat?.player && seat.player !== me ? words.table.waitingFor(person(seat.player)) : undefined;
}

function outcome(net: number, banked: boolean, detail: string): Head {
  const won = banked ? words.table.bankWon : words.table.won;
  const lost = banked ? words.table.bankLost : words.table.lost;
  if (net > 0) return { text: won(money(net)), detail, tone: 'up' };
  if (net < 0) return { text: lost(money(-net)), detail, tone: 'down' };
  return { text: words.table.even, detail, tone: '' };
}

/** Which hand or circle a decision is for, where that is not plain. */
export function whereOf(choice: Choice, mine: number, now: TableState): string {
  const spot = now.zones.positions.find((one) => one.position === choice.position);
  const active = spot?.hands.findIndex((hand) => hand.tags.includes('active')) ?? -1;
  const hand = spot && spot.hands.length > 1 && active >= 0 ? words.table.handOf(active + 1, spot.hands.length) : '';
  const seat = seatOf(choice.position);
  const elsewhere = seat && seat !== mine ? words.bets.circle(seat) : '';
  return [isBehind(choice.position) ? words.table.behindSeat(seat) : elsewhere, hand].filter(Boolean).join(', ');
}
