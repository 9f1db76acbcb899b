/**
 * The cards and decisions of one hand as they are tapped, in the order of the notation: `T`, `6d`, `hit`, `9s`,
 * `split`, `|`, `$25`. A card may lack its suit.
 */
import type { BookDecision } from '../wire/bookTypes';

export type Token = string;

const RANKS = 'A23456789TJQK';
const SUITS = 'shdc';

export const isCard = (token: Token): boolean =>
  token !== '' &&
  token.length <= 2 &&
  RANKS.includes(token.charAt(0)) &&
  (token.length === 1 || SUITS.includes(token.charAt(1)));
const isAmount = (token: Token) => token.startsWith('$');

interface Place {
  /** The cards of the hand being entered. */
  cards: Token[];
  /** The second cards of pairs whose second hand is still to come, the next one last. */
  owed: Token[];
}

/** Where the entry stands. */
export function place(tokens: Token[]): Place {
  let cards: Token[] = [];
  const owed: Token[] = [];
  for (const token of tokens) {
    if (token === 'split') {
      owed.push(cards[1] ?? cards[0] ?? 'A');
      cards = [];
    } else if (token === '|') {
      owed.pop();
      cards = [];
    } else if (isCard(token)) cards.push(token);
  }
  return { cards, owed };
}

/** A card is dealt: after the first ones it was drawn, by the decision before it or by a hit. */
export function withCard(tokens: Token[], card: Token, firstCards: number, decisions: BookDecision[]): Token[] {
  const last = tokens.at(-1) ?? '';
  const asks = decisions.find((one) => one.word === (isAmount(last) ? tokens.at(-2) : last));
  const drawn = asks && (asks.shape === 'card' || asks.shape === 'amount_and_card');
  if (place(tokens).cards.length < firstCards || drawn) return [...tokens, card];
  const hit = decisions.find((one) => one.shape === 'card');
  return hit ? [...tokens, hit.word, card] : tokens;
}

/** A decision is made; a pair that is split begins with its first card again. */
export function withDecision(tokens: Token[], decision: BookDecision, suggestedCents: number): Token[] {
  if (decision.shape === 'hands') return [...tokens, decision.word, place(tokens).cards[0] ?? 'A'];
  if (decision.shape === 'amount') return [...tokens, decision.word, `$${suggestedCents / 100}`];
  return [...tokens, decision.word];
}

/** Moves on to the second hand of the last split. */
export function withNextHand(tokens: Token[]): Token[] {
  const next = place(tokens).owed.at(-1);
  return next === undefined ? tokens : [...tokens, '|', next];
}

/** Undoes the last tap, and what it added by itself. */
export function undone(tokens: Token[]): Token[] {
  const left = tokens.slice(0, -1);
  const last = left.at(-1);
  if (last === 'split' || last === '|' || isAmount(tokens.at(-1) ?? '')) return left.slice(0, -1);
  return last === 'hit' ? left.slice(0, -1) : left;
}

/** The last card gets a suit. */
export function suited(tokens: Token[], suit: string): Token[] {
  const at = tokens.findLastIndex(isCard);
  return tokens.map((token, i) => (i === at ? token.charAt(0) + suit : token));
}

/** The amount behind the last decision that has one. */
export function amountAt(tokens: Token[]): number {
  return tokens.findLastIndex(isAmount);
}

/** Each card without a suit gets the least used one, so that no deck runs out. */
export function suitsFilled(hands: Token[][]): Token[][] {
  const used = new Map<string, number>();
  const count = (card: string) => used.get(card) ?? 0;
  const use = (card: string): string => {
    used.set(card, count(card) + 1);
    return card;
  };
  for (const card of hands.flat()) if (isCard(card) && card.length === 2) use(card);
  const fresh = (rank: string) => {
    const cards = [...SUITS].map((suit) => rank + suit);
    return use(cards.reduce((best, one) => (count(one) < count(best) ? one : best)));
  };
  return hands.map((hand) => filled(hand, fresh));
}

/** A hand of a split begins with the same card that lay in the pair. */
function filled(hand: Token[], fresh: (rank: string) => string): Token[] {
  const written: Token[] = [];
  for (const token of hand) {
    const before = written.at(-1);
    const { cards, owed } = place(written.slice(0, -1));
    if (!isCard(token) || token.length === 2) written.push(token);
    else if (before === 'split') written.push(cards[0] ?? fresh(token));
    else if (before === '|') written.push(owed.at(-1) ?? fresh(token));
    else written.push(fresh(token));
  }
  return written;
}
