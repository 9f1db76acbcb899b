/* A visitor without a connection to the room is told so by our own page, not by the browser. And on a phone it is the
 * worker that calls somebody to their turn: a touch of the call shows the table again. */
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
addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const table = notification.data;
  const isThere = ({ url }) => url === table;
  const pages = clients.matchAll({ type: 'window' });
  event.waitUntil(pages.then((all) => all.find(isThere)?.focus() ?? clients.openWindow(table)));
});
