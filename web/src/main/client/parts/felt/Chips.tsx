/** A chip, and a stack drawn by its largest chip with the amount in figures. */
import { DENOMINATIONS } from '../../state/chips';
import { money } from '../../text/money';

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
