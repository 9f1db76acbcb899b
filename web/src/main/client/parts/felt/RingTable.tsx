/** A table that plays for pots, seen from above: the middle, the others round it, my place below. */

import type { ComponentChildren } from 'preact';
import type { Pick } from '../../state/cardPick';
import { seatOf } from '../../state/choices';
import { resultsHere } from '../../state/potsInMiddle';
import type { TableState } from '../../state/table';
import { words } from '../../text/words';
import type { Choice, Seat } from '../../wire/tableTypes';
import { MyRingPlace } from './MyRingPlace';
import { PotsAndBoard } from './PotsAndBoard';
import { RingSeat } from './RingSeat';
import { clockwise, places } from './seatPositions';

export interface RingTableProps {
  now: TableState;
  me: string;
  mine: Seat | undefined;
  pick: Pick | null;
  offers: Choice[][];
  choose: (choice: Choice) => void;
  guide?: ComponentChildren;
}

export function RingTable({ now, me, mine, pick, offers, choose, guide }: RingTableProps) {
  const { zones } = now;
  const results = resultsHere(zones);
  const spot = me ? zones.positions.find((one) => one.bettor === me) : undefined;
  const here = (seat: Seat) => (thing: { position: string }) => seatOf(thing.position) === seat.seat;
  const others = clockwise(zones.seats, mine?.seat ?? 0);
  const at = places(others.length, false);
  return (
    <>
      <PotsAndBoard zones={zones} />
      {guide}
      <ol class="seats" aria-label={words.table.seats} tabIndex={0}>
        {others.map((seat, i) => (
          <RingSeat
            key={seat.seat}
            seat={seat}
            at={at[i]!}
            away={zones.room.away.includes(seat.player)}
            spot={zones.positions.find(here(seat))}
            results={results.filter(here(seat))}
            offers={offers.flatMap((group) => group.filter(here(seat)))}
            choose={choose}
          />
        ))}
      </ol>
      <MyRingPlace seat={mine} spot={spot} results={results.filter(({ bettor }) => bettor === me)} pick={pick} />
    </>
  );
}
