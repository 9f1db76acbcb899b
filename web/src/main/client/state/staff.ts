/** What the staff ask of the room. */
import type { Health, JournalEvent, PersonRow, Trouble } from '../wire/lobbyTypes';
import { api, ask } from './api';
import { Value } from './watchedValue';

/** Counts what I do as one of the staff: whenever it grows, the list of actions is read again. */
export const doneByMe = new Value(0);

async function doing<T>(asked: Promise<T>): Promise<T> {
  const answer = await asked;
  doneByMe.update((count) => count + 1);
  return answer;
}

const rolesOf = (name: string) => `/api/people/${encodeURIComponent(name)}/roles`;

export const staff = {
  async claim(link: string): Promise<void> {
    await ask('POST', '/api/admin', { link });
    await api.refreshMe();
  },
  people: (name: string) => ask<PersonRow[]>('GET', `/api/people?name=${encodeURIComponent(name)}`),
  give: (name: string, role: string) => doing(ask<PersonRow>('POST', rolesOf(name), { role })),
  take: (name: string, role: string) => doing(ask<PersonRow>('DELETE', `${rolesOf(name)}/${role}`)),
  /** Ends the sessions of one person, or of everybody but me. */
  signOut: (name: string) => doing(ask<unknown>('DELETE', `/api/people/${encodeURIComponent(name)}/sessions`)),
  signOutAll: () => doing(ask<unknown>('DELETE', '/api/sessions')),
  chips: (name: string, cents: number, reason: string) =>
    doing(ask<unknown>('POST', '/api/cage/chips', { name, cents, reason })),
  /** What is wrong with the room now. It comes with an error status, so it is not requested like the others. */
  async troubles(): Promise<Trouble[]> {
    const answer = await fetch('/health');
    return ((await answer.json()) as Health).troubles;
  },
  /** Oldest first, two hundred at a time. */
  journal: (table: number, after: number) =>
    ask<JournalEvent[]>('GET', `/api/tables/${table}/journal?after=${after}`),
  /** Newest first, two hundred at a time. */
  audit: (before?: number) => ask<JournalEvent[]>('GET', `/api/audit${before ? `?before=${before}` : ''}`),
};
