/** The chips of this room. */
export const DENOMINATIONS = [100, 500, 2500, 10000, 50000, 100000];

/** At most five chips, the smallest ones that make sense for what may be bet. */
export function trayChips(most: number): number[] {
  return DENOMINATIONS.filter((value) => value <= Math.max(most, 100)).slice(0, 5);
}
