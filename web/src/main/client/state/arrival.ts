/** Somebody who came to play takes a seat once: by a question for seat and buy-in, or at once where one is free. */
import { useEffect, useRef } from 'preact/hooks';
import type { Choice } from '../wire/table';
import type { LiveTable } from './table';

/** How an address says what its visitor came for. */
export type Arrival = 'look' | 'sit' | 'deal';

/** Seats may be taken while one walks to them; after so many the person chooses for himself. */
const TRIES = 4;

export interface Arriving {
  how: Arrival;
  /** The room knows who this is, so its offers are his. */
  known: boolean;
  places: Choice[][];
  send: LiveTable['send'];
  open: (choices: Choice[]) => void;
}

export function useArrival(arriving: Arriving): void {
  const now = useRef(arriving);
  now.current = arriving;
  const done = useRef(false);
  const { how, known, places } = arriving;
  useEffect(() => {
    if (done.current || how === 'look' || !known || !places.length) return;
    done.current = true;
    forget();
    if (how === 'sit') arriving.open(places[0]!);
    else void takeSeat(() => now.current);
  }, [how, known, places.length]);
}

/** The address stays good for a friend, and for a reload after leaving. */
function forget(): void {
  const url = new URL(location.href);
  url.searchParams.delete('sit');
  url.searchParams.delete('deal');
  history.replaceState(null, '', url.pathname + url.search);
}

async function takeSeat(now: () => Arriving): Promise<void> {
  const tried = new Set<string>();
  const next = () => now().places[0]?.find((choice) => !tried.has(choice.position));
  for (let choice = next(); choice && tried.size < TRIES; choice = next()) {
    tried.add(choice.position);
    const { id, position } = choice;
    const amountCents = choice.amount?.suggestedCents ?? 0;
    if ((await now().send({ id, position, amountCents, cards: [] })).ok) return;
  }
  const left = now().places[0];
  if (left) now().open(left);
}
