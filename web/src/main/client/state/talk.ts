/** What is said at tables: how it is sent, and whom this browser does not want to hear. */
import { talkWords } from '../text/talkWords';
import type { TalkOffer, TalkReport } from '../wire/lobby';
import type { Said } from '../wire/table';
import { ask } from './api';
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

/** Whom this browser does not hear, at any table. */
export const muted = new Value<string[]>(recalled());

export function mute(name: string, off: boolean): void {
  muted.update((names) =>
    off ? [...names.filter((one) => one !== name), name] : names.filter((one) => one !== name),
  );
  try {
    localStorage.setItem(KEY, JSON.stringify(muted.get()));
  } catch {
    // they are heard again after the next visit
  }
}

/** A line of a newer room that this page has no words for is told by its name. */
export const inWords = ({ line, text }: { line: string; text: string }): string =>
  line ? (talkWords.lines[line] ?? line) : text;

export const isHeard = ({ player }: Said, off: string[]): boolean => !off.includes(player);
