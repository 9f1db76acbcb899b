/** Somebody reading the guide or the rules is not away and must not be sat out: before a clock runs out, the cheapest
 * choice is taken for them. */
import { useEffect, useRef } from 'preact/hooks';
import type { Choice, Clock } from '../wire/tableTypes';
import type { Take } from './choices';
import { beforeEnd } from './clientClock';
import { Value } from './watchedValue';

/** How many things are open for reading. */
export const reading = new Value(0);

/** While this is drawn, somebody is reading. */
export function useReading(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    reading.update((count) => count + 1);
    return () => reading.update((count) => count - 1);
  }, [open]);
}

/** Choices that cost nothing, the most harmless first; sending one shows that the person is not away. */
const LEAST = ['done', 'check', 'draw', 'let-live', 'pass-bank', 'fold'];
/** After the chips that are laid out were sent (`betAtTheEnd.ts`). */
const BEFORE_MS = 500;

export const leastOf = (acts: Choice[]): Choice | undefined =>
  LEAST.flatMap((id) => acts.filter((choice) => choice.id === id && !choice.amount && !choice.cards?.min))[0];

type Timed = { zones: { clock: Clock | null }; at: number };

export function useWhileReading(acts: Choice[], { zones: { clock }, at }: Timed, take: Take): void {
  const now = useRef({ acts, take });
  now.current = { acts, take };
  const least = leastOf(acts);
  const leftMs = clock ? clock.leftMs + clock.bankMs : 0;
  useEffect(() => {
    if (!least || !clock) return;
    return beforeEnd(at + leftMs, BEFORE_MS, () => {
      const choice = leastOf(now.current.acts);
      if (reading.get() > 0 && choice) now.current.take(choice, 0, []);
    });
  }, [least?.id, least?.position, clock?.name, leftMs, at]);
}
