/** The names of players I have a note on; the note itself is fetched when it is opened. */
import { Value } from './watchedValue';

export const noted = new Value<string[]>([]);
