/** A table that plays for pots, a draw by picking cards, and a game nobody has heard of. */
import type { Choice, Hand, Seat, Spot, Zones } from '../../main/client/wire/table';
import { NO_ZONES } from '../../main/client/wire/table';
import { ME } from './banked';

const seat = (n: number, player: string, dollars: number, ...tags: string[]): Seat => ({
  seat: n,
  player,
  stackCents: dollars * 100,
  tags,
});
const hand = (cards: string, total: string, ...tags: string[]): Hand => ({
  cards: cards.split(' '),
  total,
  stakeCents: 0,
  tags,
});
const spot = (n: number, bettor: string, dollars: number, one: Hand): Spot => ({
  position: String(n),
  bettor,
  hands: [one],
  tags: [],
  stakes: dollars ? [{ wager: 'bet', amountCents: dollars * 100 }] : [],
});

export const holdem: Zones = {
  ...NO_ZONES,
  table: {
    ...NO_ZONES.table,
    id: 12,
    name: 'Table 12',
    house: 'Ocean View',
    game: 'Omaha High-Low',
    stakes: 'limit $4-$8',
    phase: 'river',
    prompt: 'Nils bets $8.',
    cards: 'plain',
    round: 77,
    facts: [{ name: 'drop', value: '$4' }],
  },
  seats: [
    seat(1, 'Sam', 90),
    seat(2, 'Nils', 240, 'button'),
    seat(3, 'Vera', 310),
    seat(4, ME, 286, 'you', 'to-act'),
    seat(5, 'Otto', 55),
    seat(6, 'Ida', 120, 'all-in'),
    seat(7, '', 0),
    seat(8, 'Kim', 500),
    seat(9, '', 0),
  ],
  positions: [
    spot(1, 'Sam', 0, hand('?? ?? ?? ??', '', 'folded')),
    spot(2, 'Nils', 8, hand('?? ?? ?? ??', '')),
    spot(6, 'Ida', 8, hand('?? ?? ?? ??', '')),
    spot(4, ME, 0, hand('As 2s 3d 9h', '7-4-3-2-A low; two pair, aces and nines', 'active')),
    spot(8, 'Kim', 0, hand('?? ?? ?? ??', '', 'folded')),
  ],
  pots: [
    { name: 'main pot', amountCents: 15200, seats: [2, 4, 6] },
    { name: 'side pot', amountCents: 1600, seats: [2, 4] },
  ],
  board: ['Ad', '4c', '7s', 'Kh', '9c'],
  clock: { name: 'action', positions: ['4'], totalMs: 20000, leftMs: 17000, bankMs: 30000 },
};
export const holdemChoices: Choice[] = [
  { id: 'fold', label: 'Fold', position: '4', rule: 'POKER-BET-1' },
  {
    id: 'call',
    label: 'Call',
    position: '4',
    rule: 'POKER-BET-1',
    amount: { minCents: 800, maxCents: 800, stepCents: 800, suggestedCents: 800 },
  },
  {
    id: 'raise',
    label: 'Raise',
    position: '4',
    rule: 'POKER-BET-1',
    amount: { minCents: 1600, maxCents: 4000, stepCents: 100, suggestedCents: 1600 },
  },
];

export const draw: Zones = {
  ...holdem,
  board: [],
  table: { ...holdem.table, game: 'Draw Poker', phase: 'draw', prompt: 'Draw up to five cards.' },
  positions: [
    spot(2, 'Nils', 0, hand('?? ?? ?? ?? ??', '')),
    spot(4, ME, 0, hand('7h 5s 3d Jk Kc', 'pair of kings', 'active')),
  ],
};
export const drawChoices: Choice[] = [
  {
    id: 'draw',
    label: 'Draw',
    position: '4',
    rule: 'DRAW-1',
    cards: { from: ['7h', '5s', '3d', 'Jk', 'Kc'], min: 0, max: 5 },
  },
];

export const odd: Zones = {
  ...NO_ZONES,
  table: {
    ...NO_ZONES.table,
    id: 1,
    name: 'Odd',
    house: 'Test',
    game: 'odd-or-even',
    stakes: 'any',
    phase: 'guessing',
    prompt: 'Name a number and draw.',
    round: 1,
  },
  seats: [seat(1, ME, 100, 'you')],
  positions: [spot(1, ME, 0, hand('4h', 'four'))],
  clock: { name: 'action', positions: ['1'], totalMs: 20000, leftMs: 20000, bankMs: 0 },
};
export const oddChoices: Choice[] = [
  {
    id: 'guess',
    label: 'Guess',
    position: '1',
    rule: 'ODD-1',
    amount: { minCents: 100, maxCents: 900, stepCents: 200, suggestedCents: 300 },
  },
];
