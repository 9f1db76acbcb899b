/** The book stays readable without a line: what it is made of is kept in the browser at the first visit. */
import { useEffect, useState } from 'preact/hooks';

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
