/** A clock that a test moves by hand. */
import { goBy, type Time } from '../../../main/client/state/clientClock';

export class HandClock implements Time {
  private at = 0;
  private readonly due = new Map<number, { at: number; run: () => void }>();
  private count = 0;

  /** Everything goes by it while the test runs. */
  static async during(run: (clock: HandClock) => void | Promise<void>): Promise<void> {
    const clock = new HandClock();
    goBy(clock);
    try {
      await run(clock);
    } finally {
      goBy(null);
    }
  }

  now(): number {
    return this.at;
  }

  after(ms: number, run: () => void): () => void {
    const id = this.count++;
    this.due.set(id, { at: this.at + ms, run });
    return () => this.due.delete(id);
  }

  /** Lets that much time go by; what is due in it happens in its order. */
  pass(ms: number): void {
    const end = this.at + ms;
    for (;;) {
      const next = [...this.due].filter(([, one]) => one.at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
      if (!next) break;
      this.due.delete(next[0]);
      this.at = next[1].at;
      next[1].run();
    }
    this.at = end;
  }
}
