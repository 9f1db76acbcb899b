/** Finds a table with a seat for somebody who wants to play now. */
import type { House } from '../wire/lobbyTypes';
import { api } from './api';
import { bestTable, freshTable } from './lobby';
import { go } from './route';

/** How often somebody is sent on to another table before they choose for themselves. */
const MOVES = 3;
let moves = 0;

/** The list may be seconds old, so it is requested again: nobody should be sent to a seat that is gone. */
export async function dealIn(houses: House[], game: string): Promise<void> {
  moves = 0;
  await lead(houses, game, 0);
}

/** On to another table of the game when the last seat of this one went to somebody else. */
export async function dealElsewhere(table: number, game: string): Promise<void> {
  if (moves++ < MOVES) await lead(await api.houses(), game, table);
}

async function lead(houses: House[], game: string, but: number): Promise<void> {
  const tables = (await api.tables()).filter(({ id }) => id !== but);
  const found = bestTable(tables, game);
  const fresh = found ? undefined : freshTable(houses, game);
  const id = found?.id ?? (fresh && (await api.open(fresh)).id);
  if (id !== undefined) go(`/table/${id}?deal`);
}
