/** An amount in dollars, by keyboard or by steps. */
import { money } from '../../text/money';

interface Props {
  label: string;
  cents: number;
  step: number;
  change: (cents: number) => void;
}

const MOST = 100_000_000;

export function DollarField({ label, cents, step, change }: Props) {
  const set = (next: number) => change(Math.min(MOST, Math.max(0, Math.round(next))));
  return (
    <div class="dollars" role="group" aria-label={label}>
      <button type="button" class="btn" aria-label={`${label}: −${money(step)}`} onClick={() => set(cents - step)}>
        −
      </button>
      <label>
        <span aria-hidden="true">
          {label} <b>$</b>
        </span>
        <input
          type="number"
          inputMode="decimal"
          aria-label={label}
          min="0"
          step="any"
          value={cents ? cents / 100 : ''}
          placeholder="0"
          onInput={(event) => set(Number(event.currentTarget.value) * 100 || 0)}
        />
      </label>
      <button type="button" class="btn" aria-label={`${label}: +${money(step)}`} onClick={() => set(cents + step)}>
        +
      </button>
    </div>
  );
}
