/** The JSON of lobby, guest and history, as docs/protocol.md describes it. */
import type { Clause, StoryLine, Zones } from './tableTypes';

/** Where my chips are. */
export interface TableOfMine {
  id: number;
  name: string;
  stackCents: number;
}

export interface Me {
  name: string;
  csrf: string;
  purseCents: number;
  tablesCents: number;
  tables: TableOfMine[];
  nextGrantMs: number;
  /** Whether I am a floor person of this room. */
  floor: boolean;
  /** Whether I have a password here, rather than being a guest. */
  account: boolean;
  roles: string[];
  /** How often I want to be told how long and how well I have played; 0 for never. */
  checkMinutes: number;
  pausedUntilMs: number;
  /** Why my own limits keep me from playing now; empty while they do not. */
  stopped: string;
}

/** Limits for a day that I set for myself, each 0 where there is none. */
export interface DayLimits {
  lossCents: number;
  minutes: number;
  chipsCents: number;
  checkMinutes: number;
}

/** My last 24 hours. */
export interface PastDay {
  netCents: number;
  minutes: number;
  chipsCents: number;
}

/** Looser limits, and when each of them begins to hold: a day after it was asked for, or 0 if it does already. */
export interface LaterWishes {
  lossCents: number;
  minutes: number;
  chipsCents: number;
  checkMinutes: number;
  lossFromMs: number;
  minutesFromMs: number;
  chipsFromMs: number;
}

/** What holds now, and what will. */
export interface Wishes {
  lossCents: number;
  minutes: number;
  chipsCents: number;
  checkMinutes: number;
  pausedUntilMs: number;
  later?: LaterWishes;
  day: PastDay;
}

/** One of my sessions. */
export interface Session {
  id: string;
  sinceMs: number;
  seenMs: number;
  device: string;
  current: boolean;
}
/** A key of one of my devices, with which I sign in. */
export interface Passkey {
  id: string;
  label: string;
  sinceMs: number;
  usedMs: number;
}

/** What a browser needs to have a passkey made. */
export interface PasskeyOffer {
  challenge: string;
  site: string;
  name: string;
  handle: string;
  known: string[];
  algorithms: number[];
  forMs: number;
}

/** What a device must sign to let its owner in. */
export interface PasskeyChallenge {
  challenge: string;
  site: string;
  forMs: number;
}

/** A second factor that I accept by entering its first code. */
export interface SecondOffer {
  secret: string;
  link: string;
  /** Sent back with the code. */
  offer: string;
}

/** My account as the room knows it. */
export interface Account {
  codesLeft: number;
  second: boolean;
  /** Whether passkeys work at this address. */
  passkeysHere: boolean;
  passkeys: Passkey[];
  sessions: Session[];
}

/** Somebody with an account, for an admin. */
export interface PersonRow {
  name: string;
  roles: string[];
}
/** An event of a journal: what the staff did, or what happened at a table. */
export interface JournalEvent {
  number: number;
  kind: string;
  maker: string;
  atMs: number;
  hash: string;
  body: string;
}

/** Something that is wrong with the room, and what to do about it. */
export interface Trouble {
  kind: 'records' | 'stopped-table' | 'memory' | 'disk';
  words: string;
}
export interface Health {
  ok: boolean;
  tables: number;
  records: string;
  faults: number;
  stopped: number[];
  troubles: Trouble[];
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
  /** The id of the stakes a table has when none are named. */
  usualStakes: string;
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
  /** Seats that can be taken at once: nobody sits there, and there is no bet of this round in front of them. */
  freeSeats: number;
  /** The table waits for somebody who has gone away. */
  heldUp: boolean;
  phase: string;
  round: number;
  /** Who holds the bank; empty where nobody does. */
  banker: string;
  bankCents: number;
  /** Whose decision the table waits for. */
  awaited: string[];
  waiting: number;
  /** How the last round ended, and how long ago; absent when nobody saw it end. */
  last: string;
  lastMs?: number;
  /** How many rounds an hour holds; 0 when that is not known. */
  hourly: number;
  owner: string;
  public: boolean;
  /** The invitation link; only its owner gets it. */
  link?: string;
}

/** The answer to whoever opened a table. */
export interface OpenedTable {
  id: number;
  name: string;
  link: string;
  public: boolean;
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

export interface RulesLine {
  rule: string;
  sentence: string;
}
export interface RulesSection {
  /** What it tells: `limits`, `play`, `pays`, `fees`, `notices`, `basis`, `clauses`. */
  kind: string;
  title: string;
  lines: RulesLine[];
}
export interface RulesPage {
  sections: RulesSection[];
}
/** What a visit to a table has brought so far. */
export interface Visit {
  table: number;
  rounds: number;
  netCents: number;
}
export interface RoundRow {
  table: number;
  game: string;
  favourite: boolean;
  round: number;
  atMs: number;
  netCents: number;
  feesCents: number;
}
/** The zones that an event changed. */
export interface Step {
  number: number;
  zones: Partial<Zones>;
}
/** A finished round; `document` names the form in which other programs can read it, or is empty. */
export interface RoundStory {
  table: number;
  round: number;
  document: string;
  story: StoryLine[];
  steps: Step[];
}
/** A hand of a file from elsewhere, told like a round of this room. */
export interface Replay {
  hand: string;
  agrees: boolean;
  story: StoryLine[];
  steps: Step[];
  rules: Clause[];
}
export interface Replays {
  hands: number;
  replays: Replay[];
}

/** What may be said at the tables of this house. */
export interface TalkOffer {
  /** `off`, `lines` or `free`. */
  mode: string;
  lengthMax: number;
  lines: string[];
}
export interface TalkReport {
  by: string;
  atMs: number;
  player: string;
  table: number;
  line: string;
  text: string;
}
