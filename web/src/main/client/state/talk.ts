/** What is said at tables: how it is sent, and whom I do not want to hear. */
import { talkWords } from '../text/talkWords';
import type { TalkOffer, TalkReport } from '../wire/lobby';
import type { Said } from '../wire/table';
import { ask, me, Refused } from './api';
import { mine } from './mine';
import { Value } from './value';

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

/** Whom I do not hear, at any table: the room keeps it with an account, the browser for a guest. */
export const muted = new Value<string[]>(recalled());

/** Whoever comes, the list is theirs: a guest's from this browser, an account's as the room has told it. */
export function mutesAre(kept: { about: string }[] | null): void {
  muted.set(me.get()?.account && kept ? kept.map(({ about }) => about) : recalled());
}

export async function mute(name: string, off: boolean): Promise<void> {
  if (me.get()?.account) return mutesAre((await (off ? mine.mute(name) : mine.hear(name))).mutes);
  const others = muted.get().filter((one) => one !== name);
  muted.set(off ? [...others, name] : others);
  remember(muted.get());
}

/** The room takes only so many at once. */
const PAUSE_MS = 3000;
const TOO_OFTEN = 429;

/** A guest who takes an account takes along whom they do not hear; the browser forgets each as the room knows of it. */
export async function handOverMutes(): Promise<void> {
  for (let names = recalled(); names.length && me.get()?.account; names = recalled()) {
    const [name = '', ...others] = names;
    try {
      const { mutes } = await mine.mute(name);
      remember(others);
      mutesAre(mutes);
    } catch (no) {
      if (!(no instanceof Refused) || !no.refusal.rule) return; // the line is bad: the next visit goes on
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
    // they are heard again after the next visit
  }
}

/** A line of a newer room that this page has no words for is told by its name. */
export const inWords = ({ line, text }: { line: string; text: string }): string =>
  line ? (talkWords.lines[line] ?? line) : text;

export const isHeard = ({ player }: Said, off: string[]): boolean => !off.includes(player);
