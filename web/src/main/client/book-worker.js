/* The pocket book without a line: everything is asked of the room first, and of what was kept when it is silent. */
const KEPT = 'cardroom-book';
const SAME_FOR_ALL = /^\/(book|api\/houses|api\/book\/[^/]+\/[^/]+|[^/]+\.(js|css|svg)|fonts\/[^/]+)$/;

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  const kept = SAME_FOR_ALL.test(url.pathname) && url.origin === location.origin;
  if (event.request.method === 'GET' && kept) event.respondWith(answer(event.request, url.pathname));
});

async function answer(request, path) {
  const cache = await caches.open(KEPT);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await cache.put(path, fresh.clone());
    return fresh;
  } catch (silence) {
    const known = await cache.match(path);
    if (known) return known;
    throw silence;
  }
}
