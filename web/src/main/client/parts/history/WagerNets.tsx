/** The total result of each kind of wager, from the last lines of the statement. */

import { useEffect, useState } from 'preact/hooks';
import { api } from '../../state/api';
import { signed } from '../../text/money';
import { recordWords } from '../../text/recordWords';
import { labelOf } from '../felt/SeatAreas';

/** `total,,,net,-2500,,,pair-plus` at the end of the statement. */
const NET = /^total,,,net,(-?\d+),,,"?([^",\r]+)/gm;

function nets(statement: string): [string, number][] {
  return [...statement.matchAll(NET)].map(([, cents, wager]) => [wager!, Number(cents)]);
}

export function WagerNets() {
  const [rows, setRows] = useState<[string, number][]>([]);
  useEffect(() => void api.statement().then((text) => setRows(nets(text))), []);
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
