/** On whom I have a note, by name; the note itself is read when it is asked for. */
import { Value } from './value';

export const noted = new Value<string[]>([]);
