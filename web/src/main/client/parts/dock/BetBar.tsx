/** The bar while wagers are made: chips, what can be done with them, and one button that says the whole sum. */

import type { ComponentChildren } from 'preact';
import type { Betting } from '../../state/betting';
import { sum } from '../../state/laidOutChips';
import { money } from '../../text/money';
import { words } from '../../text/words';
import { startDrag } from '../felt/chipDrag';
import { ChipTray } from './ChipTray';

interface BetBarProps {
  betting: Betting;
  busy: boolean;
  instead: boolean;
  children?: ComponentChildren;
}

export function BetBar({ betting, busy, instead, children }: BetBarProps) {
  const { total, last, chosen, staged } = betting;
  const most = Math.max(0, ...betting.bets.map((bet) => bet.choice.amount?.maxCents ?? 0));
  return (
    <div class="betbar">
      <ChipTray
        most={most}
        step={100}
        add={betting.add}
        drag={(event, cents) => startDrag(event, cents, null, betting.dropOn)}
      />
      <div class="bet-tools">
        <button type="button" class="btn small" disabled={!chosen || !staged.size} onClick={betting.takeBack}>
          {words.bets.takeBack}
        </button>
        <button type="button" class="btn small" disabled={!staged.size} onClick={betting.clear}>
          {words.bets.clear}
        </button>
        <button type="button" class="btn small" disabled={!last.size} onClick={() => betting.same(1)}>
          {words.bets.same} {last.size > 0 && <span class="num">{money(sum(last))}</span>} <kbd>R</kbd>
        </button>
        <button type="button" class="btn small" disabled={!last.size && !staged.size} onClick={() => betting.same(2)}>
          {words.bets.double} <kbd>X</kbd>
        </button>
        {children}
      </div>
      {(total > 0 || !instead) && <BetNow betting={betting} busy={busy} />}
    </div>
  );
}

/** The whole sum on one button; too few chips are first made enough, so that the sum is seen before it is bet. */
function BetNow({ betting: { total, trouble, short, chosen, bet }, busy }: { betting: Betting; busy: boolean }) {
  return (
    <button
      type="button"
      class="act bet-now"
      disabled={!total || (!!trouble && !short) || busy}
      onClick={bet}
      data-choice="place-bets"
    >
      <span class="num">
        {short ? words.bets.make(money(short)) : words.bets.bet(total ? money(total) : '')}{' '}
        {total > 0 && <kbd>B</kbd>}
      </span>
      <small>{trouble || (chosen ? words.bets.chosen(chosen.area.label) : '')}</small>
    </button>
  );
}
