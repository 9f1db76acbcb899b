/** Chips: the denominations of this room, and a stack drawn by its largest chip with the amount in figures. */
import { money } from '../text/money';

export const DENOMINATIONS = [100, 500, 2500, 10000, 50000, 100000];

/** At most five chips, the smallest ones that make sense for what may be bet. */
export function trayChips(most: number): number[] {
  return DENOMINATIONS.filter((value) => value <= Math.max(most, 100)).slice(0, 5);
}

export function Chip({ cents, tall = false, motion = '' }: { cents: number; tall?: boolean; motion?: string }) {
  const value = cents / 100;
  return (
    <i class={`chip ${tall ? 'tall' : ''} ${motion}`} data-v={value} aria-hidden="true">
      {value >= 1000 ? `${value / 1000}k` : value}
    </i>
  );
}

export function ChipStack({ cents }: { cents: number }) {
  const largest = DENOMINATIONS.filter((value) => value <= cents).pop() ?? 100;
  return <Chip key={cents} cents={largest} tall={cents > largest} motion="lands" />;
}

/** A stack with its amount, where there is room for a word beside it. */
export function Amount({ cents, word = '' }: { cents: number; word?: string }) {
  return (
    <span class="amount num">
      <ChipStack cents={cents} />
      <b>{money(cents)}</b>
      {word && <small>{word}</small>}
    </span>
  );
}
