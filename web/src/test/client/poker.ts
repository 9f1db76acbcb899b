/** Tables that play for pots: a flop, a full table, a split pot, open hands, a draw; and a game nobody has heard of. */
import type { Choice, Hand, Reading, Result, Seat, Spot, Zones } from '../../main/client/wire/tableTypes';
import { NO_ZONES } from '../../main/client/wire/tableTypes';
import { ME } from './banked';

const seat = (n: number, player: string, dollars: number, ...tags: string[]): Seat => ({
  seat: n,
  player,
  stackCents: dollars * 100,
  tags,
});
const cards = (text: string): string[] => text.split(' ').filter(Boolean);
const hand = (text: string, total: string, ...tags: string[]): Hand => ({
  cards: cards(text),
  total,
  stakeCents: 2400,
  tags,
  closed: 0,
  readings: [],
});
const read = (part: string, words: string, text: string): Reading => ({ part, words, cards: cards(text) });
const spot = (n: number, bettor: string, dollars: number, one: Hand): Spot => ({
  position: String(n),
  bettor,
  hands: [one],
  tags: [],
  stakes: dollars ? [{ wager: 'bet', amountCents: dollars * 100 }] : [],
});
const exactly = (dollars: number) => ({
  minCents: dollars * 100,
  maxCents: dollars * 100,
  stepCents: 100,
  suggestedCents: dollars * 100,
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
    phase: 'betting',
    prompt: 'Seat 4 to act.',
    cards: 'plain',
    round: 77,
    facts: [
      { name: 'button', value: 'seat 2' },
      { name: 'street', value: 'river' },
      { name: 'to call', value: '$8' },
      { name: 'drop', value: '$4' },
    ],
  },
  seats: [
    seat(1, 'Sam', 90),
    seat(2, 'Nils', 240, 'button'),
    seat(3, 'Vera', 310, 'small-blind'),
    seat(4, ME, 286, 'you', 'to-act', 'big-blind'),
    seat(5, 'Otto', 55),
    seat(6, 'Ida', 0, 'all-in'),
    seat(7, '', 0),
    seat(8, 'Kim', 500, 'sitting-out'),
    seat(9, '', 0),
  ],
  positions: [
    spot(1, 'Sam', 0, hand('', '', 'folded')),
    spot(2, 'Nils', 8, hand('?? ?? ?? ??', '')),
    spot(6, 'Ida', 8, hand('?? ?? ?? ??', '')),
    spot(3, 'Vera', 0, hand('', '', 'folded')),
    spot(4, ME, 0, hand('As 2s 3d 9h', 'two pair, aces and nines', 'active')),
  ],
  pots: [
    { name: 'main pot', amountCents: 13200, seats: [2, 4, 6] },
    { name: 'side pot 1', amountCents: 400, seats: [2, 4] },
  ],
  board: ['Ad', '4c', '7s', 'Kh', '9c'],
  clock: { name: 'action', positions: ['4'], totalMs: 20000, leftMs: 17000, bankMs: 30000 },
};
export const holdemChoices: Choice[] = [
  { id: 'fold', label: 'Fold', position: '4', rule: 'POKER-BET-1' },
  { id: 'call', label: 'Call', position: '4', rule: 'POKER-BET-1', amount: exactly(8) },
  { id: 'raise', label: 'Raise to', position: '4', rule: 'POKER-BET-1', amount: exactly(16) },
];
export const spreadChoices: Choice[] = [
  ...holdemChoices.slice(0, 2),
  {
    id: 'raise',
    label: 'Raise to',
    position: '4',
    rule: 'POKER-BET-1',
    amount: { minCents: 1600, maxCents: 4000, stepCents: 100, suggestedCents: 1600 },
  },
  { id: 'sit-out', label: 'Sit out', position: 'table', rule: '' },
  { id: 'leave', label: 'Leave', position: 'table', rule: '' },
];

/** Nobody has bet. */
export const freeChoices: Choice[] = [
  { id: 'fold', label: 'Fold', position: '4', rule: 'POKER-BET-1' },
  { id: 'check', label: 'Check', position: '4', rule: 'POKER-BET-1' },
  { id: 'bet', label: 'Bet', position: '4', rule: 'POKER-BET-1', amount: exactly(8) },
];

/** Nine people, all in the hand, bets before most of them, long names and large amounts. */
export const ring: Zones = {
  ...holdem,
  seats: holdem.seats.map((one) =>
    one.player ? one : { ...one, player: one.seat === 7 ? 'Wilhelmina-Ann' : 'Bo (bot 3)', stackCents: 123456 },
  ),
  positions: [1, 2, 3, 5, 6, 7, 8, 9]
    .map((n) =>
      spot(
        n,
        ['', 'Sam', 'Nils', 'Vera', '', 'Otto', 'Ida', 'Wilhelmina-Ann', 'Kim', 'Bo (bot 3)'][n]!,
        n % 3 ? 8 : 1255.5,
        hand('?? ??', ''),
      ),
    )
    .concat(spot(4, ME, 8, hand('As Kd', 'pair of aces', 'active'))),
};

const high = (who: string, n: number, words: string, text: string, part: string, order: number): Result => ({
  order,
  position: String(n),
  bettor: who,
  wager: 'main pot',
  word: 'win',
  amountCents: 7600,
  dueCents: 7600,
  returnedCents: 0,
  rules: [
    {
      id: 'OMAHA-HL-1',
      sentence: 'Two cards from the hand make the high and two make the low; they may be different ones.',
    },
  ],
  why: words,
  part,
  cards: cards(text),
});
const shown = (text: string, ...readings: Reading[]): Hand => ({ ...hand(text, readings[0]!.words), readings });
export const split: Zones = {
  ...holdem,
  table: { ...holdem.table, phase: 'settled', prompt: 'The next hand begins in a moment.' },
  seats: holdem.seats.map((one) => ({ ...one, tags: one.tags.filter((tag) => tag !== 'to-act') })),
  clock: null,
  pots: [],
  positions: [
    spot(1, 'Sam', 0, hand('', '', 'folded')),
    spot(2, 'Nils', 0, shown('Qh Jh Ks Kd', read('high', 'three kings', 'Ks Kd Kh Ad 9c'), read('low', '', ''))),
    spot(3, 'Vera', 0, hand('', '', 'folded')),
    spot(
      6,
      'Ida',
      0,
      shown(
        '2d 8h 7h 7c',
        read('high', 'three sevens', '7c 7h 7s Ad Kh'),
        read('low', '8-7-4-2-A', '8h 2d 7s 4c Ad'),
      ),
    ),
    spot(
      4,
      ME,
      0,
      shown(
        'As 2s 3d 9h',
        read('high', 'aces and nines', 'As 9h Ad 9c Kh'),
        read('low', '7-4-3-2-A', '2s 3d Ad 4c 7s'),
      ),
    ),
  ],
  results: [
    high('Nils', 2, 'three kings', 'Ks Kd Kh Ad 9c', 'high', 1),
    high(ME, 4, '7-4-3-2-A', '2s 3d Ad 4c 7s', 'low', 2),
  ],
};

/** Eight hands of seven cards with four open: the fullest that has to be read. */
const seven = (n: number, name: string, text: string): Spot => spot(n, name, n === 5 ? 4 : 2, hand(text, ''));
export const open: Zones = {
  ...holdem,
  board: [],
  table: {
    ...holdem.table,
    game: 'Seven-Card Stud',
    facts: [
      { name: 'street', value: 'seventh street' },
      { name: 'to call', value: '$4' },
    ],
  },
  seats: ['Sam', 'Nils', 'Vera', ME, 'Otto', 'Ida', 'Wilhelmina-Ann', 'Kim'].map((name, i) =>
    seat(i + 1, name, 100 + i * 31, ...(name === ME ? ['you', 'to-act'] : [])),
  ),
  positions: [
    seven(1, 'Sam', '?? ?? Ts 4d 9h 2c ??'),
    seven(2, 'Nils', '?? ?? Kh Kd 3s 8c ??'),
    spot(3, 'Vera', 0, hand('', '', 'folded')),
    seven(5, 'Otto', '?? ?? Ah Qd Jc 7s ??'),
    seven(6, 'Ida', '?? ?? 5h 5d 6s 9c ??'),
    seven(7, 'Wilhelmina-Ann', '?? ?? 2h 3d Jh 8s ??'),
    seven(8, 'Kim', '?? ?? Th Td 4s 4h ??'),
    spot(4, ME, 2, { ...hand('As Ac 7h Ad 6c 6d Qs', 'full house, aces full of sixes', 'active'), closed: 3 }),
  ],
};

export const draw: Zones = {
  ...holdem,
  board: [],
  table: {
    ...holdem.table,
    game: 'Draw Poker',
    phase: 'drawing',
    prompt: 'Draw up to five cards.',
    facts: [{ name: 'street', value: 'the draw' }],
  },
  positions: [
    spot(2, 'Nils', 0, hand('?? ?? ?? ?? ??', '', 'drew-2')),
    spot(6, 'Ida', 0, hand('?? ?? ?? ?? ??', '')),
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

/** The same table while somebody else thinks. */
export const waiting: Zones = {
  ...holdem,
  seats: holdem.seats.map((one) => ({
    ...one,
    tags: [...one.tags.filter((tag) => tag !== 'to-act'), ...(one.seat === 2 ? ['to-act'] : [])],
  })),
  table: { ...holdem.table, prompt: 'Seat 2 to act.' },
  clock: { ...holdem.clock!, positions: ['2'] },
};
export const backChoices: Choice[] = [
  { id: 'post', label: 'Post $4', position: 'table', rule: 'POKER-MISS-1' },
  { id: 'wait-for-blind', label: 'Wait for the blind', position: 'table', rule: 'POKER-NEW-1' },
  { id: 'sit-out', label: 'Sit out', position: 'table', rule: '' },
];
