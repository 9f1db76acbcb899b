/** The emblems of the room, drawn on a 24 by 24 grid, and who wears which. */
import type { Emblems } from '../wire/mineTypes';
import { ask } from './api';
import { putOn, worn } from './emblems';

export const DRAWINGS: Record<string, string> = {
  anchor:
    'M12 1a3.2 3.2 0 0 1 1.3 6.1V9H17v2.5h-3.7v8.2c3-.4 5-2.2 5.6-4.7l-1.9.5 3.5-4.5L23 15.5l-1.8-.3C20.5 ' +
    '19.8 17 23 12 23s-8.5-3.2-9.2-7.8L1 15.5 3.5 11 7 15.5 5.1 15c.6 2.5 2.6 4.3 5.6 4.7v-8.2' +
    'H7V9h3.7V7.1A3.2 3.2 0 0 1 12 1zM12 3a1.2 1.2 0 1 0 .01 0z',
  bell:
    'M12 1.5a1.8 1.8 0 0 1 1.8 1.8C17 4.2 18.5 7 18.5 10.5c0 4 1 5.5 2.5 7V19H3v-1.5c1.5-1.5 ' +
    '2.5-3 2.5-7C5.5 7 7 4.2 10.2 3.3A1.8 1.8 0 0 1 12 1.5zM9 20.5h6a3 3 0 0 1-6 0z',
  bolt: 'M14 1 4 14h6l-1 9L20 9h-6.5z',
  clover:
    'M12 1a5 5 0 0 1 4 8 5 5 0 1 1-2.7 9.2c.3 2 .9 3.2 2.2 4.8h-7c1.3-1.6 1.9-2.8 2.2-4.8A5 5 0 1 1 8 9' +
    'a5 5 0 0 1 4-8z',
  crown: 'M3 19 1.5 6 7 10.5 12 3l5 7.5L22.5 6 21 19zM3 20.5h18V23H3z',
  diamond: 'M12 1l8 11-8 11L4 12z',
  flame: 'M12 1c1 5 7 7.5 7 14a7 7 0 0 1-14 0c0-3 1.5-5 3-6.5.3 1.8 1 2.8 2.2 3.5C9.5 7.5 10.5 4 12 1z',
  heart:
    'M12 22C7 17.5 1 13 1 7.5 1 4 3.6 2 6.5 2 9 2 11 3.4 12 5.6 13 3.4 15 2 17.5 2 20.4 2 23 4 ' +
    '23 7.5 23 13 17 17.5 12 22z',
  key: 'M7.5 2a6.5 6.5 0 0 1 6 9L23 20.5V23h-5v-3h-3v-3h-2.5l-2-2A6.5 6.5 0 1 1 7.5 2zM6 5a2.3 2.3 0 1 0 .01 0z',
  leaf:
    'M21 2C9 2 3 8 3 15c0 1.5.3 2.7.8 3.8L2 21.5l1.7 1.2L5.6 20C7 21 8.8 21.5 11 21.5 18 21.5 22 14 21 2z' +
    'M7.5 17.5c2-3.6 5-6.8 9-9-3 2.8-6 5.8-9 9z',
  moon: 'M14 2a10 10 0 1 0 8 14A8 8 0 0 1 14 2z',
  mountain: 'M1 21 9 6l4 6.5L15.5 9 23 21z',
  spade:
    'M12 1c2 5 10 9 10 14.5 0 3-2.3 4.8-4.8 4.8-1.8 0-3.3-.9-4.2-2.6.2 2.6 1.2 4 3 5.3H8c1.8-1.3 2.8-2.7 ' +
    '3-5.3-.9 1.7-2.4 2.6-4.2 2.6C4.3 20.3 2 18.5 2 15.5 2 10 10 6 12 1z',
  star: 'M12 2l3 7 7.5.6-5.7 4.9 1.8 7.3-6.6-3.9-6.6 3.9 1.8-7.3L1.5 9.6 9 9z',
  sun:
    'M12 7a5 5 0 1 0 .01 0zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM4 5.4 5.4 4l2.9 2.9-1.4 1.4z' +
    'M15.7 17.1l1.4-1.4 2.9 2.9-1.4 1.4zM4 18.6l2.9-2.9 1.4 1.4L5.4 20zM15.7 6.9 18.6 4 20 5.4l-2.9 2.9z',
  wave:
    'M1 9c3-4 6-4 9-1s6 3 9 0 3-1 4-1v4c-2 0-2 0-4 2s-6 3-9 0-6-2-9 2z' +
    'M1 17c3-4 6-4 9-1s6 3 9 0 3-1 4-1v4c-2 0-2 0-4 2s-6 3-9 0-6-2-9 2z',
};

/** Everybody who sits down together is looked up together; later changes are reported by their table. */
const TOGETHER_MS = 60;
const AT_ONCE = 100;
const wanted: string[] = [];
/** How often each name is on the page. */
const seen = new Map<string, number>();

putOn.watch((now) => now && wears(now.name, now.emblem));

/** Notes that somebody is on the page, until the returned function is called. */
export function want(name: string): () => void {
  const before = seen.get(name) ?? 0;
  seen.set(name, before + 1);
  if (!before && !wanted.includes(name)) {
    if (!wanted.length) setTimeout(() => read(wanted.splice(0)), TOGETHER_MS);
    wanted.push(name);
  }
  return () => leaves(name);
}

/** Someone who comes back is looked up again: nobody reported what they changed in the meantime. */
function leaves(name: string): void {
  const left = (seen.get(name) ?? 1) - 1;
  if (left) seen.set(name, left);
  else seen.delete(name);
}

function read(names: string[]): void {
  for (let from = 0; from < names.length; from += AT_ONCE) readSome(names.slice(from, from + AT_ONCE));
}

function readSome(names: string[]): void {
  const query = names.map((name) => `name=${encodeURIComponent(name)}`).join('&');
  ask<Emblems>('GET', `/api/emblems?${query}`).then(
    ({ emblems }) => {
      const now = new Map(emblems.map(({ name, emblem }) => [name, emblem]));
      for (const name of names) wears(name, now.get(name) ?? '');
    },
    () => {}, // the name stays without an emblem until it appears again
  );
}

/** An emblem of a newer room has no drawing here. */
export function wears(name: string, emblem: string): void {
  const path = DRAWINGS[emblem] ?? '';
  if ((worn.get()[name] ?? '') !== path) worn.update((all) => ({ ...all, [name]: path }));
}
