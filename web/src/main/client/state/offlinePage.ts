/** The page that says that there is no line; the browser keeps it from the first visit on. */
export function keepOfflinePage(): void {
  if (!('serviceWorker' in navigator)) return;
  // without it the browser says so in its own words
  navigator.serviceWorker.register('/offline-worker.js').catch(() => {});
}
