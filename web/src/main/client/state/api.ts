/** HTTP requests to the room: one function each; a refusal is thrown in the room's own words. */

import { typeset } from '../text/typeset';
import { words } from '../text/words';
import type {
  House,
  Me,
  NewTable,
  OpenedTable,
  Replays,
  RoundRow,
  RoundStory,
  RulesPage,
  TableRow,
  Visit,
} from '../wire/lobbyTypes';
import type { Refusal } from '../wire/tableTypes';
import { refusalHeard, rulesHeard } from './speakers';
import { Value } from './watchedValue';

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.words);
  }
}

/** Who I am to the room; null before the first hand. */
export const me = new Value<Me | null>(null);
/** Whether the room has said who I am: until then nobody is asked for a name. */
export const met = new Value(false);

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  const text = typeof body === 'string';
  if (body !== undefined) headers['Content-Type'] = text ? 'text/plain' : 'application/json';
  const csrf = me.get()?.csrf;
  if (csrf) headers['X-Cardroom-Csrf'] = csrf;
  const request: RequestInit = { method, headers, credentials: 'same-origin' };
  if (body !== undefined) request.body = text ? body : JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch {
    throw silent(0);
  }
  const said = await answer.text();
  let json: unknown = null;
  try {
    json = said ? JSON.parse(said) : null;
  } catch {
    throw silent(answer.status);
  }
  if (!answer.ok)
    throw json && typeof json === 'object' && 'words' in json
      ? new Refused(answer.status, refusalHeard(json as Refusal))
      : silent(answer.status);
  return json as T;
}

function silent(status: number): Refused {
  const sentence = words.error.room;
  return new Refused(status, { ok: false, rule: '', words: sentence, sentence, remedy: '' });
}

const query = (invite: string) => (invite ? `?invite=${encodeURIComponent(invite)}` : '');

/** Every movement of my chips, and their sums at the end. */
export const STATEMENT = '/api/me/statement.csv';

/** A finished round as I may know it; also what its export downloads. */
export const documentPath = (id: number, n: number, invite: string) =>
  `/api/tables/${id}/rounds/${n}/document${query(invite)}`;
export const roundPath = (id: number, n: number, invite: string) => `/api/tables/${id}/rounds/${n}${query(invite)}`;

/** A house as its games are named in print. */
const printed = (house: House): House => ({
  ...house,
  games: house.games.map((game) => ({ ...game, name: typeset(game.name) })),
});

export const api = {
  houses: () => ask<House[]>('GET', '/api/houses').then((houses) => houses.map(printed)),
  tables: () => ask<TableRow[]>('GET', '/api/tables'),
  table: (id: number, invite: string) => ask<unknown>('GET', `/api/tables/${id}${query(invite)}`),
  open: (table: NewTable) => ask<OpenedTable>('POST', '/api/tables', table),
  close: (id: number, invite: string) => ask<unknown>('DELETE', `/api/tables/${id}${query(invite)}`),
  rules: (id: number, invite: string) =>
    ask<RulesPage>('GET', `/api/tables/${id}/rules${query(invite)}`).then(rulesHeard),
  round: (id: number, n: number, invite: string) => ask<RoundStory>('GET', roundPath(id, n, invite)),
  replay: (file: string) => ask<Replays>('POST', '/api/replay', file),
  waiting: (id: number, enter: boolean, invite: string) =>
    ask<{ waiting: string[] }>(enter ? 'POST' : 'DELETE', `/api/tables/${id}/waiting${query(invite)}`),
  visit: (table: number) => ask<Visit>('GET', `/api/me/visits/${table}`),
  rounds: (before?: number, filter = '') =>
    ask<RoundRow[]>('GET', `/api/me/rounds?limit=50${before ? `&before=${before}` : ''}${filter && `&${filter}`}`),

  async refreshMe(): Promise<Me | null> {
    try {
      me.set(await ask<Me | null>('GET', '/api/me?visitor'));
    } finally {
      met.set(true);
    }
    return me.get();
  },
  async guest(name: string): Promise<Me> {
    const known = me.get();
    if (known) return known;
    const made = await ask<Me>('POST', '/api/guest', { name });
    me.set(made);
    return made;
  },
  /** Gives up one of my roles; only an admin can give it back. */
  async layDown(role: string): Promise<void> {
    await ask('DELETE', `/api/me/roles/${role}`);
    await api.refreshMe();
  },
  async chips(): Promise<void> {
    await ask('POST', '/api/me/chips');
    await api.refreshMe();
  },
};
