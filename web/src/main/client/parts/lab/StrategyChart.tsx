/** The best play by totals, in colours and letters. */
import { percent } from '../../state/labAnswer';
import { labWords as t } from '../../text/labWords';
import type { ChartPart, SheetFigures } from '../../wire/labTypes';

const LETTERS: Record<string, string> = { stand: 'S', hit: 'H', double: 'D', split: 'P', surrender: 'R' };

export function StrategyChart({ found, parts }: { found: SheetFigures; parts: ChartPart[] }) {
  const best = found.wagers[0]?.ev ?? 0;
  return (
    <section class="panel lab-panel" aria-label={t.chart}>
      <header>
        <h2>{t.chart}</h2>
        <span class="small muted">{t.chartLead}</span>
      </header>
      <div class="charts">
        {parts.map((part) => (
          <Part key={part.title} part={part} />
        ))}
      </div>
      <ul class="legend">
        {Object.entries(LETTERS).map(([play, letter]) => (
          <li key={play}>
            <i class={`cell plays-${play}`}>{letter}</i> {t.plays[play]}
          </li>
        ))}
      </ul>
      {found.byTotals !== undefined && <p class="small muted">{t.byTotals(percent(best - found.byTotals, 5))}</p>}
    </section>
  );
}

function Part({ part }: { part: ChartPart }) {
  return (
    <table class="strategy">
      <caption>{part.title}</caption>
      <thead>
        <tr>
          <td />
          {part.ups.map((up) => (
            <th key={up} scope="col">
              {tenInFull(up)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {part.rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{tenInFull(row.name)}</th>
            {row.cells.map((cell, i) => (
              <Cell key={i} advice={cell} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** As it is printed on a card. */
export const tenInFull = (rank: string): string => (rank === 'T' ? '10' : rank);

/** `Rh`: surrender, else hit. */
function Cell({ advice }: { advice: string }) {
  const [first = '', second] = advice.split(', else ');
  return (
    <td class={`cell plays-${first}`} title={advice}>
      {LETTERS[first]}
      {second && <small>{LETTERS[second]?.toLowerCase()}</small>}
    </td>
  );
}
