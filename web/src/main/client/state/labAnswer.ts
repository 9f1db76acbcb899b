/** An answer of the lab: fetched again when the question changes, and dropped when the person moves on. */
import { useEffect, useState } from 'preact/hooks';
import { words } from '../text/words';
import type { Refusal } from '../wire/tableTypes';
import { ROUNDS } from './labQuestion';

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

/**
 * An answer that gets more precise where that is wanted: `path` gives the address for that many rounds, or nothing if
 * there is nothing to ask.
 */
export function useSharpened<T>(path: (rounds: number) => string, isFine: boolean): LabAnswer<T> {
  const [answer, setAnswer] = useState<LabAnswer<T>>(NONE);
  useEffect(() => {
    const left = new AbortController();
    const steps = isFine ? ROUNDS : ROUNDS.slice(0, 1);
    const ask = async () => {
      for (const rounds of steps) {
        const found = await read<T>(path(rounds), left.signal);
        setAnswer({ found, trouble: '', working: rounds !== steps.at(-1) });
      }
    };
    if (path(ROUNDS[0])) {
      setAnswer((before) => ({ ...before, trouble: '', working: true }));
      ask().catch((no: unknown) => {
        if (!left.signal.aborted)
          setAnswer({ ...NONE, trouble: no instanceof Error ? no.message : words.error.room });
      });
    } else setAnswer(NONE);
    return () => left.abort();
  }, [path(ROUNDS[0]), isFine]);
  return answer;
}

const BUSY = 429;
const TRIES = 6;

/** While the lab works on the questions of others, this one is asked again. */
async function asked(path: string, signal: AbortSignal): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await fetch(path, { signal, credentials: 'same-origin' });
    if (answer.status !== BUSY || tries === TRIES) return answer;
    await new Promise((again) => setTimeout(again, 1000 * tries));
    signal.throwIfAborted();
  }
}

export async function read<T>(path: string, signal: AbortSignal): Promise<T> {
  const answer = await asked(path, signal);
  const json = (await answer.json()) as T | Refusal;
  if (!answer.ok) throw new Error((json as Refusal).words || words.error.room);
  return json as T;
}

/** Downloads a file of the lab. */
export async function save(path: string, name: string): Promise<void> {
  const answer = await asked(path, new AbortController().signal);
  if (!answer.ok) throw new Error(((await answer.json()) as Refusal).words || words.error.room);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** `1.904 %`; with a sign where it is a change. */
export function percent(part: number, digits = 3, isChange = false): string {
  const text = `${Math.abs(part * 100).toFixed(digits)} %`;
  const sign = part < 0 && Number(Math.abs(part * 100).toFixed(digits)) > 0 ? '−' : isChange ? '+' : '';
  return sign + text;
}
