/** What lies in the middle of a table that plays for pots: how much, whose, and which cards decided it. */
import { words } from '../text/words';
import type { Choice, Fact, Hand, Result, Spot, Zones } from '../wire/tableTypes';

/** Neither a bank nor marked areas: the players play for a pot. */
export const playsForPots = ({ table, bank }: Zones): boolean => table.wagers.length === 0 && bank === null;

/**
 * Whether the table waits for one of my decisions. Where players play for a pot something may be said out of turn as
 * well, such as another number of cards, and then it is still somebody else's turn.
 */
export const isAwaited = (acts: Choice[], zones: Zones): boolean =>
  acts.length > 0 &&
  (!zones.clock || !playsForPots(zones) || acts.some((act) => zones.clock?.positions.includes(act.position)));

/** The last results belong to the cards on the table until a new round is dealt. */
const AFTER = new Set(['settled', 'waiting']);
export const isOver = ({ table }: Zones): boolean => AFTER.has(table.phase);
export const resultsHere = (zones: Zones): Result[] => (!playsForPots(zones) || isOver(zones) ? zones.results : []);

/** Folded, or mucked unseen at the showdown; only its owner still sees the cards. */
export const isThrownAway = ({ tags }: Hand): boolean => tags.includes('folded') || tags.includes('mucked');

export const laidBy = (spot: Spot | undefined): number =>
  (spot?.stakes ?? []).reduce((all, stake) => all + stake.amountCents, 0);

/** The whole pot: what has been collected, and the bets in front of the players. */
export function potOf({ pots, positions, results, table }: Zones): number {
  if (AFTER.has(table.phase)) return results.reduce((all, { amountCents }) => all + amountCents, 0);
  const gathered = pots.reduce((all, pot) => all + pot.amountCents, 0);
  return positions.reduce((all, spot) => all + laidBy(spot), gathered);
}

/** A fact of the table in the language of the page: `pure-pays` is `Pure pays`. */
export const factName = (name: string): string =>
  words.facts[name] ?? name.charAt(0).toUpperCase() + name.slice(1).replace(/-/g, ' ');

/** The odds a wager was paid at, `6 to 5`: the room's own sentence ends with them. */
export const paidAt = ({ word, why }: Result): string =>
  word === 'win' ? (/: (\d+ \S+ \d+)$/.exec(why)?.[1] ?? '') : '';

export const factOf = (facts: Fact[], name: string): string => facts.find((fact) => fact.name === name)?.value ?? '';

/** What somebody won or lost in a round: all they received, less all they put in. */
export function netFrom({ results, positions }: Zones, who: string): number {
  const given = results
    .filter((result) => result.bettor === who)
    .reduce((all, result) => all + result.amountCents + result.returnedCents, 0);
  const paid = positions
    .filter((spot) => spot.bettor === who)
    .flatMap((spot) => spot.hands)
    .reduce((all, hand) => all + hand.stakeCents, 0);
  return given - paid;
}

/** Each card that decided a result, with the parts it decided. */
export function decidedBy(zones: Zones): Map<string, string[]> {
  const marks = new Map<string, string[]>();
  for (const { cards = [], part = '', word } of resultsHere(zones)) {
    if (word !== 'win') continue;
    for (const face of cards) {
      const parts = marks.get(face) ?? [];
      if (!parts.includes(part)) marks.set(face, [...parts, part]);
    }
  }
  return marks;
}
