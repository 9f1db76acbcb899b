/* A visitor without a connection to the room is told so by our own page, not by the browser. */
const KEPT = 'cardroom-offline';
const PAGE = '/offline.html';
const LOOKS = ['/offline.css', '/icon.svg'];

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll([PAGE, ...LOOKS])));
});
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const path = new URL(request.url).pathname;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(PAGE)));
  else if (LOOKS.includes(path)) event.respondWith(fetch(request).catch(() => caches.match(path)));
});
