/** What people wear beside their names, as far as it is known: by name, the path that is drawn. */
import type { Worn } from '../wire/mine';
import { Value } from './value';

export const worn = new Value<Record<string, string>>({});
/** Who has just put on another one, as a table told. */
export const putOn = new Value<Worn | null>(null);
