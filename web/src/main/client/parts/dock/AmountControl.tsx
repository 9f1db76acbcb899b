/** Any amount the room accepts: the minimum plus whole steps, or the maximum. */

import { presets, snap, stepped } from '../../state/choiceAmounts';
import { money } from '../../text/money';
import { words } from '../../text/words';
import type { AmountRange } from '../../wire/tableTypes';

export const isFixed = (range: AmountRange): boolean => range.minCents === range.maxCents;

export interface AmountProps {
  range: AmountRange;
  cents: number;
  label: string;
  change: (cents: number) => void;
}

export function AmountControl({ range, cents, label, change }: AmountProps) {
  return (
    <div class="amount-control" role="group" aria-label={label}>
      <Step range={range} cents={cents} by={-1} change={change} />
      <label class="slide">
        <output class="num">{money(cents)}</output>
        <Slider range={range} cents={cents} label={label} change={change} />
        <span class="ends small muted num">
          <span>{money(range.minCents)}</span>
          <span>{money(range.maxCents)}</span>
        </span>
      </label>
      <Step range={range} cents={cents} by={1} change={change} />
      <Presets range={range} cents={cents} change={change} />
    </div>
  );
}

const presetName = (i: number) => [words.amount.least, words.amount.half, words.amount.most][i];

export function Presets({ range, cents, change }: Omit<AmountProps, 'label'>) {
  const values = presets(range);
  if (values.length < 3) return null;
  return (
    <div class="presets">
      {values.map((value, i) => (
        <button
          key={value}
          type="button"
          class="btn small num"
          aria-pressed={value === cents}
          onClick={() => change(value)}
        >
          {presetName(i)} {money(value)}
        </button>
      ))}
    </div>
  );
}

type StepProps = Omit<AmountProps, 'label'> & { by: 1 | -1 };

/** One step more or less. */
export function Step({ range, cents, by, change }: StepProps) {
  const off = by < 0 ? cents <= range.minCents : cents >= range.maxCents;
  return (
    <button
      type="button"
      class="btn step"
      aria-label={by < 0 ? words.amount.less : words.amount.more}
      disabled={off}
      onClick={() => change(stepped(range, cents, by))}
    >
      {by < 0 ? '−' : '+'}
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
