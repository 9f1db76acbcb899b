/** Talk at tables: how it is sent, and whom I have muted. */
import { talkWords } from '../text/talkWords';
import type { TalkOffer, TalkReport } from '../wire/lobbyTypes';
import type { Said } from '../wire/tableTypes';
import { ask, me, Refused } from './api';
import { mine } from './mine';
import { Value } from './watchedValue';

const path = (id: number, invite: string, rest = '') =>
  `/api/tables/${id}/talk${rest}${invite ? `?invite=${encodeURIComponent(invite)}` : ''}`;

export const talk = {
  offer: (id: number, invite: string) => ask<TalkOffer>('GET', path(id, invite)),
  say: (id: number, invite: string, what: { line: string } | { text: string }) =>
    ask<unknown>('POST', path(id, invite), what),
  report: (id: number, invite: string, said: number) => ask<unknown>('POST', path(id, invite, `/${said}/report`)),
  reports: () => ask<TalkReport[]>('GET', '/api/talk/reports'),
};

const KEY = 'cardroom.muted';

function recalled(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** Whom I have muted, at any table: stored by the room for an account, by the browser for a guest. */
export const muted = new Value<string[]>(recalled());

/** The list belongs to whoever is signed in: a guest's from this browser, an account's from the room. */
export function mutesAre(kept: { about: string }[] | null): void {
  muted.set(me.get()?.account && kept ? kept.map(({ about }) => about) : recalled());
}

export async function mute(name: string, off: boolean): Promise<void> {
  if (me.get()?.account) return mutesAre((await (off ? mine.mute(name) : mine.hear(name))).mutes);
  const others = muted.get().filter((one) => one !== name);
  muted.set(off ? [...others, name] : others);
  remember(muted.get());
}

/** The room accepts only so many at once. */
const PAUSE_MS = 3000;
const TOO_OFTEN = 429;

/** A guest who creates an account keeps their mutes; the browser forgets each one once the room has it. */
export async function handOverMutes(): Promise<void> {
  for (let names = recalled(); names.length && me.get()?.account; names = recalled()) {
    const [name = '', ...others] = names;
    try {
      const { mutes } = await mine.mute(name);
      remember(others);
      mutesAre(mutes);
    } catch (no) {
      if (!(no instanceof Refused) || !no.refusal.rule) return; // the connection is bad: continued at the next visit
      if (no.status === TOO_OFTEN) await new Promise((after) => setTimeout(after, PAUSE_MS));
      else remember(others);
    }
  }
}

function remember(names: string[]): void {
  try {
    if (names.length) localStorage.setItem(KEY, JSON.stringify(names));
    else localStorage.removeItem(KEY);
  } catch {
    // the mute is gone at the next visit
  }
}

/** A line of a newer room that this page has no text for is shown by its name. */
export const inWords = ({ line, text }: { line: string; text: string }): string =>
  line ? (talkWords.lines[line] ?? line) : text;

export const isHeard = ({ player }: Said, off: string[]): boolean => !off.includes(player);
