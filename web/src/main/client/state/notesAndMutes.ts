/** What the room stores for me that matters at a table: notes on the people there, and whom I have muted. */
import type { Personal } from '../wire/mineTypes';
import { me } from './api';
import { mine } from './mine';
import { noted } from './notedPlayers';
import { handOverMutes, mutesAre } from './talk';
import { Value } from './watchedValue';

export const kept = new Value<Personal | null>(null);

function keep(now: Personal): void {
  kept.set(now);
  noted.set(now.notes.map(({ about }) => about));
  mutesAre(now.mutes);
  // Muted in this browser before the room stored it, or while the connection was down.
  if (me.get()?.account && !now.mutes.length) void handOverMutes();
}

/** Another person has other notes and other mutes. */
export function forgetKept(): void {
  kept.set(null);
  noted.set([]);
  mutesAre(null);
}

export const readKept = (): Promise<void> => mine.kept().then(keep);

const AGAIN_MS = 5000;

/** Retries on a bad connection until the returned function is called; then it gives up. */
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

/** Replaces the note; an empty text deletes it. */
export const noteOn = (about: string, text: string): Promise<void> =>
  (text.trim() ? mine.note(about, text) : mine.forget(about)).then(keep);
