/** A banked table in its main states. Cards and amounts are one round, worked through to the cent. */
import type { Barred, Choice, Hand, Result, Seat, Spot, StoryLine, Zones } from '../../main/client/wire/tableTypes';
import { NO_ZONES } from '../../main/client/wire/tableTypes';

const seat = (n: number, player: string, dollars: number, ...tags: string[]): Seat => ({
  seat: n,
  player,
  stackCents: dollars * 100,
  tags,
});
export const hand = (cards: string, total: string, dollars: number, ...tags: string[]): Hand => ({
  cards: cards.split(' ').filter(Boolean),
  total,
  stakeCents: dollars * 100,
  tags,
  closed: 0,
  readings: [],
});
export const spot = (position: string, bettor: string, stakes: Record<string, number>, ...hands: Hand[]): Spot => ({
  position,
  bettor,
  hands,
  tags: [],
  stakes: Object.entries(stakes).map(([wager, dollars]) => ({ wager, amountCents: dollars * 100 })),
});
const line = (text: string, rule: string): StoryLine => ({
  number: 1,
  kind: 'say',
  text,
  position: 'table',
  cards: [],
  amountCents: 0,
  rule,
});

export const AREAS = [
  { wager: 'game', label: 'Game', minCents: 500, maxCents: 50000, beforeDeal: true },
  { wager: 'red-flex', label: 'Red Flex', minCents: 100, maxCents: 5000, beforeDeal: true },
  { wager: 'buster', label: 'Buster', minCents: 100, maxCents: 5000, beforeDeal: true },
];

const table = {
  ...NO_ZONES.table,
  id: 4,
  name: 'Table 4',
  house: 'Casino Club',
  game: 'Pure 21.5',
  stakes: '$5 to $500',
  cards: 'bonus',
  round: 12,
  wagers: AREAS,
  facts: [
    { name: 'pure-pays', value: '6 to 5' },
    { name: 'action-button', value: '4' },
    { name: 'collection, player-dealer', value: '$0.50 to $5.00' },
    { name: 'shoe', value: '8 decks, 231 left' },
  ],
};
const seats = [
  seat(1, 'Marisol', 610),
  seat(2, '', 0),
  seat(3, 'Dev', 385),
  seat(4, 'Guest 4821', 1145, 'you', 'to-act'),
  seat(5, 'Joan', 240),
  seat(6, 'Harbor', 2200, 'player-dealer'),
  seat(7, 'Theo', 820),
  seat(8, '', 0),
];
export const ME = 'Guest 4821';
export const bank = { seat: 6, player: 'Harbor', turn: 1, wagerCents: 50000, paidCents: 0, collectedCents: 0 };

const others: Spot[] = [
  spot('1', 'Marisol', { 'red-flex': 5, game: 50, buster: 10 }, hand('As Kd', 'Pure 21.5', 50, 'pure')),
  spot('3', 'Dev', { game: 25 }, hand('9s 9c', 'hard 18', 25)),
  spot('3/Ana', 'Ana', { game: 40 }),
  spot('5', 'Joan', { game: 75 }, hand('Tc 7h', 'hard 17', 75)),
  spot('7', 'Theo', { game: 200, buster: 10 }, hand('6c 5h 9d', 'hard 20', 200, 'doubled')),
];
const mine = (...hands: Hand[]) => spot('4', ME, { 'red-flex': 5, game: 40, buster: 10 }, ...hands);

export const story = [
  line('Harbor banks $500, first hand.', 'P215-ROT-1'),
  line('Collection $3.00 on $370 of action.', 'COL-CC215-1'),
  line('The player-dealer shows 6d, so no peek.', 'P215-PEEK-4'),
  line('Theo doubles $100 and gets 9d: 20.', 'P215-DOUBLE-1'),
  line('Marisol has a Pure, fixed at 6 to 5.', 'P215-PLAY-3'),
  line('Dev stands on 18.', 'P215-CHART1A-1'),
  line('You split eights, $40 more.', 'P215-SPLIT-1'),
  line('Hand 1 gets 3d: hard 11.', 'P215-SPLIT-8'),
];

export const playing: Zones = {
  ...NO_ZONES,
  seats,
  table: { ...table, phase: 'playing', prompt: 'Seat 4 acts.' },
  positions: [...others, mine(hand('8s 3d', 'hard 11', 40, 'active', 'split'), hand('8h', '8', 40, 'split'))],
  bank: { ...bank, hand: hand('6d ??', 'shows 6', 0) },
  clock: { name: 'action', positions: ['4'], totalMs: 20000, leftMs: 14000, bankMs: 30000 },
};
export const playingChoices: Choice[] = [
  { id: 'hit', label: 'Hit', position: '4', rule: 'P215-CHART1A-1' },
  {
    id: 'double',
    label: 'Double',
    position: '4',
    rule: 'P215-DOUBLE-1',
    amount: { minCents: 500, maxCents: 4000, stepCents: 100, suggestedCents: 4000 },
  },
];
export const playingBarred: Barred[] = [
  { id: 'stand', position: '4', sentence: 'Seat 4 must hit a hard 11 or less', rule: 'P215-CHART1A-1' },
];

export const bet = (wager: string, position: string, max: number): Choice => ({
  id: `bet.${wager}`,
  label: wager,
  position,
  rule: 'P215-BET-1',
  amount: { minCents: wager === 'game' ? 500 : 100, maxCents: max * 100, stepCents: 100, suggestedCents: 500 },
});
export const betting: Zones = {
  ...NO_ZONES,
  seats: seats.map((one) => ({ ...one, tags: one.tags.filter((tag) => tag !== 'to-act') })),
  table: { ...table, round: 13, phase: 'betting', prompt: 'Place your bets.' },
  positions: [spot('1', 'Marisol', { game: 50, buster: 5 }), spot('7', 'Theo', { game: 100 })],
  bank: { ...bank, turn: 2, hand: hand('', '', 0) },
  clock: { name: 'betting', positions: ['3', '4', '5'], totalMs: 15000, leftMs: 9000, bankMs: 0 },
};
export const bettingChoices: Choice[] = [
  bet('game', '4', 500),
  bet('buster', '4', 50),
  bet('red-flex', '4', 50),
  bet('game', '2', 500),
  bet('game', '3/Guest 4821', 500),
  { id: 'done', label: 'Deal', position: '4', rule: '' },
  { id: 'sit-out', label: 'Sit out', position: 'table', rule: '' },
  { id: 'leave', label: 'Leave', position: 'table', rule: '' },
];

const area = (wager: string, label: string, min: number, max: number, beforeDeal = true) => ({
  wager,
  label,
  minCents: min * 100,
  maxCents: max * 100,
  beforeDeal,
});
/** A table with three places to bet on before the deal, and everybody at it. */
export const antes: Zones = {
  ...betting,
  seats: [
    seat(1, 'Inés', 162),
    seat(2, 'Harbor', 5, 'player-dealer'),
    seat(3, 'Omar', 185),
    seat(4, 'Walter', 195),
    seat(5, ME, 200, 'you'),
    seat(6, '', 0),
  ],
  table: {
    ...betting.table,
    wagers: [
      area('six-card-bonus', '6 Card Bonus', 1, 25),
      area('pair-plus', 'Pair Plus', 1, 50),
      area('ante', 'Ante', 5, 500),
      area('play', 'Play', 5, 500, false),
    ],
  },
  positions: ['1', '3', '4'].map((at, i) => spot(at, ['Inés', 'Omar', 'Walter'][i]!, { 'pair-plus': 3, ante: 20 })),
  bank: { ...bank, seat: 2, hand: hand('', '', 0) },
};
export const anteChoices: Choice[] = [
  ...['six-card-bonus', 'pair-plus', 'ante'].map((wager) => bet(wager, '5', 50)),
  { ...bettingChoices.find(({ id }) => id === 'done')!, position: '5' },
  ...bettingChoices.slice(-2),
];

export const why = (
  order: number,
  position: string,
  bettor: string,
  wager: string,
  word: string,
  dollars: number,
  rule: string,
  due = dollars,
): Result => ({
  order,
  position,
  bettor,
  wager,
  word,
  amountCents: dollars * 100,
  dueCents: due * 100,
  returnedCents: word === 'returned' ? dollars * 100 : 0,
  rules: [
    { id: rule, sentence: 'Both hands are over 21.5. The player loses, unless the player-dealer’s cards are 8-8-8.' },
    { id: 'P215-BUTTON-4', sentence: 'The down card counts four seats from the dealer’s left.' },
  ],
  why: 'You have 24 with 8h 6s Kd and the player-dealer has 25 with 6d 4h 5s Kc: the bank collects $40.',
  part: '',
  cards: [],
});
export const settled: Zones = {
  ...playing,
  table: { ...table, phase: 'settled', prompt: 'All wagers are settled.' },
  clock: null,
  positions: [
    ...others,
    mine(hand('8s 3d Th', '21', 80, 'doubled', 'split'), hand('8h 6s Kd', '24', 40, 'busted', 'split')),
  ],
  bank: { ...bank, paidCents: 50000, collectedCents: 4000, hand: hand('6d 4h 5s Kc', '25', 0, 'busted') },
  results: [
    why(1, '4', ME, 'game', 'win', 80, 'P215-OUT-4'),
    why(2, '4', ME, 'game', 'lose', 40, 'P215-888-2'),
    why(3, '4', ME, 'red-flex', 'win', 5, 'P215-REDFLEX-4'),
    why(4, '4', ME, 'buster', 'win', 30, 'P215-BUSTER-3'),
    why(5, '5', 'Joan', 'game', 'win', 75, 'P215-OUT-4'),
    why(6, '7', 'Theo', 'game', 'win', 200, 'P215-OUT-4'),
    why(7, '7', 'Theo', 'buster', 'win', 30, 'P215-BUSTER-3'),
    why(8, '1', 'Marisol', 'game', 'win', 60, 'P215-OUT-2'),
    why(9, '1', 'Marisol', 'red-flex', 'win', 5, 'P215-REDFLEX-4'),
    why(10, '1', 'Marisol', 'buster', 'win', 15, 'P215-SETTLE-4', 30),
    why(11, '3', 'Dev', 'game', 'returned', 25, 'P215-BANK-5'),
    why(12, '3/Ana', 'Ana', 'game', 'returned', 40, 'P215-BANK-5'),
  ],
};

/** Eight people, every hand out: the fullest the felt can be. */
export const full: Zones = {
  ...playing,
  seats: seats.map((one) =>
    one.player ? one : { ...one, player: one.seat === 2 ? 'Wilhelmina-Ann' : 'Bo', stackCents: 123456 },
  ),
  positions: [
    ...playing.positions,
    spot('2', 'Wilhelmina-Ann', { 'red-flex': 1, game: 15.5, buster: 50 }, hand('2c 3c 4d 2h 5s', 'hard 16', 15.5)),
    spot('8', 'Bo', { game: 20 }, hand('Ah 6c', 'soft 17', 20)),
  ],
};

/** The same eight when every wager is settled, and three hands of mine: the most that has to be read. */
export const paid: Zones = {
  ...settled,
  seats: full.seats,
  positions: [
    ...full.positions.filter(({ position }) => position !== '4'),
    mine(
      hand('8s 3d Th', '21', 80, 'doubled', 'split'),
      hand('8h 6s Kd', '24', 40, 'busted', 'split'),
      hand('8c 2s 9d', '19', 40, 'split'),
    ),
  ],
  results: [
    ...settled.results,
    why(13, '2', 'Wilhelmina-Ann', 'red-flex', 'lose', 1, 'P215-REDFLEX-4'),
    why(14, '2', 'Wilhelmina-Ann', 'game', 'lose', 15.5, 'P215-OUT-4'),
    why(15, '2', 'Wilhelmina-Ann', 'buster', 'win', 500, 'P215-BUSTER-3'),
    why(16, '8', 'Bo', 'game', 'push', 0, 'P215-OUT-4'),
    why(17, '4', ME, 'game', 'win', 40, 'P215-OUT-4'),
  ],
};
