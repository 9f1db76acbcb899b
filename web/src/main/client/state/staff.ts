/** What the staff ask of the room. */
import type { Deed, Health, PersonRow, Trouble } from '../wire/lobby';
import { api, ask } from './api';

const rolesOf = (name: string) => `/api/people/${encodeURIComponent(name)}/roles`;

export const staff = {
  async claim(link: string): Promise<void> {
    await ask('POST', '/api/admin', { link });
    await api.refreshMe();
  },
  people: (name: string) => ask<PersonRow[]>('GET', `/api/people?name=${encodeURIComponent(name)}`),
  give: (name: string, role: string) => ask<PersonRow>('POST', rolesOf(name), { role }),
  take: (name: string, role: string) => ask<PersonRow>('DELETE', `${rolesOf(name)}/${role}`),
  /** Ends the sessions of one, or of everybody but me. */
  signOut: (name: string) => ask<unknown>('DELETE', `/api/people/${encodeURIComponent(name)}/sessions`),
  signOutAll: () => ask<unknown>('DELETE', '/api/sessions'),
  chips: (name: string, cents: number, reason: string) =>
    ask<unknown>('POST', '/api/cage/chips', { name, cents, reason }),
  /** What is wrong with the room now. It is told with a status of trouble, so this is no question like the others. */
  async troubles(): Promise<Trouble[]> {
    const answer = await fetch('/health');
    return ((await answer.json()) as Health).troubles;
  },
  audit: () => ask<Deed[]>('GET', '/api/audit'),
};
