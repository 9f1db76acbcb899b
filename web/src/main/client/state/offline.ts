/** The book stays readable offline: its files are cached in the browser at the first visit. */
import { useEffect, useState } from 'preact/hooks';
import type { House } from '../wire/lobbyTypes';
import { SCRIPT, SHEETS } from './bookEngine';
import { bookPath } from './bookPaths';

const KEPT = 'cardroom-book';

/** What this page has loaded, and the page itself. */
function parts(): string[] {
  const loaded = performance
    .getEntriesByType('resource')
    .map((entry) => new URL(entry.name))
    .filter((url) => url.origin === location.origin && /\.(js|css|woff2|svg)$/.test(url.pathname))
    .map((url) => url.pathname);
  return ['/book', ...loaded];
}

export function keepForLater(): void {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  navigator.serviceWorker
    .register('/book-worker.js', { scope: '/book' })
    .then(() => caches.open(KEPT))
    .then((cache) => cache.addAll([...new Set(parts())]))
    // without it the book works only while there is a connection
    .catch(() => {});
}

/** A pause between requests, so that the room and the person's own taps come first. */
const PAUSE_MS = 80;
const DAY = 'cardroom.book.kept';

/** Fetches what is not cached yet; what was cached on another day is fetched again. */
async function keep(paths: string[], isNewDay: boolean): Promise<void> {
  const cache = await caches.open(KEPT);
  for (const path of paths) {
    if (!isNewDay && (await cache.match(path))) continue;
    const answer = await fetch(path, { credentials: 'same-origin' });
    if (answer.ok) await cache.put(path, answer);
    await new Promise((on) => setTimeout(on, PAUSE_MS));
  }
}

/** The open game first, then what works offline (rounds, bets, signs), then the page of every game of every house. */
export function keepBook(houses: House[], house: string, game: string): void {
  if (!('caches' in window)) return;
  const today = new Date().toDateString();
  const isNewDay = localStorage.getItem(DAY) !== today;
  const others = houses.flatMap((one) => one.games.map((each) => bookPath(one.id, each.id)));
  const spoken = document.documentElement.lang === 'en' ? [] : [`/api/languages/${document.documentElement.lang}`];
  keep(['/api/houses', ...spoken, bookPath(house, game), SHEETS, SCRIPT, ...others], isNewDay)
    .then(() => localStorage.setItem(DAY, today))
    .catch(() => {});
}

export function useOnline(): boolean {
  const [online, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const look = () => setOnline(navigator.onLine);
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  return online;
}
