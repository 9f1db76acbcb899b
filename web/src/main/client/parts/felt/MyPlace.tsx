/** My place: my circles while I bet, my hands while I play, my results when it is settled. */

import type { ComponentChildren } from 'preact';
import type { Betting } from '../../state/betting';
import { isBehind } from '../../state/choices';
import { circleTitle } from '../../state/circles';
import { shortly } from '../../text/money';
import { words } from '../../text/words';
import type { Area, Hand, Result, Seat, Spot } from '../../wire/tableTypes';
import { BetCircle } from './BetCircle';
import { startDrag } from './chipDrag';
import { useFelt } from './feltContext';
import { HandOfCards } from './HandOfCards';
import { ResultPills } from './ResultPills';
import { SeatAreas } from './SeatAreas';
import { Plate } from './SeatPlace';

/** This many cards lie side by side; more of them overlap. */
const SPREAD = 3;

export interface HeroProps {
  seat: Seat | undefined;
  spots: Spot[];
  /** My hands from the last round, while the next wagers are made. */
  past: Spot[];
  results: Result[];
  betting: Betting;
  button: boolean;
  pays?: ComponentChildren;
}

export function MyPlace({ seat, spots, past, results, betting, button, pays }: HeroProps) {
  const mine = seat?.seat ?? 0;
  if (!seat && !spots.length && !betting.bets.length) return null;
  return (
    <section
      class={`hero ${betting.bets.length ? 'is-betting' : ''}`}
      style={{ '--abreast': abreast(spots) }}
      aria-label={words.table.yours}
    >
      {betting.bets.length > 0 && <Past spots={past} results={results} />}
      {betting.bets.length > 0 ? (
        <Circles betting={betting} pays={pays} />
      ) : (
        <div class="mine">
          {spots.map((spot) => (
            <MyCircle
              key={spot.position}
              spot={spot}
              mine={mine}
              alone={spots.length === 1}
              results={results.filter((result) => result.position === spot.position)}
            />
          ))}
        </div>
      )}
      {seat && seat.seat > 0 && <Plate seat={seat} bettor={seat.player} away={false} button={button} />}
    </section>
  );
}

/** The hands just settled stay above the next wagers, with their results. */
function Past({ spots, results }: { spots: Spot[]; results: Result[] }) {
  const hands = spots.flatMap((spot) => spot.hands.map((hand, i) => ({ hand, i, position: spot.position })));
  if (!hands.length && !results.length) return null;
  return (
    <div class="my-past">
      {hands.map(({ hand, i, position }) => (
        <div class="past" key={`${position} ${i}`}>
          <HandOfCards hand={hand} position={position} index={i} owner={words.you} />
        </div>
      ))}
      <ResultPills results={results} worded />
    </div>
  );
}

/** How many cards wide all my hands are side by side, each half covering the one before. */
function abreast(spots: Spot[]): string {
  const hands = spots.flatMap((spot) => spot.hands.map((hand) => 1 + 0.52 * (Math.max(hand.cards.length, 2) - 1)));
  return Math.max(
    1,
    hands.reduce((all, one) => all + one + 0.2, 0),
  ).toFixed(2);
}

function Circles({ betting, pays }: { betting: Betting; pays: ComponentChildren }) {
  return (
    <>
      <div class="mine">
        {betting.circles.drawn.map((circle) => (
          <BetCircle
            key={circle.position}
            title={circle.title}
            bets={circle.bets}
            staged={betting.staged}
            placed={betting.placed}
            chosen={betting.chosen ? `${betting.chosen.choice.position} ${betting.chosen.area.wager}` : ''}
            choose={betting.choose}
            drag={(event, from) => startDrag(event, betting.staged.get(from) ?? 0, from, betting.dropOn)}
          />
        ))}
      </div>
      {pays}
      {betting.circles.others.length > 0 && <Another betting={betting} />}
    </>
  );
}

function Another({ betting }: { betting: Betting }) {
  return (
    <select
      class="another"
      aria-label={words.bets.another}
      value=""
      onChange={(event) => betting.show(event.currentTarget.value)}
    >
      <option value="">{words.bets.another}</option>
      {betting.circles.others.map((other) => (
        <option key={other.position} value={other.position}>
          {other.title}
        </option>
      ))}
    </select>
  );
}

/** A hand judged for a single wager is named after it; the others are numbered. */
function handName(hands: Hand[], index: number, areas: Area[]): string {
  const own = (hand: Hand) => areas.find((area) => hand.tags.includes(area.wager));
  const alone = hands.filter((hand) => !own(hand)).length === 1;
  return (own(hands[index]!) ?? (alone ? areas[0] : undefined))?.label ?? words.table.hand(index + 1);
}

interface CircleProps {
  spot: Spot;
  mine: number;
  alone: boolean;
  results: Result[];
}

function MyCircle({ spot, mine, alone, results }: CircleProps) {
  const { areas } = useFelt();
  const title = circleTitle(spot.position, mine);
  return (
    <div class={`my-circle ${isBehind(spot.position) ? 'behind' : ''}`} role="group" aria-label={title}>
      <div class="my-hands">
        {spot.hands.map((hand, i) => (
          <div class="box" key={i}>
            <HandOfCards
              hand={hand}
              position={spot.position}
              index={i}
              owner={spot.hands.length > 1 ? words.table.handOf(i + 1, spot.hands.length) : words.you}
              open={alone && spot.hands.length === 1 && hand.cards.length <= SPREAD}
            />
            {spot.hands.length > 1 && (
              <span class="box-stake small num">
                {words.bets.on(handName(spot.hands, i, areas), shortly(hand.stakeCents))}
              </span>
            )}
          </div>
        ))}
      </div>
      <ResultPills results={results} worded />
      {!results.length && <SeatAreas spot={spot} />}
      {!alone && <span class="circle-title small">{title}</span>}
    </div>
  );
}
