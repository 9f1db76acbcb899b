/** Announces my turn: in the title, and for those who want it by a soft tone, a vibration, or a notification. */
import { useEffect } from 'preact/hooks';
import { words } from '../text/words';
import { sort } from './choices';
import { isAwaited } from './potsInMiddle';
import { settings } from './settings';
import { hear } from './sound';
import { isShown, type TableState } from './table';

const BUZZ_MS = 60;
/** A newer call takes the place of the one before. */
const TAG = 'turn';

export function isMyTurn(now: TableState): boolean {
  const { bets, acts } = sort(now.choices, now.zones);
  return now.zones.clock !== null && (bets.length > 0 || isAwaited(acts, now.zones));
}

export function useTurnSignal(now: TableState, me: string): void {
  const turn = me !== '' && isShown(now) && isMyTurn(now);
  const place = now.zones.table.name || words.table.label;
  useEffect(() => {
    document.title = turn ? words.title.page(words.title.turn) : words.title.page(place);
    if (!turn) return;
    hear('turn');
    callToTurn(place);
  }, [turn, place]);
}

/** A vibration, and a notification where the page is out of sight: only for those who asked for it. */
export function callToTurn(place: string): void {
  const { buzz, notify } = settings.get();
  if (buzz) navigator.vibrate?.(BUZZ_MS);
  if (!notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const note = new Notification(words.title.turn, { body: place, tag: TAG });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    void callFromWorker(place, buzz);
  }
}

/** Browsers on phones show only what a worker tells them (`offline-worker.js`), which comes back to this page. */
async function callFromWorker(place: string, buzz: boolean): Promise<void> {
  const worker = await navigator.serviceWorker?.ready;
  const felt = buzz ? { vibrate: [BUZZ_MS] } : {};
  await worker?.showNotification(words.title.turn, { body: place, tag: TAG, data: location.href, ...felt });
}
