/** Any amount the room takes: the least plus whole steps, or the most. */
import { money } from '../text/money';
import { words } from '../text/words';
import type { AmountRange } from '../wire/table';

export function snap(range: AmountRange, cents: number): number {
  const step = Math.max(1, range.stepCents);
  if (cents >= range.maxCents) return range.maxCents;
  return Math.max(range.minCents, range.minCents + Math.floor((cents - range.minCents) / step) * step);
}

export const isFixed = (range: AmountRange): boolean => range.minCents === range.maxCents;

export interface AmountProps {
  range: AmountRange;
  cents: number;
  label: string;
  change: (cents: number) => void;
}

export function AmountControl({ range, cents, label, change }: AmountProps) {
  const step = Math.max(1, range.stepCents);
  const uneven = cents === range.maxCents && (cents - range.minCents) % step !== 0;
  const less = () => change(snap(range, uneven ? cents - 1 : cents - step));
  const more = () => change(snap(range, cents + step));
  return (
    <div class="amount-control" role="group" aria-label={label}>
      <Step label={words.amount.less} sign="−" off={cents <= range.minCents} press={less} />
      <label class="slide">
        <output class="num">{money(cents)}</output>
        <Slider range={range} cents={cents} label={label} change={change} />
        <span class="ends small muted num">
          <span>{money(range.minCents)}</span>
          <span>{money(range.maxCents)}</span>
        </span>
      </label>
      <Step label={words.amount.more} sign="+" off={cents >= range.maxCents} press={more} />
    </div>
  );
}

function Step({ label, sign, off, press }: { label: string; sign: string; off: boolean; press: () => void }) {
  return (
    <button type="button" class="btn" aria-label={label} disabled={off} onClick={press}>
      {sign}
    </button>
  );
}

function Slider({ range, cents, label, change }: AmountProps) {
  return (
    <input
      type="range"
      aria-label={`${label}, ${words.amount.amount}`}
      aria-valuetext={money(cents)}
      min={range.minCents}
      max={range.maxCents}
      step={Math.max(1, range.stepCents)}
      value={cents}
      onInput={(event) => change(snap(range, Number(event.currentTarget.value)))}
    />
  );
}
