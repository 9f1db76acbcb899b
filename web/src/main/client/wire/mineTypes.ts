/** The JSON of what is mine, and of games that are asked for, as docs/protocol.md describes it. */

/** A game that people ask for. */
export interface GameRequest {
  house: string;
  game: string;
  stakes: string;
  players: string[];
  /** How many must want it before it begins. */
  playersMin: number;
}
/** What I ask for; with the table where a seat is kept for me, or 0 while I wait for others. */
export interface MyRequest {
  house: string;
  game: string;
  stakes: string;
  table: number;
  name: string;
  keptMs: number;
}
export interface GameRequests {
  requests: GameRequest[];
  mine: MyRequest[];
}

export interface DayPlayed {
  day: string;
  rounds: number;
  netCents: number;
}
export interface WagerPlayed {
  wager: string;
  stakedCents: number;
  netCents: number;
}
/** What a game brought me. */
export interface GamePlayed {
  game: string;
  rounds: number;
  won: number;
  lost: number;
  netCents: number;
  feesCents: number;
  bestCents: number;
  worstCents: number;
  days: DayPlayed[];
  wagers: WagerPlayed[];
}
export interface Statistics {
  games: GamePlayed[];
}
export interface Note {
  about: string;
  text: string;
  atMs: number;
}
/** Somebody whom I do not want to hear. */
export interface Mute {
  about: string;
  atMs: number;
}
export interface Favourite {
  table: number;
  round: number;
  atMs: number;
  game: string;
}
/** What I keep; nobody else sees it, but for the emblem that I wear. */
export interface Personal {
  emblem: string;
  /** All there are. */
  emblems: string[];
  noteLengthMax: number;
  notes: Note[];
  favourites: Favourite[];
  mutes: Mute[];
}
export interface Worn {
  name: string;
  emblem: string;
}
export interface Emblems {
  emblems: Worn[];
}
