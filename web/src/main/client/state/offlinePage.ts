/** The page that says that there is no connection; the browser caches it at the first visit. */
export function keepOfflinePage(): void {
  if (!('serviceWorker' in navigator)) return;
  // without it the browser shows its own message
  navigator.serviceWorker.register('/offline-worker.js').catch(() => {});
}
