/** Title and, when asked for, a soft tone when it is my turn. */
import { useEffect } from 'preact/hooks';
import { words } from '../text/words';
import { sort } from './choices';
import { settings } from './settings';
import { isShown, type TableState } from './table';

export function isMyTurn(now: TableState): boolean {
  const { bets, acts } = sort(now.choices, now.zones);
  return now.zones.clock !== null && (bets.length > 0 || acts.length > 0);
}

export function useTurnSignal(now: TableState, me: string): void {
  const turn = me !== '' && isShown(now) && isMyTurn(now);
  const place = now.zones.table.name || words.table.label;
  useEffect(() => {
    document.title = turn ? words.title.page(words.title.turn) : words.title.page(place);
    if (turn && settings.get().sound) tone();
  }, [turn, place]);
}

function tone(): void {
  try {
    const audio = new AudioContext();
    const volume = audio.createGain();
    volume.gain.setValueAtTime(0.0001, audio.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.08, audio.currentTime + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.4);
    volume.connect(audio.destination);
    const voice = audio.createOscillator();
    voice.frequency.setValueAtTime(660, audio.currentTime);
    voice.frequency.setValueAtTime(880, audio.currentTime + 0.14);
    voice.connect(volume);
    voice.start();
    voice.stop(audio.currentTime + 0.42);
    voice.onended = () => void audio.close();
  } catch {
    // a browser without sound still has the title
  }
}
