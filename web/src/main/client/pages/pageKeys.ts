/** Keys that work anywhere at a table: `W` why, `L` the round, Esc closes and shows all at once. */
import { useEffect, useRef } from 'preact/hooks';
import { toExplain } from '../parts/dock/WhyButton';
import { typing } from '../state/choiceKeys';
import type { Result } from '../wire/tableTypes';

export interface PageKeys {
  why: Result | null;
  results: Result[];
  me: string;
  setWhy: (result: Result | null) => void;
  openRound: () => void;
  finish: () => void;
}

export function usePageKeys(keys: PageKeys): void {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (typing(event) || document.querySelector('dialog[open]')) return;
      pressed(event.key.toLowerCase(), now.current);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

function pressed(key: string, { why, results, me, setWhy, openRound, finish }: PageKeys): void {
  if (key === 'w') setWhy(why ? null : toExplain(results, me));
  else if (key === 'l') openRound();
  else if (key === 'escape') {
    setWhy(null);
    finish();
  }
}
