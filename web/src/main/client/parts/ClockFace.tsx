/** Seconds left, as a number; the ring only follows. */
import { useEffect, useState } from 'preact/hooks';
import { words } from '../text/words';
import type { Clock } from '../wire/table';

const LOW = 5;

/** How long the clock has left at this moment, the time bank apart. */
export function useLeft(clock: Clock | null, at: number): number {
  const [now, tick] = useState(performance.now());
  useEffect(() => {
    if (!clock) return;
    tick(performance.now());
    const timer = setInterval(() => tick(performance.now()), 250);
    return () => clearInterval(timer);
  }, [clock, at]);
  return clock ? Math.max(0, clock.leftMs - Math.max(0, now - at)) : 0;
}

export function ClockFace({ clock, at }: { clock: Clock; at: number }) {
  const left = useLeft(clock, at);
  const seconds = Math.ceil(left / 1000);
  const share = clock.totalMs > 0 ? left / clock.totalMs : 0;
  return (
    <div
      class={`clock ${seconds <= LOW ? 'low' : ''}`}
      style={{ '--left': share.toFixed(3) }}
      role="timer"
      aria-live="off"
      aria-label={words.table.secondsLeft(seconds)}
    >
      {seconds}
    </div>
  );
}
