/** Wagers before the deal: lay chips out on areas, see the sum, then bet. Nothing is sent until then. */
import { useEffect, useState } from 'preact/hooks';
import { money } from '../text/money';
import { words } from '../text/words';
import type { Zones } from '../wire/tableTypes';
import { DENOMINATIONS, trayChips } from './chips';
import { type BetChoice, mine } from './choices';
import { type Circles, circlesOf, placedOn } from './circles';
import { atLeast, fitting, lastChip, move, NO_BETS, placeOf, problem, put, type Staged, sum } from './laidOutChips';
import { recall, remember } from './lastBets';
import { settings } from './settings';
import { useValue } from './watchedValue';

export interface Betting extends Handling {
  bets: BetChoice[];
  circles: Circles;
  staged: Staged;
  chosen: BetChoice | undefined;
  chips: number[];
  total: number;
  trouble: string;
  last: Staged;
  placed: (bet: BetChoice) => number;
  /** I have already bet something. */
  lies: boolean;
  choose: (bet: BetChoice) => void;
  show: (position: string) => void;
  bet: () => void;
  /** The sum that would do where less is laid out than a place takes; 0 where nothing is missing. */
  short: number;
  /** Bets what is laid out, without asking. */
  place: () => void;
  /** Asks before more is bet than last time. */
  asking: boolean;
  cancel: () => void;
}

/** What a person does with chips that are laid out. */
export interface Handling {
  add: (cents: number) => void;
  takeBack: () => void;
  clear: () => void;
  same: (times: number) => void;
  dropOn: (key: string | null, cents: number, from: string | null) => void;
}

export type SendBets = (bets: { bet: BetChoice; cents: number }[]) => Promise<boolean>;
type Change = (change: (now: Staged) => Staged) => void;

export function useBetting(bets: BetChoice[], zones: Zones, seat: number, send: SendBets): Betting {
  const [staged, setStaged] = useStaged(bets, zones);
  const [key, choose] = useState('');
  const [asked, setAsked] = useState<string[]>([]);
  const [last, setLast] = useState<Staged>(NO_BETS);
  useEffect(() => setLast(recall(zones.table.id)), [zones.table.id]);
  const placed = (bet: BetChoice) => placedOn(zones, bet);
  const circles = circlesOf(bets, zones, seat, asked, staged);
  const chosen = chosenOf(bets, circles, key);
  const sums = sumsOf(bets, zones, staged, placed);
  const { total, trouble, short } = sums;
  const { asking, isToAsk, ask, cancel } = useQuestion(total, last);
  useEffect(() => choose(''), [zones.table.round]);
  const sendAll = async () => {
    const order = bets.filter((bet) => staged.has(placeOf(bet)));
    if (!(await send(order.map((bet) => ({ bet, cents: staged.get(placeOf(bet)) ?? 0 }))))) return;
    setLast(remember(zones.table.id, new Map([...lying(bets, placed), ...staged])));
    setStaged(() => NO_BETS);
    cancel();
    choose('');
  };
  const show = (position: string) => {
    setAsked((now) => [...now, position]);
    choose(placeOf(bets.find((bet) => bet.choice.position === position)!));
  };
  const bet = () => {
    if (short) setStaged((now) => atLeast(now, bets));
    else if (total && !trouble) void (isToAsk ? ask() : sendAll());
  };
  const base = { bets, circles, staged, chosen, last, placed, asking, show, bet, cancel };
  return {
    ...base,
    ...sums,
    ...handling(bets, chosen, last, placed, setStaged),
    lies: bets.some((one) => placed(one) > 0),
    place: () => void sendAll(),
    choose: (one) => choose(placeOf(one)),
  };
}

/** What the chips laid out come to, and what is wrong with them. */
function sumsOf(bets: BetChoice[], zones: Zones, staged: Staged, placed: (bet: BetChoice) => number) {
  const total = sum(staged);
  const least = atLeast(staged, bets);
  const isTooMuch = (wanted: Staged) => costOf(bets, wanted, placed) > stackOf(zones);
  return {
    total,
    chips: trayChips(Math.max(0, ...bets.map((one) => one.choice.amount?.maxCents ?? 0))),
    trouble: troubleOf(bets, staged) || (isTooMuch(staged) ? words.bets.tooMuch : ''),
    short: sum(least) > total && !isTooMuch(least) ? sum(least) : 0,
  };
}

/** Asks before more is bet than last time. It asks for one sum: whatever changes that, or ends the betting, takes the
 * question away. */
function useQuestion(total: number, last: Staged) {
  const [askedFor, askFor] = useState(0);
  const { askLarger } = useValue(settings);
  const asking = total > 0 && askedFor === total;
  const isToAsk = askLarger && last.size > 0 && total > sum(last) && !asking;
  return { asking, isToAsk, ask: () => askFor(total), cancel: () => askFor(0) };
}

/** What these chips cost beyond what is bet already: a wager is set, not added to. */
const costOf = (bets: BetChoice[], staged: Staged, placed: (bet: BetChoice) => number): number =>
  bets.reduce((all, bet) => all + (staged.has(placeOf(bet)) ? staged.get(placeOf(bet))! - placed(bet) : 0), 0);

const stackOf = ({ seats }: Zones): number => mine(seats, '')?.stackCents ?? Infinity;

/** The first reason why these chips cannot be bet as they are. */
function troubleOf(bets: BetChoice[], staged: Staged): string {
  return bets.map((bet) => problem(bet, staged.get(placeOf(bet)) ?? 0, words.bets, money)).find(Boolean) ?? '';
}

/** Chips stay laid out as long as their place exists; a new round begins with none. */
function useStaged(bets: BetChoice[], zones: Zones): [Staged, Change] {
  const [staged, setStaged] = useState<Staged>(NO_BETS);
  const offered = bets.map(placeOf).join('|');
  useEffect(() => {
    if (!offered) return; // cards are falling; what is laid out stays until the places are known again
    const places = offered.split('|');
    setStaged((now) => new Map([...now].filter(([key]) => places.includes(key))));
  }, [offered]);
  useEffect(() => setStaged(NO_BETS), [zones.table.round]);
  return [staged, setStaged];
}

function chosenOf(bets: BetChoice[], circles: Circles, key: string): BetChoice | undefined {
  const drawn = circles.drawn.flatMap((circle) => circle.bets);
  return drawn.find((bet) => placeOf(bet) === key) ?? bets.find((bet) => drawn.includes(bet));
}

function handling(
  bets: BetChoice[],
  chosen: BetChoice | undefined,
  last: Staged,
  placed: (bet: BetChoice) => number,
  change: Change,
): Handling {
  const most = (key: string) => bets.find((bet) => placeOf(bet) === key)?.choice.amount?.maxCents ?? 0;
  // A wager is set, not added to, so chips go on top of what is bet already.
  const onTop = (now: Staged, bet: BetChoice) =>
    now.has(placeOf(bet)) ? now : put(now, placeOf(bet), placed(bet), Infinity);
  const lay = (bet: BetChoice, cents: number) =>
    change((now) => put(onTop(now, bet), placeOf(bet), cents, most(placeOf(bet))));
  const lift = (key: string, chips: (lies: number) => number) =>
    change((now) => put(now, key, -chips(now.get(key) ?? 0), Infinity));
  return {
    add: (cents) => chosen && lay(chosen, cents),
    takeBack: () => chosen && lift(placeOf(chosen), (lies) => lastChip(lies, DENOMINATIONS)),
    clear: () => change(() => NO_BETS),
    same: (times) => change((now) => fitting(times > 1 && now.size ? now : last, bets, times)),
    dropOn: (key, cents, from) => {
      const bet = bets.find((one) => placeOf(one) === key);
      if (key && from) change((now) => (key === from ? now : move(now, from, key, most(key))));
      else if (bet) lay(bet, cents);
      else if (from) lift(from, (lies) => lies);
    },
  };
}

function lying(bets: BetChoice[], placed: (bet: BetChoice) => number): [string, number][] {
  return bets.map((bet): [string, number] => [placeOf(bet), placed(bet)]).filter(([, cents]) => cents > 0);
}
