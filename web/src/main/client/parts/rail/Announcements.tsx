/** What a screen reader announces: each event as it happens, and my turn at once. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { playsForPots } from '../../state/potsInMiddle';
import { heard, turnHeard } from '../../state/screenReader';
import type { Head } from '../../state/statusLine';
import { isShown, type TableState } from '../../state/table';
import { isMyTurn } from '../../state/turnSignal';

export function Announcements({ now, me, head }: { now: TableState; me: string; head: Head }) {
  const last = now.log.at(-1)?.number ?? 0;
  // A new round begins with an empty log: its lines are identified by their numbers, not by how many there are.
  const known = useRef(last);
  const came = useRef(false);
  const [said, say] = useState({ text: '', upTo: last });
  useEffect(() => {
    // What was told before I came is in the log; it would keep me from hearing how the table stands.
    if (now.loaded && !came.current) known.current = last;
    came.current = now.loaded;
    const text = heard(
      now.log.filter(({ number }) => number > known.current),
      me,
    );
    known.current = Math.max(known.current, last);
    say((before) => ({ text: text || before.text, upTo: last }));
  }, [now.log, now.loaded]);
  // At tables that play for pots, each turn is announced again, even in the same words.
  const turn = me !== '' && isShown(now) && isMyTurn(now);
  return (
    <>
      <div class="sr" aria-live="polite" data-told={last} data-said={said.upTo}>
        {said.text}
      </div>
      <div class="sr" role="status">
        {turn && (
          <span key={playsForPots(now.zones) ? last : 0}>
            {turnHeard([head.text, head.detail].filter(Boolean).join('. '), now.zones, now.choices, me)}
          </span>
        )}
      </div>
    </>
  );
}
