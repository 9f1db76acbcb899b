/** The emblems beside people's names, as far as they are known: by name, the path that is drawn. */
import type { Worn } from '../wire/mineTypes';
import { Value } from './watchedValue';

export const worn = new Value<Record<string, string>>({});
/** Someone has just changed theirs, as their table reported. */
export const putOn = new Value<Worn | null>(null);
