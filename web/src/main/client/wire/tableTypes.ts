/** The JSON of a table as docs/protocol.md describes it. The client draws it and knows no rule of any game. */

/** `Kh`, `Jk`, or `??` for a card this viewer may not see. */
export type Face = string;
/** A circle (`3`), a place behind one (`3/ann`), `bank`, or `table`. */
export type Position = string;

export interface Area {
  wager: string;
  label: string;
  minCents: number;
  /** Absent where the house has no upper limit. */
  maxCents?: number;
  /** Chips are laid here before the deal; elsewhere a decision lays them. */
  beforeDeal: boolean;
}
/** What somebody said at the table: one of the room's lines, or words of their own. */
export interface Said {
  id: number;
  player: string;
  line: string;
  text: string;
}
export interface Fact {
  name: string;
  value: string;
}

export interface Heading {
  id: number;
  name: string;
  house: string;
  game: string;
  stakes: string;
  phase: string;
  prompt: string;
  round: number;
  cards: string;
  wagers: Area[];
  facts: Fact[];
}

export interface Seat {
  seat: number;
  player: string;
  stackCents: number;
  tags: string[];
}
export interface Stake {
  wager: string;
  amountCents: number;
}
/** What some cards amount to for one part of what is played for; the part is empty where there is only one. */
export interface Reading {
  part: string;
  words: string;
  cards: Face[];
}
export interface Hand {
  cards: Face[];
  total: string;
  stakeCents: number;
  tags: string[];
  /** This many of the first cards lie face down for everybody else. */
  closed: number;
  readings: Reading[];
}
export interface Spot {
  position: Position;
  bettor: string;
  stakes: Stake[];
  hands: Hand[];
  tags: string[];
}

export interface Bank {
  seat: number;
  player: string;
  turn: number;
  wagerCents: number;
  paidCents: number;
  collectedCents: number;
  hand: Hand;
}

export interface Pot {
  name: string;
  amountCents: number;
  seats: number[];
}
export interface Clause {
  id: string;
  sentence: string;
}

export interface Result {
  order: number;
  position: Position;
  bettor: string;
  wager: string;
  word: string;
  amountCents: number;
  dueCents: number;
  returnedCents: number;
  rules: Clause[];
  why: string;
  /** Which part of the wager, such as `high`; empty for the whole. */
  part: string;
  /** The cards that decided it. */
  cards: Face[];
}

export interface Clock {
  name: string;
  positions: Position[];
  totalMs: number;
  leftMs: number;
  bankMs: number;
}
export interface RoomZone {
  waiting: string[];
  away: string[];
  /** Who opened the table and may close it; empty for a table of the room. */
  owner: string;
  closed: boolean;
}

export interface Zones {
  table: Heading;
  seats: Seat[];
  positions: Spot[];
  bank: Bank | null;
  pots: Pot[];
  board: Face[];
  results: Result[];
  clock: Clock | null;
  room: RoomZone;
}

export interface StoryLine {
  number: number;
  kind: string;
  text: string;
  position: Position;
  cards: Face[];
  amountCents: number;
  rule: string;
}

export interface AmountRange {
  minCents: number;
  maxCents: number;
  stepCents: number;
  suggestedCents: number;
}
export interface CardPick {
  from: Face[];
  min: number;
  max: number;
}

export interface Choice {
  id: string;
  label: string;
  position: Position;
  amount?: AmountRange;
  cards?: CardPick;
  rule: string;
  /** To be read before it is taken; for a call of the floor, the clauses of which one will be carried out. */
  remedies?: Clause[];
}

export interface Barred {
  id: string;
  position: Position;
  sentence: string;
  rule: string;
}

/** What a floor person may call here, or why they may not. */
export interface Floor {
  calls: Choice[];
  barred: Barred[];
}

export interface Update {
  number: number;
  zones?: Partial<Zones>;
  story?: StoryLine[];
  choices?: Choice[];
  barred?: Barred[];
  floor?: Floor;
}

export interface Command {
  key: string;
  number: number;
  id: string;
  position: Position;
  amountCents: number;
  cards: Face[];
  /** Marks what a floor person calls. */
  as?: 'floor';
}

export interface Refusal {
  ok: false;
  key?: string;
  rule: string;
  words: string;
  sentence: string;
  remedy: string;
  /** Where a written round is wrong. */
  line?: number;
  column?: number;
}
export type Answer = { ok: true; key: string; number: number } | Refusal;

export const NO_ZONES: Zones = {
  table: {
    id: 0,
    name: '',
    house: '',
    game: '',
    stakes: '',
    phase: '',
    prompt: '',
    round: 0,
    cards: 'plain',
    wagers: [],
    facts: [],
  },
  seats: [],
  positions: [],
  bank: null,
  pots: [],
  board: [],
  results: [],
  clock: null,
  room: { waiting: [], away: [], owner: '', closed: false },
};
