/** What the room says in a language other than English, as docs/protocol.md describes it. */
import type { Clause } from './tableTypes';

export interface RoomLanguage {
  phrases: Phrase[];
  clauses: Clause[];
}

export interface Phrase {
  shape: string;
  said: string;
}
