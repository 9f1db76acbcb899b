/** What was bet last at a table, kept in this tab for the next round. */
import { NO_BETS, type Staged } from './laidOutChips';

const key = (table: number) => `cardroom.bets.${table}`;

export function recall(table: number): Staged {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(key(table)) ?? '[]') as [string, number][]);
  } catch {
    return NO_BETS;
  }
}

export function remember(table: number, bets: Staged): Staged {
  try {
    sessionStorage.setItem(key(table), JSON.stringify([...bets]));
  } catch {
    // the next visit simply offers no repeat
  }
  return bets;
}
