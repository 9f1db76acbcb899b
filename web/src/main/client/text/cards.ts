/** How a card is said aloud and written in a line. */
import { words } from './words';

export const SUIT_SIGNS: Record<string, string> = { s: '♠', h: '♥', d: '♦', c: '♣' };
/** One card or several without a space between them: `7c8s`. */
const WRITTEN = /\b(?:[AKQJT2-9][shdc]|Jk)+\b/g;
const cardsOf = (written: string): string[] => written.match(/../g) ?? [];

export function cardName(face: string): string {
  const { down, joker, of, ranks, suits } = words.cards;
  if (face === '??') return down;
  if (face === 'Jk') return joker;
  return of(ranks[face.charAt(0)] ?? face, suits[face.charAt(1)] ?? '');
}

export function cardNames(faces: string[]): string {
  return faces.map(cardName).join(', ');
}

const pretty = (face: string): string =>
  face === 'Jk' ? cardName(face) : `${face.charAt(0) === 'T' ? '10' : face.charAt(0)}${SUIT_SIGNS[face.charAt(1)]}`;

/** `Th` in a sentence becomes `10♥`: what people read on a card. */
export function prettyCards(text: string): string {
  return text.replace(WRITTEN, (written) => cardsOf(written).map(pretty).join(' '));
}

/** Cards with spaces between them, and ranks by their letters: `A-9-7`, `with Q`. */
const TOLD = new RegExp(`${WRITTEN.source.slice(0, -2)}(?: ${WRITTEN.source.slice(2, -2)})*\\b`, 'g');
const RANKS = /\b[AKQJT2-9](?:-[AKQJT2-9])+\b|(?<=with )[AKQJT2-9]\b(?!-)/g;
const rankNames = (ranks: string): string =>
  ranks
    .split('-')
    .map((rank) => words.cards.ranks[rank] ?? rank)
    .join(', ');

/** The same sentence for the ear. */
export function spokenCards(text: string): string {
  return text
    .replace(/\?\?/g, cardName('??'))
    .replace(TOLD, (written) => cardNames(cardsOf(written.replace(/ /g, ''))))
    .replace(RANKS, rankNames);
}

/** `9-T-8` is one word that stays on one line, and a ten is written as on its card. */
export const unbroken = (text: string): string =>
  text.replace(/([AKQJT\d])-(?=[AKQJT\d])/g, '$1\u2011').replace(/\bT\b/g, '10');
