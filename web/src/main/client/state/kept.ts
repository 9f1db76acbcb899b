/** What the room keeps for me that matters at a table: notes on the people there, and whom I do not hear. */
import type { Personal } from '../wire/mine';
import { me } from './api';
import { mine } from './mine';
import { noted } from './noted';
import { handOverMutes, mutesAre } from './talk';
import { Value } from './value';

export const kept = new Value<Personal | null>(null);

function keep(now: Personal): void {
  kept.set(now);
  noted.set(now.notes.map(({ about }) => about));
  mutesAre(now.mutes);
  // Muted in this browser before the room kept it, or when the line broke.
  if (me.get()?.account && !now.mutes.length) void handOverMutes();
}

/** Whoever is somebody else now has other notes, and hears others. */
export function forgetKept(): void {
  kept.set(null);
  noted.set([]);
  mutesAre(null);
}

export const readKept = (): Promise<void> => mine.kept().then(keep);

const AGAIN_MS = 5000;

/** The same however bad the line, until what is answered is called; then it is forgotten. */
export function followKept(): () => void {
  let wanted = true;
  const read = (): Promise<void> =>
    mine.kept().then(
      (now) => (wanted ? keep(now) : undefined),
      () => void (wanted && setTimeout(() => wanted && read(), AGAIN_MS)),
    );
  void read();
  return () => {
    wanted = false;
    forgetKept();
  };
}

/** In place of the note before; no text throws it away. */
export const noteOn = (about: string, text: string): Promise<void> =>
  (text.trim() ? mine.note(about, text) : mine.forget(about)).then(keep);
