/* The pocket book offline: everything is asked of the room first, and of the cache if the room is silent. */
const KEPT = 'cardroom-book';
const SAME_FOR_ALL = /^\/(book|api\/houses|api\/languages\/[a-z]+|api\/book\/.+|[^/]+\.(js|css|svg)|fonts\/[^/]+)$/;
/* The engine's answers are cached by question; of settled rounds, only this many. */
const ANSWERS = /^\/api\/book\/.+/;
const ROUND = '/api/book/round';
const ROUNDS_MOST = 100;

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  const kept = SAME_FOR_ALL.test(url.pathname) && url.origin === location.origin;
  if (event.request.method === 'GET' && kept) event.respondWith(answer(event.request, url));
});

async function answer(request, url) {
  const name = ANSWERS.test(url.pathname) ? url.pathname + url.search : url.pathname;
  const cache = await caches.open(KEPT);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await cache.put(name, fresh.clone());
    if (fresh.ok && url.pathname === ROUND) await forget(cache);
    return fresh;
  } catch (silence) {
    const known = await cache.match(name);
    if (known) return known;
    throw silence;
  }
}

async function forget(cache) {
  const rounds = (await cache.keys()).filter((one) => new URL(one.url).pathname === ROUND);
  for (const one of rounds.slice(0, -ROUNDS_MOST)) await cache.delete(one);
}
