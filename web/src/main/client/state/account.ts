/** Requests about my own account; who I am afterwards is stored in `me`. */
import type { Account, DayLimits, Me, SecondOffer, Wishes } from '../wire/lobbyTypes';
import { api, ask, me, Refused } from './api';
import { Value } from './watchedValue';

/** What became of me while a page was open, until the page says so. */
export const happened = new Value<'' | 'signedOut' | 'rolesChanged'>('');

/** Asks the room who I am, and stores what has changed. */
export async function meetAgain(): Promise<void> {
  const before = me.get();
  const now = await api.refreshMe();
  if (before && !now) happened.set('signedOut');
  else if (before && now && before.roles.join() !== now.roles.join()) happened.set('rolesChanged');
}

/** After these I may no longer be who the page takes me for. */
const ABOUT_ME = ['ROOM-GUEST', 'ROOM-ROLE', 'ROOM-CSRF'];

/** Sends a request; someone who signed in again in another tab is still the same person, so it is sent once more. */
export async function asMyself(request: () => Promise<unknown>): Promise<void> {
  try {
    await request();
  } catch (no) {
    if (!(no instanceof Refused) || !ABOUT_ME.includes(no.refusal.rule)) throw no;
    const before = me.get();
    await meetAgain().catch(() => {});
    const isSame = before !== null && me.get()?.name === before.name;
    if (no.refusal.rule !== 'ROOM-CSRF' || !isSame) throw no;
    await request();
  }
}

export const account = {
  look: () => ask<Account>('GET', '/api/me/account'),

  /** Keeps the name and chips of the guest I am, or begins with a new name; returns the recovery codes. */
  async signUp(name: string, password: string): Promise<string[]> {
    const made = await ask<Me & { codes: string[] }>(
      'POST',
      '/api/account',
      me.get() ? { password } : { name, password },
    );
    const { codes, ...mine } = made;
    me.set(mine);
    return codes;
  },
  async signIn(name: string, password: string, code: string): Promise<void> {
    me.set(await ask<Me>('POST', '/api/session', code ? { name, password, code } : { name, password }));
  },
  async recover(name: string, code: string, password: string): Promise<void> {
    me.set(await ask<Me>('POST', '/api/recovery', { name, code, password }));
  },
  async password(old: string, password: string): Promise<void> {
    me.set(await ask<Me>('POST', '/api/me/password', { old, password }));
  },
  codes: async (password: string) => (await ask<{ codes: string[] }>('POST', '/api/me/codes', { password })).codes,
  offerSecond: (password: string) => ask<SecondOffer>('POST', '/api/me/second', { password }),
  takeSecond: (offer: string, code: string) => ask<unknown>('POST', '/api/me/second/code', { offer, code }),
  dropSecond: (password: string) => ask<unknown>('POST', '/api/me/second/off', { password }),
  wishes: () => ask<Wishes>('GET', '/api/me/wishes'),
  /** Limits change what the bar and the tables know about me. */
  async wish(limits: DayLimits): Promise<Wishes> {
    const wishes = await ask<Wishes>('POST', '/api/me/wishes', limits);
    await api.refreshMe();
    return wishes;
  },
  async pause(hours: number): Promise<Wishes> {
    const wishes = await ask<Wishes>('POST', '/api/me/pause', { hours });
    await api.refreshMe();
    return wishes;
  },
  async close(password: string): Promise<void> {
    await ask('POST', '/api/me/close', { password });
    me.set(null);
  },
  endSession: (id: string) => ask<unknown>('DELETE', `/api/me/sessions/${id}`),
  async signOut(): Promise<void> {
    await ask('DELETE', '/api/me/session');
    me.set(null);
  },
  async signOutEverywhere(): Promise<void> {
    await ask('DELETE', '/api/me/sessions');
    me.set(null);
  },
};
