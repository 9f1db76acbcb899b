/** The total result of each kind of wager, over finished rounds alone. */
import { useEffect, useState } from 'preact/hooks';
import { type Filter, mine, netByWager } from '../../state/mine';
import { signed } from '../../text/money';
import { recordWords } from '../../text/recordWords';
import { labelOf } from '../felt/SeatAreas';

export function WagerNets({ filter }: { filter: Filter }) {
  const [rows, setRows] = useState<[string, number][]>([]);
  useEffect(() => {
    mine.statistics(filter).then(
      (played) => setRows(netByWager(played)),
      () => setRows([]), // the rounds say what went wrong
    );
  }, [filter]);
  if (!rows.length) return null;
  return (
    <section class="panel nets" aria-label={recordWords.history.byWager}>
      <h2>{recordWords.history.byWager}</h2>
      <dl>
        {rows.map(([wager, cents]) => (
          <div key={wager}>
            <dt>{labelOf(wager)}</dt>
            <dd class={`num ${cents > 0 ? 'up' : cents < 0 ? 'down' : ''}`}>{signed(cents)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
