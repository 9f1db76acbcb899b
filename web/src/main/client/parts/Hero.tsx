/** My place: my circles while I bet, my hands while I play, my results when it is settled. */
import { startDrag } from './drag';
import type { Betting } from '../state/betting';
import { circleTitle } from '../state/circles';
import { isBehind } from '../state/choices';
import { money } from '../text/money';
import { words } from '../text/words';
import type { Result, Seat, Spot } from '../wire/table';
import { Areas } from './Areas';
import { BetCircle } from './BetCircle';
import { HandOfCards } from './HandOfCards';
import { Pills } from './Pills';
import { Plate } from './SeatPlace';

export interface HeroProps {
  seat: Seat | undefined;
  spots: Spot[];
  results: Result[];
  betting: Betting;
  button: boolean;
}

export function Hero({ seat, spots, results, betting, button }: HeroProps) {
  const mine = seat?.seat ?? 0;
  const hands = spots.reduce((n, spot) => n + Math.max(spot.hands.length, spot.stakes.length ? 1 : 0), 0);
  if (!seat && !spots.length && !betting.bets.length) return null;
  return (
    <section
      class={`hero ${betting.bets.length ? 'is-betting' : ''}`}
      data-hands={Math.min(hands, 6)}
      aria-label={words.table.yours}
    >
      {betting.bets.length > 0 ? (
        <Circles betting={betting} />
      ) : (
        <div class="mine">
          {spots.map((spot) => (
            <MyCircle
              key={spot.position}
              spot={spot}
              mine={mine}
              several={spots.length > 1}
              results={results.filter((result) => result.position === spot.position)}
            />
          ))}
        </div>
      )}
      {betting.bets.length > 0 && <Pills results={results} worded />}
      {seat && seat.seat > 0 && <Plate seat={seat} bettor={seat.player} away={false} button={button} />}
    </section>
  );
}

function Circles({ betting }: { betting: Betting }) {
  return (
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
      {betting.circles.others.length > 0 && (
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
      )}
    </div>
  );
}

function MyCircle({
  spot,
  mine,
  several,
  results,
}: {
  spot: Spot;
  mine: number;
  several: boolean;
  results: Result[];
}) {
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
            />
            {spot.hands.length > 1 && (
              <span class="box-stake small num">
                {money(hand.stakeCents)} {words.table.hand(i + 1)}
              </span>
            )}
          </div>
        ))}
      </div>
      <Pills results={results} worded />
      {!results.length && <Areas spot={spot} />}
      {several && <span class="circle-title small">{title}</span>}
    </div>
  );
}
