/** After a hand: how the pot was decided, in one tap. */
import { words } from '../../text/words';
import type { Result } from '../../wire/tableTypes';
import { useFelt } from '../felt/feltContext';

/** Mine, else the last that was paid. */
export const toExplain = (results: Result[], me: string): Result | null =>
  results.filter((result) => result.bettor === me).at(-1) ?? results.at(-1) ?? null;

export function WhyButton({ results, me }: { results: Result[]; me: string }) {
  const felt = useFelt();
  const result = toExplain(results, me);
  if (!result) return null;
  const split = new Set(results.map(({ bettor }) => bettor)).size > 1;
  return (
    <button
      type="button"
      class="btn ask-why"
      aria-expanded={felt.why !== null}
      onClick={() => felt.openWhy(felt.why ? null : result)}
    >
      {split ? words.why.split : words.why.pots} <kbd>W</kbd>
    </button>
  );
}
