/** The JSON of lobby, guest and history, as docs/protocol.md describes it. */
import type { Clause, StoryLine, Zones } from './table';

export interface Me {
  name: string;
  csrf: string;
  purseCents: number;
  tablesCents: number;
  tables: { id: number; name: string; stackCents: number }[];
  nextGrantMs: number;
  /** Whether I am a floor person of this room. */
  floor?: boolean;
}

export interface StakesOffer {
  id: string;
  label: string;
}
export interface Option {
  key: string;
  value: string;
}
export interface GameOffer {
  id: string;
  name: string;
  seatsMax: number;
  stakes: StakesOffer[];
  options: Option[];
}
export interface House {
  id: string;
  name: string;
  games: GameOffer[];
}

export interface TableRow {
  id: number;
  name: string;
  house: string;
  game: string;
  stakes: string;
  seats: number;
  players: string[];
  freeSeats: number;
  phase: string;
  round: number;
  bankCents: number;
  waiting: number;
  owner: string;
  public: boolean;
  link?: string;
}

export interface NewTable {
  house: string;
  game: string;
  stakes: string;
  seats: number;
  /** Left out, the room names it. */
  name?: string;
  options: Record<string, string>;
  public: boolean;
  bots: number;
}

export interface RulesPage {
  sections: { title: string; lines: { rule: string; sentence: string }[] }[];
}
export interface RoundRow {
  table: number;
  round: number;
  atMs: number;
  netCents: number;
  feesCents: number;
}
/** A finished round; `document` names the form in which other programs can read it, or is empty. */
export interface RoundStory {
  story: StoryLine[];
  steps?: { number: number; zones: Partial<Zones> }[];
  document?: string;
}
/** Hands of a file from elsewhere, told like rounds of this room. */
export interface Replays {
  hands: number;
  replays: (RoundStory & { hand: string; agrees: boolean; rules: Clause[] })[];
}
