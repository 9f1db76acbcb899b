/** Whoever has bet and does nothing more is dealt a moment later: nobody waits out the clock for a button they did not
 * press. Every key and touch restarts the delay, and nothing is sent while a sheet is open over the table. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Choice } from '../wire/tableTypes';
import type { Betting } from './betting';
import type { Take } from './choices';
import { time } from './clientClock';
import { settings } from './settings';
import { useValue } from './watchedValue';

const MOMENT_S = 5;

/** The choice to be dealt, once my bets are on the table and none is still being sent. */
export const dealOf = ({ lies, staged, asking }: Betting, acts: Choice[]): Choice | undefined =>
  lies && !staged.size && !asking ? acts.find(({ id }) => id === 'done') : undefined;

/** The seconds left of the delay; 0 when none is running. */
export function useDealSoon(betting: Betting, acts: Choice[], take: Take): number {
  const { dealSoon } = useValue(settings);
  const deal = dealSoon ? dealOf(betting, acts) : undefined;
  const now = useRef({ deal, take });
  now.current = { deal, take };
  const [left, setLeft] = useState(0);
  const runs = deal !== undefined;
  useEffect(() => {
    if (!runs) return setLeft(0);
    let forget = () => {};
    const count = (seconds: number) => {
      setLeft(seconds);
      forget = time.after(1000, () => {
        if (document.querySelector('dialog[open]')) count(MOMENT_S);
        else if (seconds > 1) count(seconds - 1);
        else if (now.current.deal) now.current.take(now.current.deal, 0, []);
      });
    };
    const begin = () => {
      forget();
      count(MOMENT_S);
    };
    begin();
    addEventListener('keydown', begin);
    addEventListener('pointerdown', begin);
    return () => {
      forget();
      removeEventListener('keydown', begin);
      removeEventListener('pointerdown', begin);
    };
  }, [runs, deal?.position]);
  return left;
}
