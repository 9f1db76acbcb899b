/** How often a round ends in each result. */
import { percent } from '../../state/labAnswer';
import { labWords as t } from '../../text/labWords';
import type { ResultChance } from '../../wire/lab';

const WIDTH = 480;
const HEIGHT = 180;
const LEAST = 0.0005;

export function ResultBars({ law }: { law: ResultChance[] }) {
  const shown = law.filter((one) => one.chance >= LEAST);
  const most = Math.max(...shown.map((one) => one.chance));
  const step = WIDTH / shown.length;
  return (
    <section class="panel lab-panel" aria-label={t.law}>
      <header>
        <h2>{t.law}</h2>
        <span class="small muted">{t.lawLead}</span>
      </header>
      <svg
        class="bars"
        viewBox={`0 -18 ${WIDTH} ${HEIGHT + 40}`}
        role="img"
        aria-label={shown.map((one) => `${one.units}: ${percent(one.chance, 1)}`).join(', ')}
      >
        {shown.map((one, i) => (
          <Bar key={one.units} of={one} most={most} at={i * step} step={step} />
        ))}
      </svg>
    </section>
  );
}

function Bar({ of, most, at, step }: { of: ResultChance; most: number; at: number; step: number }) {
  const height = Math.max(1.5, (of.chance / most) * HEIGHT);
  return (
    <g>
      <rect
        class={of.units < 0 ? 'lost' : of.units > 0 ? 'won' : 'even'}
        x={at + 3}
        y={HEIGHT - height}
        width={Math.max(2, step - 6)}
        height={height}
        rx="2"
      />
      <text x={at + step / 2} y={HEIGHT - height - 5}>
        {(of.chance * 100).toFixed(1)}
      </text>
      <text class="at" x={at + step / 2} y={HEIGHT + 16}>
        {of.units > 0 ? `+${of.units}` : String(of.units).replace('-', '−')}
      </text>
    </g>
  );
}
