/** A connection to a table that is not the one on the page: the lobby and the strip of my other tables follow it. */
import { useEffect, useMemo } from 'preact/hooks';
import { isShown, LiveTable, type TableState } from './table';
import { isMyTurn } from './turnSignal';
import { useValue } from './watchedValue';

/** Nobody could follow more lines than this. */
export const FOLLOWED_MOST = 4;

export function useLiveTable(id: number, invite: string, me: string): TableState {
  const table = useMemo(() => new LiveTable(id, invite, me), [id, invite, me]);
  useEffect(() => () => table.close(), [table]);
  return useValue(table.state);
}

/** Everything that happened has been shown, and it is up to me. */
export const needsMe = (now: TableState): boolean => now.loaded && isShown(now) && isMyTurn(now);
