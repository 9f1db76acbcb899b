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

/** A browser lets a hidden page's timers run once a second at most. */
const HIDDEN_MS = 1500;

/** Runs something that long before an end, and sooner in a page that nobody sees: there a timer may come too late. */
export function beforeEnd(endsAt: number, spareMs: number, run: () => void): () => void {
  const until = (ms: number) => Math.max(0, endsAt - ms - time.now());
  let forget = time.after(until(spareMs + HIDDEN_MS), () => {
    if (document.hidden) run();
    else forget = time.after(until(spareMs), run);
  });
  return () => forget();
}

/** Uses another clock until it is removed again. */
export function goBy(other: Time | null): void {
  current = other ?? REAL;
}
