/** How often a round ends in each result. */
import { percent } from '../../state/labAnswer';
import { labWords as t } from '../../text/labWords';
import type { ResultChance } from '../../wire/labTypes';

const WIDTH = 480;
const HEIGHT = 180;
const LEAST = 0.0005;
/** On a phone the bars are horizontal, a row for each, so that their figures can be read. */
const ROW = 24;
const LYING_WIDTH = 330;
const LYING_BAR = LYING_WIDTH - 92;

export function ResultBars({ law }: { law: ResultChance[] }) {
  const shown = law.filter((one) => one.chance >= LEAST);
  const most = Math.max(...shown.map((one) => one.chance));
  const step = WIDTH / shown.length;
  const said = shown.map((one) => `${one.units}: ${percent(one.chance, 1)}`).join(', ');
  return (
    <section class="panel lab-panel" aria-label={t.law}>
      <header>
        <h2>{t.law}</h2>
        <span class="small muted">{t.lawLead}</span>
      </header>
      <svg class="bars" viewBox={`0 -18 ${WIDTH} ${HEIGHT + 40}`} role="img" aria-label={said}>
        {shown.map((one, i) => (
          <Bar key={one.units} of={one} most={most} at={i * step} step={step} />
        ))}
      </svg>
      <svg class="bars lying" viewBox={`0 0 ${LYING_WIDTH} ${shown.length * ROW}`} role="img" aria-label={said}>
        {shown.map((one, i) => (
          <LyingBar key={one.units} of={one} most={most} at={i * ROW} />
        ))}
      </svg>
    </section>
  );
}

const sideOf = ({ units }: ResultChance): string => (units < 0 ? 'lost' : units > 0 ? 'won' : 'even');
const unitsOf = ({ units }: ResultChance): string => (units > 0 ? `+${units}` : String(units).replace('-', '−'));
const chanceOf = ({ chance }: ResultChance): string => (chance * 100).toFixed(1);

function LyingBar({ of, most, at }: { of: ResultChance; most: number; at: number }) {
  const length = Math.max(1.5, (of.chance / most) * LYING_BAR);
  return (
    <g>
      <text class="at" x={38} y={at + 17}>
        {unitsOf(of)}
      </text>
      <rect class={sideOf(of)} x={46} y={at + 3} width={length} height={ROW - 6} rx="2" />
      <text x={46 + length + 6} y={at + 17}>
        {chanceOf(of)}
      </text>
    </g>
  );
}

function Bar({ of, most, at, step }: { of: ResultChance; most: number; at: number; step: number }) {
  const height = Math.max(1.5, (of.chance / most) * HEIGHT);
  return (
    <g>
      <rect class={sideOf(of)} x={at + 3} y={HEIGHT - height} width={Math.max(2, step - 6)} height={height} rx="2" />
      <text x={at + step / 2} y={HEIGHT - height - 5}>
        {chanceOf(of)}
      </text>
      <text class="at" x={at + step / 2} y={HEIGHT + 16}>
        {unitsOf(of)}
      </text>
    </g>
  );
}
