/** Sorts what the room offers by the control it needs. Nothing here knows a game: only positions, amounts and cards. */
import type { Area, Choice, Seat, Zones } from '../wire/tableTypes';

/** Takes a choice, for an amount and with cards where it has them. */
export type Take = (choice: Choice, amountCents: number, cards: string[]) => void;

export interface BetChoice {
  choice: Choice;
  area: Area;
  /** Not offered yet: the layout has the area, and the room may take it once the first wager lies there. */
  later: boolean;
}

export interface Sorted {
  /** Chips onto a marked area of a circle. */
  bets: BetChoice[];
  /** Decisions: a button, with an amount or cards where the choice has them. */
  acts: Choice[];
  /** One thing that may be done at any of several places, such as taking one of the free seats. */
  places: Choice[][];
  /** What concerns the table as a whole: leaving, sitting out, buying chips. */
  table: Choice[];
}

/** The number of the circle a position is or lies behind; 0 for bank and table. */
export const seatOf = (position: string): number => Number.parseInt(position, 10) || 0;
export const isBehind = (position: string): boolean => position.includes('/');

export function sort(choices: Choice[], zones: Zones): Sorted {
  const sorted: Sorted = { bets: [], acts: [], places: [], table: [] };
  const byId = new Map<string, Choice[]>();
  for (const choice of choices) {
    const area = areaOf(choice, zones.table.wagers);
    if (area) sorted.bets.push({ choice, area, later: false });
    else if (choice.position === 'table') sorted.table.push(choice);
    else byId.set(choice.id, [...(byId.get(choice.id) ?? []), choice]);
  }
  sorted.bets = wholeCircles(sorted.bets, zones);
  for (const group of byId.values()) {
    const away = group.some((choice) => isElsewhere(choice, zones));
    const elsewhere = away ? group.filter((choice) => isFree(choice, zones)) : [];
    if (elsewhere.length) sorted.places.push(elsewhere);
    sorted.acts.push(...group.filter((choice) => !elsewhere.includes(choice)));
  }
  return sorted;
}

/** While cards are being dealt, the only choice is to leave. */
export const whileFalling = ({ table }: Sorted): Sorted => ({ bets: [], acts: [], places: [], table });

/** `bet.buster` puts chips on the area `buster`; a word without a dot is a decision, whatever it costs. */
export function areaOf(choice: Choice, areas: Area[]): Area | undefined {
  const dot = choice.id.lastIndexOf('.');
  return choice.amount && dot > 0 ? areas.find((area) => area.wager === choice.id.slice(dot + 1)) : undefined;
}

/** A circle where something may be bet shows all its marked areas, so that chips can be laid out on them together. */
function wholeCircles(bets: BetChoice[], { table: { wagers: areas }, seats }: Zones): BetChoice[] {
  const stack = mine(seats, '')?.stackCents ?? Infinity;
  const whole = [...bets];
  for (const position of new Set(bets.map((bet) => bet.choice.position))) {
    if (isBehind(position)) continue;
    const there = bets.filter((bet) => bet.choice.position === position);
    const { id, rule } = there[0]!.choice;
    const missing = areas.filter((one) => one.beforeDeal && !there.some((bet) => bet.area.wager === one.wager));
    for (const area of missing) {
      const amount = {
        minCents: area.minCents,
        maxCents: Math.min(area.maxCents ?? Infinity, stack),
        stepCents: 1,
        suggestedCents: area.minCents,
      };
      const choice = {
        id: id.slice(0, id.lastIndexOf('.') + 1) + area.wager,
        label: area.label,
        position,
        amount,
        rule,
      };
      whole.push({ choice, area, later: true });
    }
  }
  return whole;
}

/** The first area of a layout is its main wager, in the middle; what decisions add lies to its right. */
export function layout(areas: Area[]): Area[] {
  const [main, ...rest] = areas;
  if (!main) return [];
  const early = rest.filter((area) => area.beforeDeal);
  const later = rest.filter((area) => !area.beforeDeal);
  const left = early.splice(0, Math.floor((rest.length + later.length) / 2)).reverse();
  return [...left, main, ...early, ...later];
}

/** A free seat where I do not play: the choice is drawn there, on the felt. */
function isElsewhere(choice: Choice, zones: Zones): boolean {
  const me = mine(zones.seats, '')?.player;
  const own = zones.positions.some((spot) => spot.position === choice.position && spot.bettor === me);
  return isFree(choice, zones) && !own;
}

/** Nobody has that seat, though a hand of somebody who left it may still lie there. */
function isFree({ position }: Choice, { seats }: Zones): boolean {
  const number = seatOf(position);
  return number > 0 && !isBehind(position) && seats.find((one) => one.seat === number)?.player === '';
}

/** My chips and seat at this table; seat 0 means standing behind the seats. */
export function mine(seats: Seat[], me: string): Seat | undefined {
  return seats.find((seat) => seat.tags.includes('you') || (me !== '' && seat.player === me));
}
