/** In which order, and when, the news of one update becomes visible. Zones are replaced whole; this only delays. */
import type { Face, Result, StoryLine, Zones } from '../wire/tableTypes';
import { lasting, TIMES } from './storyPace';

/** What is not shown yet: each key of the felt with the step at which it appears. */
export interface Plan {
  steps: number;
  at: Map<string, number>;
  lines: (StoryLine | null)[];
  /** How long to wait before each step. */
  ms: number[];
}

export const NOTHING: Plan = { steps: 0, at: new Map(), lines: [], ms: [] };
const FALLS = new Set(['deal', 'turn']);

export const cardKey = (position: string, hand: number, card: number) => `card ${position} ${hand} ${card}`;
export const resultKey = (order: number) => `result ${order}`;

export function plan(before: Zones, after: Zones, story: StoryLine[]): Plan {
  const made: Plan = { steps: 0, at: new Map(), lines: [], ms: [] };
  const step = (line: StoryLine | null, ms: number) => {
    made.lines.push(line);
    made.ms.push(ms);
  };
  const fresh = freshCards(before, after);
  const times = lasting(story, ownPosition(after));
  const told: number[] = [];
  for (const [i, line] of story.entries()) {
    step(line, times[i]!);
    if (line.kind === 'result') told.push(made.lines.length);
    if (!FALLS.has(line.kind)) continue;
    const waiting = fresh.get(line.position);
    for (let card = 0; card < Math.max(1, line.cards.length); card++) {
      if (card > 0 && line.kind === 'deal') step(null, TIMES.also);
      const key = waiting?.shift();
      if (key) made.at.set(key, made.lines.length);
    }
  }
  for (const [i, result] of freshResults(before, after).entries()) {
    if (i >= told.length) step(null, TIMES.result);
    made.at.set(resultKey(result.order), told[i] ?? made.lines.length);
  }
  return { ...made, steps: made.lines.length };
}

/** How much somebody is told, card by card, of what they missed. */
export const MISSED_MS = 6000;

/** The same with the end alone told in time; what led to it is there at once. */
export function endOf(missed: Plan): Plan {
  let left = MISSED_MS;
  const ms = missed.ms.toReversed().map((one) => {
    left -= one;
    return left >= 0 ? one : 0;
  });
  return { ...missed, ms: ms.toReversed() };
}

const ownPosition = ({ seats }: Zones): string => String(seats.find(({ tags }) => tags.includes('you'))?.seat ?? '');

export const freshResults = (before: Zones, after: Zones): Result[] =>
  after.results.filter((result) => !before.results.some((old) => same(old, result)));

function same(a: Result, b: Result): boolean {
  return a.order === b.order && a.position === b.position && a.wager === b.wager && a.amountCents === b.amountCents;
}

/** The cards that were not there, or not face up, by position in the order they lie. */
function freshCards(before: Zones, after: Zones): Map<string, string[]> {
  const old = lying(before);
  const fresh = new Map<string, string[]>();
  for (const [key, card] of lying(after)) {
    const was = old.get(key)?.face;
    if (was === card.face) continue;
    fresh.set(card.position, [...(fresh.get(card.position) ?? []), key]);
  }
  for (const keys of fresh.values()) keys.sort(byCardThenHand);
  return fresh;
}

function byCardThenHand(a: string, b: string): number {
  const [, , handA, cardA] = a.split(' ');
  const [, , handB, cardB] = b.split(' ');
  return Number(handA) - Number(handB) || Number(cardA) - Number(cardB);
}

function lying(zones: Zones): Map<string, { position: string; face: Face }> {
  const cards = new Map<string, { position: string; face: Face }>();
  const lay = (position: string, hand: number, faces: Face[]) => {
    for (const [i, face] of faces.entries()) cards.set(cardKey(position, hand, i), { position, face });
  };
  for (const spot of zones.positions) for (const [h, hand] of spot.hands.entries()) lay(spot.position, h, hand.cards);
  if (zones.bank) lay('bank', 0, zones.bank.hand.cards);
  lay('table', 0, zones.board);
  return cards;
}
