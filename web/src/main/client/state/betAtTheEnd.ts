/** Chips that lie on a circle count when betting time ends: nobody loses a round to a button they did not press. */
import { useEffect, useRef } from 'preact/hooks';
import type { Clock } from '../wire/tableTypes';
import type { Betting } from './betting';
import { beforeEnd } from './clientClock';

/** They are sent this long before the end, so that the room has them in time. */
const BEFORE_MS = 900;

export function useLastCall(betting: Betting, clock: Clock | null, at: number): void {
  const now = useRef(betting);
  now.current = betting;
  const runs = clock?.name === 'betting' && betting.staged.size > 0 && !betting.trouble;
  const leftMs = clock?.leftMs ?? 0;
  useEffect(() => {
    if (!runs) return;
    return beforeEnd(at + leftMs, BEFORE_MS, () => now.current.place());
  }, [runs, leftMs, at]);
}
