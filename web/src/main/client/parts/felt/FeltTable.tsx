/** The table seen from above: dealer and bank or board on top, seats round it, my place below. */
import type { ComponentChildren } from 'preact';
import type { Betting } from '../../state/betting';
import type { Pick } from '../../state/cardPick';
import { isBehind, seatOf } from '../../state/choices';
import { factName, isOver, playsForPots } from '../../state/potsInMiddle';
import type { TableState } from '../../state/table';
import { words } from '../../text/words';
import type { Choice, Seat, Zones } from '../../wire/tableTypes';
import { BankPlate } from './BankPlate';
import { FeltShape } from './FeltShape';
import { HandOfCards } from './HandOfCards';
import { MyPlace } from './MyPlace';
import { useTravel } from './movingChips';
import { RingTable } from './RingTable';
import { SeatPlace } from './SeatPlace';
import { clockwise, places } from './seatPositions';

export interface FeltProps {
  now: TableState;
  me: string;
  mine: Seat | undefined;
  betting: Betting;
  pick: Pick | null;
  offers: Choice[][];
  finish: (() => void) | null;
  choose: (choice: Choice) => void;
  /** Beside the table on a desktop; on a phone it has its own place between the middle and the seats. */
  guide?: ComponentChildren;
  /** What the wager pays that chips are being put on. */
  pays?: ComponentChildren;
  /** Drawn within a page that has a main part of its own. */
  within?: boolean;
}

export function FeltTable({ finish, within, pick, betting, ...props }: FeltProps) {
  const { now, me } = props;
  const { zones } = now;
  const moon = !playsForPots(zones);
  const Main = within ? 'section' : 'main';
  useTravel(now, me);
  const dealt = zones.positions.some((spot) => spot.hands.length > 0) ? 'dealt' : '';
  return (
    <Main
      class={`felt ${moon ? 'moon' : 'oval'} ${dealt} ${isOver(zones) && dealt ? 'over' : ''}`}
      id="table"
      aria-label={words.table.label}
      onClick={finish ?? undefined}
    >
      <FeltShape moon={moon} />
      {moon ? <BankedTable {...props} betting={betting} /> : <RingTable {...props} pick={pick} />}
    </Main>
  );
}

const PRINTED = /-(pays|qualifies)$/;

/** What the house has printed on its felt: payouts, or the stakes where no sign shows them. */
const printedOn = ({ table }: Zones): string =>
  table.facts
    .filter(({ name }) => PRINTED.test(name))
    .map(({ name, value }) => `${factName(name)} ${value}`)
    .join(', ') || table.stakes;

type BankedProps = Omit<FeltProps, 'pick' | 'finish' | 'within'>;

function BankedTable({ now, me, mine, betting, offers, choose, guide, pays }: BankedProps) {
  const { zones } = now;
  const button = Number(zones.table.facts.find((fact) => fact.name === 'action-button')?.value ?? 0);
  const spots = me ? zones.positions.filter((spot) => spot.bettor === me) : [];
  const results = zones.results.filter((result) => result.bettor === me);
  const past = (now.past?.positions ?? []).filter((spot) => me !== '' && spot.bettor === me);
  const hero = {
    seat: mine,
    button: mine !== undefined && button === mine.seat,
    betting,
    spots,
    past,
    results,
    pays,
  };
  return (
    <>
      <Centre now={now} />
      {guide}
      <Seats now={now} me={me} mine={mine?.seat ?? 0} button={button} offers={offers} choose={choose} />
      <MyPlace {...hero} />
    </>
  );
}

function Centre({ now }: { now: TableState }) {
  const { bank } = now.zones;
  const hand = bank?.hand.cards.length ? bank.hand : now.past?.bank?.hand;
  return (
    <div class="centre">
      {hand && hand.cards.length > 0 && (
        <div class={`dealer ${hand === bank?.hand ? '' : 'past'}`}>
          <HandOfCards hand={hand} position="bank" index={0} owner={words.why.bank} open={hand.cards.length < 4} />
        </div>
      )}
      {bank && <BankPlate bank={bank} />}
      {!bank && <p class="no-bank">{words.table.noBank}</p>}
      <p class="printed">{printedOn(now.zones)}</p>
    </div>
  );
}

interface SeatsProps {
  now: TableState;
  me: string;
  mine: number;
  button: number;
  offers: Choice[][];
  choose: (choice: Choice) => void;
}

function Seats({ now, me, mine, button, offers, choose }: SeatsProps) {
  const { seats, positions, results, room } = now.zones;
  const others = clockwise(
    seats.filter((seat) => seat.seat > 0),
    mine,
  );
  const at = places(others.length, true);
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
          past={now.past?.positions.find((spot) => here(seat)(spot) && !isBehind(spot.position))}
          results={results.filter(here(seat)).filter((result) => result.bettor !== me)}
          offers={offers.flatMap((group) => group.filter(here(seat)))}
          choose={choose}
        />
      ))}
    </ol>
  );
}
