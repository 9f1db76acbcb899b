/** Whether this person asks for a game, since only then is the room polled for it, and how many ask for each. */
import { Value } from './watchedValue';

const KEY = 'cardroom.asking';

function recalled(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** How many people ask for a game, by its id, as the lobby last reported. */
export const askedFor = new Value<Record<string, number>>({});

export const asking = new Value(recalled());

export function asks(on: boolean): void {
  asking.set(on);
  try {
    if (on) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // the lobby finds out after a reload
  }
}
