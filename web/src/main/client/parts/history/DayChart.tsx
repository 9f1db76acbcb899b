/** Results over time: a bar for each day that was played, and the line of them all together. */
import { type Bar, barsOf, daysABar } from '../../state/mine';
import { locale } from '../../text/language';
import { mineWords as t } from '../../text/mineWords';
import { shortly, signed } from '../../text/money';
import type { DayPlayed } from '../../wire/mineTypes';

const MOST = 60;
const WIDTH = 600;
const HEIGHT = 140;
const EDGE = 6;

const inWords = (day: string): string =>
  new Date(`${day}T12:00`).toLocaleDateString(locale(), { dateStyle: 'medium' });

const span = ({ from, to }: Bar): string => (from === to ? inWords(from) : `${inWords(from)} – ${inWords(to)}`);

export function DayChart({ game, days, net }: { game: string; days: DayPlayed[]; net: number }) {
  const bars = barsOf(days, MOST);
  const wide = daysABar(days, MOST);
  const first = bars[0];
  const last = bars.at(-1);
  // One bar alone says no more than the figures above it.
  if (!first || !last || bars.length < 2) return null;
  return (
    <figure class="day-chart">
      <figcaption class="small muted">
        <span class="key-bar">{wide > 1 ? t.barsWide(wide) : t.bars}</span> <span class="key-line">{t.line}</span>
      </figcaption>
      <div class="plot">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t.chart(game, inWords(first.from), inWords(last.to), signed(net))}
        >
          <Drawn bars={bars} />
        </svg>
        <Scale bars={bars} />
      </div>
      <p class="small muted ends" aria-hidden="true">
        <span>{inWords(first.from)}</span>
        <span>{inWords(last.to)}</span>
      </p>
    </figure>
  );
}

/** The least and the most that is drawn, and how far down an amount lies. */
function extent(bars: Bar[]) {
  const values = bars.flatMap(({ netCents, sumCents }) => [netCents, sumCents]);
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values, low + 1);
  return { low, high, y: (cents: number) => EDGE + ((high - cents) / (high - low)) * (HEIGHT - 2 * EDGE) };
}

/** Nearer to each other than this, two amounts could not be read. */
const APART = 18;

function Scale({ bars }: { bars: Bar[] }) {
  const { low, high, y } = extent(bars);
  const ends = [high, low].filter((cents) => Math.abs(y(cents) - y(0)) > APART);
  return (
    <div class="scale small muted num" aria-hidden="true">
      {[0, ...ends].map((cents) => (
        <span key={cents} style={{ top: `${((y(cents) / HEIGHT) * 100).toFixed(1)}%` }}>
          {signed(cents, shortly)}
        </span>
      ))}
    </div>
  );
}

function Drawn({ bars }: { bars: Bar[] }) {
  const { y } = extent(bars);
  const step = WIDTH / bars.length;
  const bar = Math.min(step * 0.7, 36);
  const middle = (i: number) => (i + 0.5) * step;
  return (
    <>
      <path class="zero" d={`M0 ${y(0).toFixed(1)}H${WIDTH}`} />
      {bars.map((one, i) => (
        <rect
          key={one.from}
          class={one.netCents < 0 ? 'loss' : 'gain'}
          x={middle(i) - bar / 2}
          y={Math.min(y(0), y(one.netCents))}
          width={bar}
          height={Math.max(1.5, Math.abs(y(0) - y(one.netCents)))}
        >
          <title>{t.bar(span(one), t.ofRounds(one.rounds), signed(one.netCents))}</title>
        </rect>
      ))}
      <path
        class="line"
        d={bars
          .map(({ sumCents }, i) => `${i ? 'L' : 'M'}${middle(i).toFixed(1)} ${y(sumCents).toFixed(1)}`)
          .join('')}
      />
    </>
  );
}
