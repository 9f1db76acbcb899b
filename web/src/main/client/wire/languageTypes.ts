/** What the room says in a language other than English, as docs/protocol.md describes it. */
import type { Clause } from './tableTypes';

/** A language that the room has a file of. */
export interface SpokenLanguage {
  code: string;
  name: string;
}

export interface RoomLanguage {
  name: string;
  /** How numbers and times are written: `es-US`. */
  numbers: string;
  texts: PageText[];
  phrases: Phrase[];
  clauses: Clause[];
}

/** A text of the pages by its path: `words.nav.lobby`. */
export interface PageText {
  path: string;
  said: string;
}

export interface Phrase {
  shape: string;
  said: string;
}
