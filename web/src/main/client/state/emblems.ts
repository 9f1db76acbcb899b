/** What people wear beside their names, as far as it is known: by name, the path that is drawn. */
import { Value } from './value';

export const worn = new Value<Record<string, string>>({});
