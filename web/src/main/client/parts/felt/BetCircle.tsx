/** The marked areas of one circle while wagers are made: each is a place to put chips on. */

import type { BetChoice } from '../../state/choices';
import { placeOf, type Staged } from '../../state/laidOutChips';
import { limits, money, shortly } from '../../text/money';
import { words } from '../../text/words';
import { ChipStack } from './Chips';
import { initials } from './SeatAreas';

export interface CircleProps {
  title: string;
  bets: BetChoice[];
  staged: Staged;
  placed: (bet: BetChoice) => number;
  chosen: string;
  choose: (bet: BetChoice) => void;
  drag: (event: PointerEvent, from: string) => void;
}

export function BetCircle({ title, bets, staged, placed, chosen, choose, drag }: CircleProps) {
  return (
    <div class="circle" role="group" aria-label={title}>
      <div class="circle-areas">
        {bets.map((bet) => {
          const key = placeOf(bet);
          const laid = staged.get(key) ?? 0;
          const lying = placed(bet);
          const said = laid ? words.bets.laid(money(laid)) : lying ? words.bets.lies(money(lying)) : words.bets.none;
          return (
            <button
              key={key}
              type="button"
              class={`bet-area ${laid ? 'laid' : ''} ${lying && !laid ? 'placed' : ''}`}
              data-place={key}
              aria-pressed={chosen === key}
              aria-label={words.bets.area(bet.area.label, title, said)}
              onClick={() => choose(bet)}
              onPointerDown={(event) => laid > 0 && drag(event, key)}
            >
              <span class="ring" aria-hidden="true">
                {laid || lying ? <ChipStack cents={laid || lying} /> : initials(bet.area.label)}
              </span>
              <b class="num" aria-hidden="true">
                {laid || lying ? shortly(laid || lying) : bet.area.label}
              </b>
              <small class="num" aria-hidden="true">
                {laid || lying ? bet.area.label : limits(bet.choice.amount!.minCents, bet.choice.amount!.maxCents)}
              </small>
            </button>
          );
        })}
      </div>
      <span class="circle-title small">{title}</span>
    </div>
  );
}
