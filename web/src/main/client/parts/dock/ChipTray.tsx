/** Chips to put down. A tap adds one to the chosen area, a drag drops it on another. */

import { trayChips } from '../../state/chips';
import { money } from '../../text/money';
import { words } from '../../text/words';
import { Chip } from '../felt/Chips';

export interface TrayProps {
  most: number;
  step: number;
  add: (cents: number) => void;
  drag: (event: PointerEvent, cents: number) => void;
}

export function ChipTray({ most, add, drag }: TrayProps) {
  return (
    <div class="tray" role="group" aria-label={words.bets.tray}>
      {trayChips(most).map((cents, i) => (
        <button
          key={cents}
          type="button"
          class="tray-chip"
          aria-label={words.bets.add(money(cents))}
          aria-keyshortcuts={String(i + 1)}
          onClick={() => add(cents)}
          onPointerDown={(event) => drag(event, cents)}
        >
          <Chip cents={cents} />
        </button>
      ))}
    </div>
  );
}
