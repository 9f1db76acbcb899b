/** The names of players I have a note on; the note itself is fetched when it is opened. */
import { Value } from './value';

export const noted = new Value<string[]>([]);
