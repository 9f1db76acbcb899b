/** The line above the bar: my result, my turn and for which hand, or what the table waits for. */
import { prettyCards } from '../text/cards';
import { money } from '../text/money';
import { people, person } from '../text/people';
import { words } from '../text/words';
import type { Choice } from '../wire/tableTypes';
import { isBehind, type Sorted, seatOf } from './choices';
import { factOf, isAwaited, isOver, laidBy, playsForPots, potOf } from './potsInMiddle';
import type { Outcome } from './roundResult';
import { isShown, type TableState } from './table';

export interface Head {
  text: string;
  detail: string;
  tone: string;
}

export function headline(now: TableState, me: string, sorted: Sorted, at: string, done: Outcome | null): Head {
  const { table, clock } = now.zones;
  const bets = sorted.bets.length > 0;
  const lies = bets && now.zones.positions.some((spot) => spot.bettor === me && laidBy(spot) > 0);
  if (!isShown(now)) return { text: people(prettyCards(tellingOf(now))), detail: '', tone: '' };
  if (playsForPots(now.zones)) return ringHead(now, me, sorted, done);
  if (lies) return { text: words.table.betIn, detail: '', tone: '' };
  const next = bets ? words.table.place : promptFor(now, me);
  if (done) return outcome(done, next);
  if (bets) return { text: next, detail: '', tone: '' };
  if (sorted.acts.length && clock) {
    const text = [words.table.yourTurn, at].filter(Boolean).join(', ');
    return { text, detail: clock.name === 'action' ? '' : people(table.prompt), tone: '' };
  }
  return { text: next || words.table.wait, detail: '', tone: '' };
}

/** What the room asks of all; whoever is the bank has no wager to place. */
function promptFor({ zones: { table, bank } }: TableState, me: string): string {
  const waits = table.phase === 'betting' && me !== '' && bank?.player === me;
  return waits ? words.table.youBank : people(table.prompt);
}

/** What is being told: the latest line of this story, and before its first what the table was waiting for. */
function tellingOf({ plan, step, before }: TableState): string {
  const told = plan.lines.slice(0, step).findLast((line) => line && line.text !== '');
  return told?.text ?? (before.table.prompt || words.table.wait);
}

/** At a table that plays for pots, the pot and the price are always shown. */
function ringHead(now: TableState, me: string, sorted: Sorted, done: Outcome | null): Head {
  const { zones } = now;
  const soon = zones.clock?.name === 'between' ? words.table.nextRound : '';
  const prompt = soon || people(zones.table.prompt) || words.table.wait;
  if (done && isOver(zones)) return outcome(done, prompt);
  if (isOver(zones)) return { text: prompt, detail: '', tone: '' };
  const price = factOf(zones.table.facts, 'to call');
  const pot = words.table.potNow(money(potOf(zones)));
  const detail = opening([price && words.table.toCall(price), pot].filter(Boolean).join(', '));
  const mine = zones.clock && isAwaited(sorted.acts, zones);
  const text = mine ? words.table.yourTurn : (awaited(now, me) ?? prompt);
  return { text, detail, tone: '' };
}

/** It stands by itself or behind a sentence. */
const opening = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Whom the table waits for, by name. */
function awaited({ zones }: TableState, me: string): string | undefined {
  const positions = zones.clock?.positions ?? [];
  const seat = zones.seats.find((one) => positions.length === 1 && one.seat === seatOf(positions[0]!));
  return seat?.player && seat.player !== me ? words.table.waitingFor(person(seat.player)) : undefined;
}

function outcome({ netCents, feesCents, banked }: Outcome, next: string): Head {
  const won = banked ? words.table.bankWon : words.table.won;
  const lost = banked ? words.table.bankLost : words.table.lost;
  const even = banked ? words.table.bankEven : words.table.even;
  const detail = [feesCents > 0 ? words.table.afterFee(money(feesCents)) : '', next].filter(Boolean).join('. ');
  if (netCents > 0) return { text: won(money(netCents)), detail, tone: 'up' };
  if (netCents < 0) return { text: lost(money(-netCents)), detail, tone: 'down' };
  return { text: even, detail, tone: '' };
}

/** Which hand or circle a decision is for, where that is not obvious. */
export function whereOf(choice: Choice, mine: number, now: TableState): string {
  const spot = now.zones.positions.find((one) => one.position === choice.position);
  const active = spot?.hands.findIndex((hand) => hand.tags.includes('active')) ?? -1;
  const hand = spot && spot.hands.length > 1 && active >= 0 ? words.table.handOf(active + 1, spot.hands.length) : '';
  const seat = seatOf(choice.position);
  const elsewhere = seat && seat !== mine ? words.bets.circle(seat) : '';
  return [isBehind(choice.position) ? words.table.behindSeat(seat) : elsewhere, hand].filter(Boolean).join(', ');
}
