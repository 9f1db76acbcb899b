/** The results of a game: its figures, the days over time, and each of its wagers. */
import { mineWords as t } from '../../text/mineWords';
import { money, signed } from '../../text/money';
import type { GamePlayed, WagerPlayed } from '../../wire/mineTypes';
import { labelOf } from '../felt/SeatAreas';
import { DayChart } from './DayChart';

const tone = (cents: number): string => (cents > 0 ? 'up' : cents < 0 ? 'down' : '');

export function GameStatistics({ played, name }: { played: GamePlayed; name: string }) {
  const { rounds, won, lost, netCents } = played;
  const figures: [string, string, string?][] = [
    [t.net, signed(netCents), tone(netCents)],
    [t.won, String(won)],
    [t.lost, String(lost)],
    [t.even, String(rounds - won - lost)],
    [t.best, signed(played.bestCents), tone(played.bestCents)],
    [t.worst, signed(played.worstCents), tone(played.worstCents)],
    [t.fees, money(played.feesCents)],
  ];
  return (
    <section class="panel game-stats">
      <header>
        <h3>{name}</h3>
        <span class="muted">{t.ofRounds(rounds)}</span>
      </header>
      <dl>
        {figures.map(([term, value, kind]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd class={`num ${kind ?? ''}`}>{value}</dd>
          </div>
        ))}
      </dl>
      <DayChart game={name} days={played.days} net={netCents} />
      {played.wagers.length > 1 && <Wagers rows={played.wagers} />}
    </section>
  );
}

function Wagers({ rows }: { rows: WagerPlayed[] }) {
  return (
    <table class="data wagers">
      <thead>
        <tr>
          <th>{t.wager}</th>
          <th class="r">{t.staked}</th>
          <th class="r">{t.net}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ wager, stakedCents, netCents }) => (
          <tr key={wager}>
            <td>{labelOf(wager)}</td>
            <td class="r num">{money(stakedCents)}</td>
            <td class={`r num ${tone(netCents)}`}>{signed(netCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
