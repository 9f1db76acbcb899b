/** Staying at a table: when chips are needed, what leaving costs, and when one is dealt in again. */
import { money } from '../text/money';
import { words } from '../text/words';
import type { Choice, Seat, Spot, Zones } from '../wire/tableTypes';
import { seatOf } from './choices';
import { isOver, laidBy, playsForPots, resultsHere } from './potsInMiddle';
import { isShown, type TableState } from './table';

const spotsOf = ({ positions }: Zones, me: string): Spot[] => positions.filter(({ bettor }) => bettor === me);
const hasCards = (spots: Spot[]): boolean => spots.some(({ hands }) => hands.some(({ cards }) => cards.length > 0));
const laid = (spots: Spot[]): number => spots.reduce((all, spot) => all + laidBy(spot), 0);

/** Cards of mine are still being played for. */
const isInPlay = (zones: Zones, me: string): boolean =>
  hasCards(spotsOf(zones, me)) && !isOver(zones) && !resultsHere(zones).length;

/** My chips on the circles for the coming round; the stakes of a settled one stay there too until the next. */
const atStake = (zones: Zones, me: string): number =>
  zones.table.phase === 'betting' || !resultsHere(zones).length ? laid(spotsOf(zones, me)) : 0;

/** The choice to bring more chips, when those I have are too few for the least wager and its fee, as the room says. */
export function rebuyOf(now: TableState, place: Seat | undefined): Choice | undefined {
  const { zones } = now;
  if (!place || !isShown(now) || isInPlay(zones, place.player) || atStake(zones, place.player) > 0) return;
  if (zones.bank?.player === place.player) return;
  const least = zones.table.wagers[0]?.minCents ?? 1;
  const short = place.tags.includes('short-of-chips') || place.stackCents < least;
  return short ? now.newest.find(({ id }) => id === 'top-up') : undefined;
}

/** That my chips are too few, or gone. */
export const shortOf = (place: Seat | undefined): string =>
  words.table.broke(place?.stackCents ? money(place.stackCents) : '');

/** What leaving now means for my chips, before it is done. */
export function leavingCosts({ zones }: TableState, place: Seat | undefined): string[] {
  if (!place) return [];
  const t = words.leaving;
  const spots = spotsOf(zones, place.player);
  const inPlay = isInPlay(zones, place.player);
  const bets = inPlay ? 0 : atStake(zones, place.player);
  const taken = money(place.stackCents + bets);
  const home = t.home(taken);
  const hour = place.stackCents > 0 ? [t.hour(taken)] : [];
  if (zones.bank?.player === place.player && !isOver(zones)) return [t.bank, home];
  if (inPlay) {
    return [playsForPots(zones) ? t.folds : t.playedOut(money(laid(spots))), home, ...hour];
  }
  return [...(bets > 0 ? [t.betsBack(money(bets))] : []), home, ...hour];
}

/** Said to somebody who has a seat and no cards in this round: what they wait for. */
export function waitsFor({ zones, choices }: TableState, place: Seat | undefined): string {
  if (!place || isInPlay(zones, place.player)) return '';
  if (place.tags.includes('sitting-out')) return words.table.sitsOut;
  if (spotsOf(zones, place.player).length || zones.bank?.player === place.player) return '';
  if (place.tags.includes('waiting')) return words.table.waitsForBlind;
  const asked = choices.some(({ position }) => position !== 'table');
  if (!zones.clock || asked || isOver(zones)) return '';
  const missed = missedIn(zones);
  return missed ? words.table.inAfter(missed) : words.table.inNext;
}

/** Who has gone away while the table waits for them alone. */
function missedIn({ clock, positions, seats, room }: Zones): string | undefined {
  const [place, ...others] = clock?.positions ?? [];
  if (!place || others.length) return;
  const bettor = positions.find(({ position }) => position === place)?.bettor;
  const name = bettor || seats.find(({ seat }) => seat === seatOf(place))?.player;
  return name && room.away.includes(name) ? name : undefined;
}
