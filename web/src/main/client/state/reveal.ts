/** In which order the news of one update becomes visible. Zones are replaced whole; this only delays what is new. */
import type { Face, StoryLine, Zones } from '../wire/table';

/** What is not yet shown: a key of the felt to the step at which it appears. */
export type Plan = { steps: number; at: Map<string, number>; lines: (StoryLine | null)[] };

export const NOTHING: Plan = { steps: 0, at: new Map(), lines: [] };
const FALLS = new Set(['deal', 'turn']);

export const cardKey = (position: string, hand: number, card: number) => `card ${position} ${hand} ${card}`;
export const resultKey = (order: number) => `result ${order}`;

export function plan(before: Zones, after: Zones, story: StoryLine[]): Plan {
  const at = new Map<string, number>();
  const fresh = freshCards(before, after);
  const lines: (StoryLine | null)[] = [];
  for (const line of story) {
    lines.push(line);
    if (!FALLS.has(line.kind)) continue;
    const waiting = fresh.get(line.position);
    for (let i = 0; i < Math.max(1, line.cards.length); i++) {
      const key = waiting?.shift();
      if (key) at.set(key, lines.length);
    }
  }
  const told = story.filter((line) => line.kind === 'result').length;
  const fresher = after.results.filter((result) => !before.results.some((old) => same(old, result)));
  const firstResult = lines.length - told + 1;
  fresher.forEach((result, i) => {
    at.set(resultKey(result.order), firstResult + i);
    if (firstResult + i > lines.length) lines.push(null);
  });
  return { steps: lines.length, at, lines };
}

function same(a: Zones['results'][number], b: Zones['results'][number]): boolean {
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
