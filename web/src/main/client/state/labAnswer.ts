/** An answer of the lab: fetched anew when the question changes, and dropped when the person moves on. */
import { useEffect, useState } from 'preact/hooks';
import { words } from '../text/words';
import type { Refusal } from '../wire/table';

export interface LabAnswer<T> {
  found: T | null;
  trouble: string;
  working: boolean;
}

const NONE = { found: null, trouble: '', working: false };

export function useLabAnswer<T>(path: string): LabAnswer<T> {
  const [answer, setAnswer] = useState<LabAnswer<T>>(NONE);
  useEffect(() => {
    if (!path) {
      setAnswer(NONE);
      return;
    }
    const left = new AbortController();
    setAnswer((before) => ({ ...before, trouble: '', working: true }));
    read<T>(path, left.signal).then(
      (found) => setAnswer({ found, trouble: '', working: false }),
      (no: unknown) => {
        if (!left.signal.aborted)
          setAnswer({ ...NONE, trouble: no instanceof Error ? no.message : words.error.room });
      },
    );
    return () => left.abort();
  }, [path]);
  return answer;
}

export async function read<T>(path: string, signal: AbortSignal): Promise<T> {
  const answer = await fetch(path, { signal, credentials: 'same-origin' });
  const json = (await answer.json()) as T | Refusal;
  if (!answer.ok) throw new Error((json as Refusal).words || words.error.room);
  return json as T;
}

/** `1.904 %`; with a sign where it is a change. */
export function percent(part: number, digits = 3, isChange = false): string {
  const text = `${Math.abs(part * 100).toFixed(digits)} %`;
  const sign = part < 0 && Number(Math.abs(part * 100).toFixed(digits)) > 0 ? '−' : isChange ? '+' : '';
  return sign + text;
}
