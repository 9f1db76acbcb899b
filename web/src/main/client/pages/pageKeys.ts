/** Keys that work anywhere at a table: `W` why, `L` the round, Esc closes and shows all at once. */
import { useEffect } from 'preact/hooks';
import { typing } from '../state/keys';
import type { Result } from '../wire/table';

export interface PageKeys {
  why: Result | null;
  results: Result[];
  me: string;
  setWhy: (result: Result | null) => void;
  openRound: () => void;
  finish: () => void;
}

export function usePageKeys({ why, results, me, setWhy, openRound, finish }: PageKeys): void {
  useEffect(() => {
    const last = results.filter((result) => result.bettor === me).at(-1) ?? results.at(-1) ?? null;
    const press = (event: KeyboardEvent) => {
      if (typing(event) || document.querySelector('dialog[open]')) return;
      const key = event.key.toLowerCase();
      if (key === 'w') setWhy(why ? null : last);
      else if (key === 'l') openRound();
      else if (key === 'escape') {
        setWhy(null);
        finish();
      }
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [why, results, me]);
}
