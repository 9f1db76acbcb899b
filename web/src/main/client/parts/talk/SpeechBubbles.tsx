/** What was just said, above the speaker's seat, for as long as it takes to read. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { time } from '../../state/clientClock';
import { inWords } from '../../state/talk';
import type { Said, Seat } from '../../wire/tableTypes';
import { speaker } from './TalkButton';

const SHOWN_MS = 4500;
/** Half of the widest bubble, and the edge it keeps. */
const HALF = 118;
const ROOM_ABOVE = 100;
const EDGE = 4;

interface Placed {
  said: Said;
  x: number;
  y: number;
  side: 'above' | 'below' | 'away';
}

export function SpeechBubbles({ said, me, seats }: { said: Said[]; me: string; seats: Seat[] }) {
  const [shown, show] = useState<Placed[]>([]);
  const known = useRef(said.at(-1)?.id ?? 0);
  useEffect(() => {
    const fresh = said.filter(({ id }) => id > known.current).slice(-3);
    if (!fresh.length) return;
    known.current = fresh.at(-1)!.id;
    const placed = fresh.map((one) => place(one, me, seats));
    // A new message replaces the speaker's last one.
    show((now) => [...now.filter((old) => placed.every((next) => next.said.player !== old.said.player)), ...placed]);
    time.after(SHOWN_MS, () => show((now) => now.filter((one) => !placed.includes(one))));
  }, [said]);
  // Whoever is muted falls silent at once.
  const heard = shown.filter(({ said: one }) => said.some(({ id }) => id === one.id));
  return (
    <div class="bubbles" aria-hidden="true">
      {heard.map(({ said: one, x, y, side }) => (
        <p key={one.id} class={`bubble ${side}`} style={{ left: `${x}px`, top: `${y}px` }}>
          {side === 'away' && <b>{speaker(one.player, me)} </b>}
          {inWords(one)}
        </p>
      ))}
    </div>
  );
}

function place(said: Said, me: string, seats: Seat[]): Placed {
  const seat = seats.find(({ player }) => player === said.player)?.seat ?? 0;
  // Over everything that lies at the place, so that no card is covered.
  const places = said.player === me ? ['.hero'] : [`[data-seat="${seat}"] .stand`, `[data-seat="${seat}"]`];
  const box = places
    .map((one) => document.querySelector(one)?.getBoundingClientRect())
    .find((one) => one && one.width > 0);
  const felt = document.querySelector('.felt')?.getBoundingClientRect();
  const middle = (felt?.left ?? 0) + (felt?.width ?? innerWidth) / 2;
  // The seat is hidden on a small screen: its words are shown all the same, over the bar, so that they hide no tile.
  if (!box?.width) return { said, x: middle, y: EDGE, side: 'away' };
  const x = Math.min(Math.max(box.left + box.width / 2, HALF), innerWidth - HALF);
  const above = box.top - (felt?.top ?? 0) > ROOM_ABOVE;
  return { said, x, y: above ? box.top - 8 : box.bottom + 8, side: above ? 'above' : 'below' };
}
