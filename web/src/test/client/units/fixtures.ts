/** Small tables to test with. */
import type { BetChoice } from '../../../main/client/state/choices';
import { FIRST_STATE, type TableState } from '../../../main/client/state/table';
import type { Area, Choice, Result, Seat, StoryLine, Zones } from '../../../main/client/wire/tableTypes';
import { NO_ZONES } from '../../../main/client/wire/tableTypes';

export const ME = 'Ann';

export const area = (wager: string, min: number, max?: number, beforeDeal = true): Area => ({
  wager,
  label: wager.charAt(0).toUpperCase() + wager.slice(1),
  minCents: min,
  ...(max !== undefined && { maxCents: max }),
  beforeDeal,
});
export const AREAS = [area('game', 500, 20000), area('buster', 100, 5000)];

export const seat = (n: number, player: string, cents: number, ...tags: string[]): Seat => ({
  seat: n,
  player,
  stackCents: cents,
  tags,
});

export const choice = (id: string, position: string, min?: number, max?: number, step = 100): Choice => ({
  id,
  label: id.slice(id.lastIndexOf('.') + 1),
  position,
  rule: '',
  ...(min !== undefined && {
    amount: { minCents: min, maxCents: max ?? min, stepCents: step, suggestedCents: min },
  }),
});

export const bet = (position: string, on: Area, max = 20000): BetChoice => ({
  choice: choice(`bet.${on.wager}`, position, on.minCents, max),
  area: on,
  later: false,
});

export const result = (bettor: string, word: string, cents: number, order = 1): Result => ({
  order,
  position: '2',
  bettor,
  wager: 'game',
  word,
  amountCents: cents,
  dueCents: cents,
  returnedCents: 0,
  rules: [],
  why: '',
  part: '',
  cards: [],
});

export const line = (kind: string, position: string, cards: string[], text = kind): StoryLine => ({
  number: 1,
  kind,
  text,
  position,
  cards,
  amountCents: 0,
  rule: '',
});

const table = { ...NO_ZONES.table, id: 7, round: 3, phase: 'betting', wagers: AREAS, game: 'some-game' };

/** Bob banks, I sit at 2, seat 3 is free. */
export const banked = (change: Partial<Zones> = {}, phase = 'betting'): Zones => ({
  ...NO_ZONES,
  table: { ...table, phase },
  seats: [seat(1, 'Bob', 90000, 'player-dealer'), seat(2, ME, 10000, 'you'), seat(3, '', 0)],
  bank: {
    seat: 1,
    player: 'Bob',
    turn: 1,
    wagerCents: 50000,
    paidCents: 0,
    collectedCents: 0,
    hand: { cards: [], total: '', stakeCents: 0, tags: [], closed: 0, readings: [] },
  },
  ...change,
});

/** Three of us play for a pot. */
export const ring = (phase: string, change: Partial<Zones> = {}): Zones => ({
  ...NO_ZONES,
  table: { ...table, phase, wagers: [] },
  seats: [seat(1, 'Bob', 5000), seat(2, ME, 5000, 'you'), seat(3, '', 0)],
  positions: [1, 2].map((n) => ({
    position: String(n),
    bettor: n === 2 ? ME : 'Bob',
    stakes: [{ wager: 'bet', amountCents: 200 }],
    hands: [
      { cards: n === 2 ? ['As', 'Kd'] : ['??', '??'], total: '', stakeCents: 400, tags: [], closed: 0, readings: [] },
    ],
    tags: [],
  })),
  pots: [{ name: 'main pot', amountCents: 400, seats: [1, 2] }],
  ...change,
});

export const clock = { name: 'action', positions: ['2'], totalMs: 20000, leftMs: 20000, bankMs: 0 };

export const shown = (zones: Zones, choices: Choice[] = []): TableState => ({
  ...FIRST_STATE,
  zones,
  before: zones,
  choices,
  newest: choices,
  loaded: true,
});
