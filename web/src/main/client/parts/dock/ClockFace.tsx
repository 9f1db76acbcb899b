/** Seconds left, as a number; the ring only follows. When the common time is out, the player's own runs. Between two
 * rounds it counts to the next, and nobody has to hurry. */
import { useEffect, useState } from 'preact/hooks';
import { time } from '../../state/clientClock';
import { words } from '../../text/words';
import type { Clock } from '../../wire/tableTypes';

const LOW = 5;
const TICK_MS = 250;
const LONGEST_S = 600;

/** Time left on the common clock; below zero, on the player's own. */
function useLeft(clock: Clock, at: number): number {
  const [now, tick] = useState(time.now());
  useEffect(() => {
    tick(time.now());
    const timer = setInterval(() => tick(time.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [clock, at]);
  // What happened before is told first; until then the whole time is left.
  return Math.min(clock.totalMs, clock.leftMs - Math.max(0, now - at));
}

export function ClockFace({ clock, at, mine }: { clock: Clock; at: number; mine: boolean }) {
  const left = useLeft(clock, at);
  const own = left <= 0 && clock.bankMs > 0;
  const rest = Math.max(0, own ? left + clock.bankMs : left);
  const seconds = Math.ceil(rest / 1000);
  if (seconds > LONGEST_S) return null; // too long for a clock that anybody would watch
  const whole = own ? clock.bankMs : clock.totalMs;
  const share = whole > 0 ? Math.min(1, rest / whole) : 0;
  const between = clock.name === 'between';
  const bank = own
    ? words.table.onTimeBank(mine)
    : clock.bankMs > 0
      ? words.table.timeBank(Math.round(clock.bankMs / 1000))
      : '';
  return (
    <>
      <div
        class={`clock ${own || (seconds <= LOW && !between) ? 'low' : ''}`}
        data-clock={clock.name}
        style={{ '--left': share.toFixed(3) }}
        role="timer"
        aria-live="off"
        aria-label={between ? words.table.nextIn(seconds) : words.table.secondsLeft(seconds)}
      >
        {seconds}
      </div>
      {bank && (
        <span class={`time-bank ${own ? 'running' : 'muted'}`} title={words.table.timeBankIs}>
          {bank}
        </span>
      )}
    </>
  );
}
