/** The book stays readable without a line: what it is made of is kept in the browser at the first visit. */
import { useEffect, useState } from 'preact/hooks';
import type { BookPage } from '../wire/book';
import type { GameOffer, House } from '../wire/lobby';
import { SCRIPT, SHEETS } from './bookEngine';
import { bookPath, feesPath, signPath } from './bookPaths';

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
    // without it the book works as long as there is a line
    .catch(() => {});
}

/** Between two requests, so that the room and the person's own taps go before. */
const PAUSE_MS = 80;
const DAY = 'cardroom.book.kept';

/** Fetches what is not kept yet; what was kept on another day is fetched anew. */
async function keep(paths: string[], isNewDay: boolean): Promise<void> {
  const cache = await caches.open(KEPT);
  for (const path of paths) {
    if (!isNewDay && (await cache.match(path))) continue;
    const answer = await fetch(path, { credentials: 'same-origin' });
    if (answer.ok) await cache.put(path, answer);
    await new Promise((on) => setTimeout(on, PAUSE_MS));
  }
}

/** What can be asked of a game without entering anything: its page, every sign, the least bet of every schedule. */
function pagesOf(house: string, game: GameOffer, page: BookPage): string[] {
  const main = page.round?.wagers.find((one) => one.main)?.wager ?? '';
  const least = page.round?.schedules.map((one) =>
    feesPath(house, game.id, { [main]: `${one.minCents}`, schedule: `${one.option}` }),
  );
  return [bookPath(house, game.id), ...game.stakes.map((one) => signPath(house, game.id, one.id)), ...(least ?? [])];
}

/** The open game whole, what answers by itself, then every other game of every house with its usual sign. */
export function keepBook(houses: House[], house: string, game: GameOffer, page: BookPage): void {
  if (!('caches' in window)) return;
  const today = new Date().toDateString();
  const isNewDay = localStorage.getItem(DAY) !== today;
  const others = houses.flatMap((one) =>
    one.games.flatMap((each) => [bookPath(one.id, each.id), signPath(one.id, each.id, each.usualStakes)]),
  );
  keep(['/api/houses', ...pagesOf(house, game, page), SHEETS, SCRIPT, ...others], isNewDay)
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
