/** Seats somebody who came to play, once: after asking for seat and buy-in, or at once where a seat is free. */
import { useEffect, useRef } from 'preact/hooks';
import type { Choice } from '../wire/tableTypes';
import type { LiveTable } from './table';

/** How an address says what its visitor came for. */
export type Arrival = 'look' | 'sit' | 'deal';

/** Seats may be taken by others in the meantime; after this many attempts the person chooses for themselves. */
const TRIES = 4;

export interface Arriving {
  how: Arrival;
  /** The room knows who this is, so its offers are theirs. */
  known: boolean;
  /** They have chips at this table already. */
  seated: boolean;
  places: Choice[][];
  send: LiveTable['send'];
  open: (choices: Choice[]) => void;
  /** What is offered here is known. */
  loaded: boolean;
  /** To another table, when no seat of this one is left. */
  elsewhere: () => void;
  /** They have too few chips for it. */
  short: (choice: Choice) => boolean;
}

export function useArrival(arriving: Arriving): void {
  const now = useRef(arriving);
  now.current = arriving;
  const done = useRef(false);
  const { how, known, seated, loaded } = arriving;
  const chairs = chairsOf(arriving);
  // Someone who came for this very table waits for one of its seats.
  const full = !chairs.length && !(how === 'deal' && loaded);
  useEffect(() => {
    if (done.current || how === 'look' || !known || (!seated && full)) return;
    done.current = true;
    forget();
    if (seated) return;
    if (how === 'sit') arriving.open(chairs);
    else void takeSeat(() => now.current);
  }, [how, known, seated, full]);
}

/** Free seats to sit down on; someone already seated may be offered other seats, which they did not come for. */
const chairsOf = ({ places }: Arriving): Choice[] =>
  places.find((group) => group.some(({ id }) => id === 'sit')) ?? [];

/** The address still works for a friend, and for a reload after leaving. */
function forget(): void {
  const url = new URL(location.href);
  url.searchParams.delete('sit');
  url.searchParams.delete('deal');
  history.replaceState(null, '', url.pathname + url.search);
}

async function takeSeat(now: () => Arriving): Promise<void> {
  const tried = new Set<string>();
  const next = () => (now().seated ? undefined : chairsOf(now()).find((choice) => !tried.has(choice.position)));
  for (let choice = next(); choice && !now().short(choice) && tried.size < TRIES; choice = next()) {
    tried.add(choice.position);
    const { id, position } = choice;
    const amountCents = choice.amount?.suggestedCents ?? 0;
    if ((await now().send({ id, position, amountCents, cards: [] })).ok) return;
  }
  const left = chairsOf(now());
  if (now().seated) return;
  if (left.length) now().open(left);
  else now().elsewhere();
}
