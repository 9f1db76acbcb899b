/** What every part of a felt needs to know: how cards are drawn, who is looking, what is already shown. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Area, Result } from '../../wire/tableTypes';

export interface Felt {
  cards: string;
  me: string;
  areas: Area[];
  /** `hidden` until its step has come, `fresh` when it is part of the newest update, else `lies`. */
  motion(key: string): 'hidden' | 'fresh' | 'lies';
  /** True for a card that lay face down before the update that is being shown. */
  wasThere(key: string): boolean;
  /** The wagers are being settled, and the one with this number in the order is being paid. */
  paying: { order: number } | null;
  /** Cards that decided a result, with its parts; empty while nothing is decided. */
  marks: ReadonlyMap<string, string[]>;
  why: Result | null;
  openWhy(result: Result | null): void;
  clause(id: string): void;
  /** Opens what I know about another person; null where there is nobody to meet, as in a replay. */
  meet: ((player: string) => void) | null;
}

export const FeltContext = createContext<Felt>({
  cards: 'plain',
  me: '',
  areas: [],
  motion: () => 'lies',
  wasThere: () => false,
  paying: null,
  marks: new Map(),
  why: null,
  openWhy: () => {},
  clause: () => {},
  meet: null,
});

export const useFelt = (): Felt => useContext(FeltContext);
