/** The same table with the longest names the room takes, and billions on it. */
const LONGEST = 'W'.repeat(20);
const TIMES = 24_691_357;

export function rich<T>(value: T, me: string, key = ''): T {
  const as = (text: unknown) => text as T;
  if (Array.isArray(value)) return as(value.map((one) => rich(one, me, key)));
  if (value && typeof value === 'object')
    return as(Object.fromEntries(Object.entries(value).map(([name, one]) => [name, rich(one, me, name)])));
  if (typeof value === 'number' && key.endsWith('Cents')) return as(value * TIMES);
  if ((key === 'player' || key === 'bettor') && value !== '' && value !== me) return as(LONGEST);
  if (key === 'name' && typeof value === 'string' && value.startsWith('Table')) return as('W'.repeat(30));
  return value;
}
