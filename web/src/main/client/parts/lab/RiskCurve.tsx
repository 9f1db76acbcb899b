/** A probability that falls as the bankroll grows, with one point marked. */
import { percent } from '../../state/labAnswer';
import { money } from '../../text/money';

export interface RiskPoint {
  cents: number;
  chance: number;
}

interface Props {
  title: string;
  lead: string;
  points: RiskPoint[];
  /** The marked point, by its amount. */
  mark: number;
  said: (amount: string, chance: string) => string;
}

const WIDTH = 420;
const HEIGHT = 200;
const LEFT = 46;
const PARTS = [0, 0.25, 0.5, 0.75, 1];
/** Scale maxima that divide into four round figures. */
const TOPS = [0.004, 0.02, 0.04, 0.2, 0.4, 0.6, 0.8, 1];

export function scaleTop(most: number): number {
  return TOPS.find((top) => most <= top) ?? 1;
}

type Spot = { x: number; y: number };

export function RiskCurve({ title, lead, points, mark, said }: Props) {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return null;
  const top = scaleTop(Math.max(...points.map((one) => one.chance)));
  const span = last.cents - first.cents || 1;
  const at = (one: RiskPoint): Spot => ({
    x: LEFT + ((one.cents - first.cents) / span) * (WIDTH - LEFT - 14),
    y: HEIGHT - (one.chance / top) * HEIGHT,
  });
  const line = points.map((one) => `${at(one).x.toFixed(1)} ${at(one).y.toFixed(1)}`).join(' ');
  const marked = nearest(points, mark);
  const label = said(round(marked.cents), percent(marked.chance, 1));
  return (
    <section class="lab-curve" aria-label={title}>
      <h3>{title}</h3>
      <p class="small muted">{lead}</p>
      <svg class="risk" viewBox={`0 -16 ${WIDTH} ${HEIGHT + 42}`} role="img" aria-label={`${title}. ${label}.`}>
        <Scale top={top} />
        <path class="area" d={`M${at(first).x} ${HEIGHT} L${line} L${at(last).x} ${HEIGHT}Z`} />
        <path class="line" d={`M${line}`} />
        <Mark spot={at(marked)} label={label} />
        {[first, last].map((one, i) => (
          <text key={i} class="end" x={at(one).x} y={HEIGHT + 18} text-anchor={i ? 'end' : 'start'}>
            {round(one.cents)}
          </text>
        ))}
      </svg>
    </section>
  );
}

const round = (cents: number) => money(Math.round(cents / 100) * 100);

const nearest = (points: RiskPoint[], cents: number) =>
  points.reduce((best, one) => (Math.abs(one.cents - cents) < Math.abs(best.cents - cents) ? one : best));

function Scale({ top }: { top: number }) {
  return (
    <>
      {PARTS.map((part) => (
        <g key={part}>
          <path class="grid" d={`M${LEFT} ${HEIGHT * (1 - part)}H${WIDTH - 8}`} />
          <text class="scale" x={LEFT - 6} y={HEIGHT * (1 - part) + 3}>
            {percent(part * top, top < 0.03 ? 1 : 0)}
          </text>
        </g>
      ))}
    </>
  );
}

function Mark({ spot, label }: { spot: Spot; label: string }) {
  const isRight = spot.x > WIDTH * 0.62;
  return (
    <>
      <path class="mark" d={`M${spot.x} ${HEIGHT}V${spot.y}`} />
      <circle cx={spot.x} cy={spot.y} r="4.5" />
      <text
        class="said"
        x={spot.x + (isRight ? -9 : 9)}
        y={spot.y - (isRight ? 30 : 8)}
        text-anchor={isRight ? 'end' : 'start'}
      >
        {label}
      </text>
    </>
  );
}
