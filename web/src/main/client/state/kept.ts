/** What the room keeps for me that matters at a table: notes on the people there, and whom I do not hear. */
import type { Personal } from '../wire/mine';
import { mine } from './mine';
import { noted } from './noted';
import { mutesAre } from './talk';
import { Value } from './value';

export const kept = new Value<Personal | null>(null);

function keep(now: Personal): void {
  kept.set(now);
  noted.set(now.notes.map(({ about }) => about));
  mutesAre(now.mutes);
}

/** Whoever is somebody else now has other notes, and hears others. */
export function forgetKept(): void {
  kept.set(null);
  noted.set([]);
  mutesAre(null);
}

export const readKept = (): Promise<void> => mine.kept().then(keep);

/** In place of the note before; no text throws it away. */
export const noteOn = (about: string, text: string): Promise<void> =>
  (text.trim() ? mine.note(about, text) : mine.forget(about)).then(keep);
