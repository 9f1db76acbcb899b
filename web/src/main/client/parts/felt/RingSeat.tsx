/** A seat at a table that plays for pots: cards, who sits there, and the chips before them. */
import { readingOf } from '../../state/handReading';
import { isThrownAway, laidBy } from '../../state/potsInMiddle';
import { cardKey, resultKey } from '../../state/reveal';
import { unbroken } from '../../text/cards';
import { shortly } from '../../text/money';
import { isBot, person } from '../../text/people';
import { words } from '../../text/words';
import type { Choice, Hand, Result, Seat, Spot } from '../../wire/tableTypes';
import { ChipStack } from './Chips';
import { Emblem } from './Emblem';
import { useFelt } from './feltContext';
import { MarkedHand } from './MarkedHand';
import { PlayerName } from './PlayerName';
import { FreeSeat, VacantSeat } from './SeatPlace';
import { type At, before } from './seatPositions';

export interface RingProps {
  seat: Seat;
  spot: Spot | undefined;
  results: Result[];
  offers: Choice[];
  away: boolean;
  at: At;
  choose: (choice: Choice) => void;
}

export function RingSeat({ seat, spot, results, offers, away, at, choose }: RingProps) {
  const chips = before(at);
  const style = { '--x': at.x, '--y': at.y, '--bx': chips.x, '--by': chips.y };
  if (!seat.player && !spot)
    return offers.length ? (
      <FreeSeat seat={seat} offers={offers} style={style} choose={choose} />
    ) : (
      <VacantSeat seat={seat} style={style} />
    );
  const hand = spot?.hands[0];
  const name = person(spot?.bettor || seat.player);
  return (
    <li class={`seat ring-seat ${at.side} ${stance(hand)}`} style={style} data-seat={seat.seat}>
      <div class="stand">
        {hand && !isThrownAway(hand) && <MarkedHand hand={hand} position={spot.position} owner={name} />}
        <RingPlate seat={seat} name={name} hand={hand} away={away} results={results} />
      </div>
      <LaidChips spot={spot} />
    </li>
  );
}

/** How much room the hand needs: nothing to see, backs only, or faces to be read. */
function stance(hand: Hand | undefined): string {
  if (!hand?.cards.length || isThrownAway(hand)) return 'out';
  return hand.cards.some((face) => face !== '??') ? 'faces' : 'backs';
}

export interface PlateProps {
  seat: Seat;
  name: string;
  hand: Hand | undefined;
  away: boolean;
  results: Result[];
}

const DISCS = ['button', 'small-blind', 'big-blind', 'killer'];

export function RingPlate({ seat, name, hand, away, results }: PlateProps) {
  const felt = useFelt();
  const { me } = felt;
  const mine = seat.tags.includes('you') || (me !== '' && seat.player === me);
  const roles = [...seat.tags, ...(away ? ['away'] : [])].filter(
    (tag) => words.seatTags[tag] && !DISCS.includes(tag),
  );
  const told = results.filter(({ order }) => felt.motion(resultKey(order)) !== 'hidden');
  const won = told.some((result) => result.word === 'win') ? 'won' : '';
  // What a hand amounts to is said when its cards lie there, and who has won when it is paid.
  const lies = hand?.cards.every((_, i) => felt.motion(cardKey(String(seat.seat), 0, i)) !== 'hidden');
  const tags = (hand?.tags ?? []).filter((tag) => tag !== 'winner' || won);
  const said = tags.map((tag) => words.handTag(tag)).filter(Boolean);
  const reading = lies ? readingOf(hand) : '';
  return (
    <div class={`plate ${seat.tags.includes('to-act') ? 'now' : ''} ${won}`}>
      <span class="no sr">{words.seat(seat.seat)}</span>
      <Discs tags={seat.tags} />
      <Emblem of={seat.player} />
      <PlayerName player={seat.player} name={name} mine={mine} />
      {seat.player && !seat.tags.includes('stack-unknown') && (
        <span class="stack num">{shortly(seat.stackCents)}</span>
      )}
      {isBot(seat.player) && <span class="tag bot">{words.bot}</span>}
      {[...said, ...roles.map((tag) => words.seatTags[tag])].map((text) => (
        <span key={text} class="tag">
          {text}
        </span>
      ))}
      {reading && <span class="reading">{unbroken(reading)}</span>}
    </div>
  );
}

function Discs({ tags }: { tags: string[] }) {
  const lying = DISCS.filter((tag) => tags.includes(tag));
  if (!lying.length) return null;
  return (
    <span class="discs">
      {lying.map((tag) => (
        <span key={tag} class="disc" data-disc={tag}>
          <span aria-hidden="true">{words.seatTags[tag]}</span>
          <span class="sr">{words.discs[tag]}</span>
        </span>
      ))}
    </span>
  );
}

/** What somebody has put in since the bets were last collected. */
export function LaidChips({ spot }: { spot: Spot | undefined }) {
  const cents = laidBy(spot);
  if (!cents) return <span class="laid-chips none" />;
  return (
    <span class="laid-chips num">
      <ChipStack cents={cents} />
      <span class="sr">
        {person(spot?.bettor ?? '')} {words.table.laid}{' '}
      </span>
      <b>{shortly(cents)}</b>
    </span>
  );
}
