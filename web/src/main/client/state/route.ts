/** Which page is open. Every page has its own address, so that it can be sent to a friend. */
import type { Arrival } from './arrival';
import { Value } from './watchedValue';

export type Route =
  | { page: 'lobby' }
  | { page: 'place'; name: string }
  | { page: 'learn'; lesson: string }
  | { page: 'table'; id: number; invite: string; how: Arrival }
  | { page: 'rules'; id: number; invite: string }
  | { page: 'round'; id: number; round: number; invite: string }
  | { page: 'unknown' };

export function read(url: URL): Route {
  const invite = url.searchParams.get('invite') ?? '';
  const path = url.pathname.replace(/\/+$/, '');
  if (path === '') return { page: 'lobby' };
  const learn = /^\/learn(?:\/([a-z\d.-]+))?$/.exec(path);
  if (learn) return { page: 'learn', lesson: learn[1] ?? '' };
  // `pages/places.ts` says which there are.
  const place = /^\/([a-z-]+)$/.exec(path);
  if (place) return { page: 'place', name: place[1] ?? '' };
  const table = /^\/table\/(\d+)(?:\/(rules|rounds\/(\d+)))?$/.exec(path);
  if (!table) return { page: 'unknown' };
  const id = Number(table[1]);
  if (table[3]) return { page: 'round', id, round: Number(table[3]), invite };
  if (table[2] === 'rules') return { page: 'rules', id, invite };
  return { page: 'table', id, invite, how: arrivalOf(url) };
}

function arrivalOf({ searchParams }: URL): Arrival {
  return searchParams.has('deal') ? 'deal' : searchParams.has('sit') ? 'sit' : 'look';
}

export function tablePath(id: number, invite: string, rest = ''): string {
  return `/table/${id}${rest}${invite ? `?invite=${encodeURIComponent(invite)}` : ''}`;
}

export const route = new Value<Route>(read(new URL(location.href)));

export function go(path: string): void {
  history.pushState(null, '', path);
  route.set(read(new URL(location.href)));
  scrollTo(0, 0);
}

/** Links inside the room change the page without a reload; a new tab stays a new tab. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  go(link.pathname + link.search);
}

addEventListener('popstate', () => route.set(read(new URL(location.href))));
