/** The client's own clock: everything timed on the felt goes by it, and a test moves it by hand. */
export interface Time {
  now(): number;
  /** Runs something later; the returned function cancels it. */
  after(ms: number, run: () => void): () => void;
}

const REAL: Time = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

let current = REAL;

export const time: Time = {
  now: () => current.now(),
  after: (ms, run) => current.after(ms, run),
};

/** Uses another clock until it is removed again. */
export function goBy(other: Time | null): void {
  current = other ?? REAL;
}
