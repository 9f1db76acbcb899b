/** One seat of the table: its hands, what lies on its areas, who sits there. */

import { isBehind, seatOf } from '../../state/choices';
import { shortly } from '../../text/money';
import { isBot, person } from '../../text/people';
import { words } from '../../text/words';
import type { Choice, Result, Seat, Spot } from '../../wire/tableTypes';
import { Emblem } from './Emblem';
import { useFelt } from './feltContext';
import { HandOfCards } from './HandOfCards';
import { PlayerName } from './PlayerName';
import { ResultPills } from './ResultPills';
import { SeatAreas } from './SeatAreas';

export interface SeatProps {
  seat: Seat;
  spots: Spot[];
  /** What is still here from the last round. */
  past: Spot | undefined;
  results: Result[];
  offers: Choice[];
  away: boolean;
  /** The action button lies here. */
  button: boolean;
  at: { x: number; y: number; side: string };
  choose: (choice: Choice) => void;
}

export function SeatPlace(props: SeatProps) {
  const { seat, spots, offers, at, choose } = props;
  const style = { '--x': at.x, '--y': at.y };
  const own = spots.find((spot) => !isBehind(spot.position));
  if (seat.player || own) return <TakenSeat {...props} own={own} style={style} />;
  if (offers.length) return <FreeSeat seat={seat} offers={offers} style={style} choose={choose} />;
  return <VacantSeat seat={seat} style={style} />;
}

export function VacantSeat({ seat, style }: { seat: Seat; style: Record<string, number> }) {
  return (
    <li class="seat free" style={style}>
      <span class="vacant">
        <span class="sr">
          {words.seat(seat.seat)}, {words.table.free}
        </span>
        <span aria-hidden="true">{seat.seat}</span>
      </span>
    </li>
  );
}

type TakenProps = SeatProps & { own: Spot | undefined; style: Record<string, number> };

function TakenSeat({ seat, spots, past, results, away, button, at, own, style }: TakenProps) {
  const behind = spots.filter((spot) => isBehind(spot.position));
  const bettor = own?.bettor || seat.player;
  // While the next wagers are made, the last results are shown only where nothing new is.
  const settled = results.length > 0 && (!own || own.hands.length > 0);
  const lying = own?.hands.length ? own : past;
  const bare = lying?.hands.length ? '' : 'bare';
  const idle = own || results.length || behind.length ? '' : 'idle';
  return (
    <li class={`seat ${at.side} ${at.y < 20 ? 'top' : ''} ${bare} ${idle}`} style={style} data-seat={seat.seat}>
      <Plate seat={seat} bettor={bettor} away={away} button={button} />
      <div class={`hands ${lying === own ? '' : 'past'}`}>
        {lying?.hands.map((hand, i) => (
          <HandOfCards key={i} hand={hand} position={lying.position} index={i} owner={lying.bettor || bettor} />
        ))}
      </div>
      <div class="stakes">
        {settled && <ResultPills results={results} />}
        {own && !settled && <SeatAreas spot={own} />}
        {!settled && behind.map((spot) => <Behind key={spot.position} spot={spot} />)}
      </div>
    </li>
  );
}

/** A longer word does not fit on a free seat: its number is shown instead. */
const FITS = 4;

export function FreeSeat({
  seat,
  offers,
  style,
  choose,
}: {
  seat: Seat;
  offers: Choice[];
  style: Record<string, number>;
  choose: (c: Choice) => void;
}) {
  const offer = offers[0]!;
  return (
    <li class="seat free" style={style}>
      <button
        type="button"
        class="vacant"
        title={offer.label}
        aria-label={`${offer.label}, ${words.seat(seat.seat)}`}
        onClick={() => choose(offer)}
      >
        {offer.label.length > FITS ? seat.seat : offer.label}
      </button>
    </li>
  );
}

export function Plate({
  seat,
  bettor,
  away,
  button,
}: {
  seat: Seat;
  bettor: string;
  away: boolean;
  button: boolean;
}) {
  const { me } = useFelt();
  const mine = seat.tags.includes('you') || seat.player === me;
  const tags = [...seat.tags, ...(away ? ['away'] : [])].filter((tag) => words.seatTags[tag]);
  return (
    <div class={`plate ${seat.tags.includes('to-act') ? 'now' : ''}`}>
      <span class="no">{seat.seat}</span>
      <Emblem of={seat.player} />
      <PlayerName player={seat.player} name={person(seat.player || bettor)} mine={mine} />
      {seat.player && <span class="stack num">{shortly(seat.stackCents)}</span>}
      {isBot(seat.player) && <span class="tag">{words.bot}</span>}
      {button && <span class="disc action">{words.table.action}</span>}
      {tags.map((tag) => (
        <span key={tag} class={`tag ${tag === 'player-dealer' ? 'banks' : ''}`}>
          <span class="in-full">{words.seatTags[tag]}</span>
          <span class="in-short">{words.seatTagsShort[tag] ?? words.seatTags[tag]}</span>
        </span>
      ))}
    </div>
  );
}

function Behind({ spot }: { spot: Spot }) {
  const { me } = useFelt();
  const cents = spot.stakes.reduce((all, stake) => all + stake.amountCents, 0);
  const who = spot.bettor === me ? words.you : person(spot.bettor);
  if (!cents) return null;
  return (
    <p class="behind num">
      <b>{shortly(cents)}</b> {who}, {words.table.behind}
      <span class="sr"> {words.seat(seatOf(spot.position))}</span>
    </p>
  );
}
