/** The table seen from above: dealer and bank or board on top, seats round it, my place below. */
import type { Betting } from '../state/betting';
import { isBehind, seatOf } from '../state/choices';
import { isShown, type TableState } from '../state/table';
import { words } from '../text/words';
import type { Choice, Seat } from '../wire/table';
import { BankPlate } from './BankPlate';
import { Cloth } from './Cloth';
import { HandOfCards } from './HandOfCards';
import { Hero } from './Hero';
import { clockwise, places } from './layout';
import { Board, Pots } from './Pots';
import { SeatPlace } from './SeatPlace';

export interface FeltProps {
  now: TableState;
  me: string;
  mine: Seat | undefined;
  betting: Betting;
  offers: Choice[][];
  finish: (() => void) | null;
  choose: (choice: Choice) => void;
}

export function FeltTable({ now, me, mine, betting, offers, finish, choose }: FeltProps) {
  const { zones } = now;
  const moon = zones.table.wagers.length > 0 || zones.bank !== null;
  const button = Number(zones.table.facts.find((fact) => fact.name === 'action-button')?.value ?? 0);
  const dealt = zones.positions.some((spot) => spot.hands.length > 0) ? 'dealt' : '';
  const spots = me ? zones.positions.filter((spot) => spot.bettor === me) : [];
  const results = zones.results.filter((result) => result.bettor === me);
  const hero = { seat: mine, button: mine !== undefined && button === mine.seat, betting, spots, results };
  return (
    <main
      class={`felt ${moon ? 'moon' : 'oval'} ${dealt}`}
      id="table"
      aria-label={words.table.label}
      onClick={finish ?? undefined}
    >
      <Cloth moon={moon} motto={zones.table.stakes} />
      <Centre now={now} moon={moon} />
      <Seats now={now} me={me} mine={mine?.seat ?? 0} moon={moon} button={button} offers={offers} choose={choose} />
      <Hero {...hero} />
    </main>
  );
}

function Centre({ now, moon }: { now: TableState; moon: boolean }) {
  const { bank, pots, board } = now.zones;
  return (
    <div class="centre">
      {bank && bank.hand.cards.length > 0 && (
        <div class="dealer">
          <HandOfCards
            hand={bank.hand}
            position="bank"
            index={0}
            owner={words.why.bank}
            open={bank.hand.cards.length < 4}
          />
        </div>
      )}
      {bank && <BankPlate bank={bank} meters={isShown(now) ? bank : (now.before.bank ?? bank)} />}
      {moon && !bank && <p class="no-bank">{words.table.noBank}</p>}
      <Pots pots={pots} />
      <Board board={board} />
    </div>
  );
}

interface SeatsProps {
  now: TableState;
  me: string;
  mine: number;
  moon: boolean;
  button: number;
  offers: Choice[][];
  choose: (choice: Choice) => void;
}

function Seats({ now, me, mine, moon, button, offers, choose }: SeatsProps) {
  const { seats, positions, results, room } = now.zones;
  const others = clockwise(
    seats.filter((seat) => seat.seat > 0),
    mine,
  );
  const at = places(others.length, moon);
  const here = (seat: Seat) => (thing: { position: string }) => seatOf(thing.position) === seat.seat;
  return (
    <ol class="seats" aria-label={words.table.seats} tabIndex={0}>
      {others.map((seat, i) => (
        <SeatPlace
          key={seat.seat}
          seat={seat}
          at={at[i]!}
          button={button === seat.seat}
          away={room.away.includes(seat.player)}
          spots={positions.filter(here(seat)).filter((spot) => spot.bettor !== me || isBehind(spot.position))}
          results={results.filter(here(seat)).filter((result) => result.bettor !== me)}
          offers={offers.flatMap((group) => group.filter(here(seat)))}
          choose={choose}
        />
      ))}
    </ol>
  );
}
