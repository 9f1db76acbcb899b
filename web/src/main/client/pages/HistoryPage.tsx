/** My rounds: the result of each, the curve of them all, and a link to every one. */

import { useEffect, useState } from 'preact/hooks';
import { MyChips } from '../parts/bar/MyChips';
import { TopBar } from '../parts/bar/TopBar';
import { FavouriteButton } from '../parts/history/FavouriteButton';
import { RoundFilters, useGames } from '../parts/history/RoundFilters';
import { WagerNets } from '../parts/history/WagerNets';
import { api, Refused, roundPath, STATEMENT } from '../state/api';
import { ALL, type Filter, mine, queryOf } from '../state/mine';
import { moment } from '../text/language';
import { mineWords } from '../text/mineWords';
import { money, signed } from '../text/money';
import { recordWords } from '../text/recordWords';
import { words } from '../text/words';
import type { RoundRow } from '../wire/lobbyTypes';

const PAGE = 50;

export function HistoryPage() {
  const [filter, setFilter] = useState(ALL);
  const games = useGames();
  const { rows, more, trouble, older, favour } = useRounds(filter);
  useEffect(() => {
    document.title = words.title.page(words.nav.history);
  }, []);
  return (
    <>
      <TopBar here="history">
        <MyChips />
      </TopBar>
      <main class="page history-page">
        <Head statement={rows.length > 0 ? `${STATEMENT}?${queryOf(filter)}` : ''} />
        {(rows.length > 0 || filter !== ALL) && <RoundFilters filter={filter} games={games} change={setFilter} />}
        {trouble && <p class="notice">{trouble}</p>}
        {rows.length > 0 && <Statistics rows={rows} />}
        {rows.length > 0 && <WagerNets filter={filter} />}
        {rows.length > 0 && <Rounds rows={rows} games={games} favour={favour} />}
        {more && (
          <button type="button" class="btn" onClick={older}>
            {recordWords.history.older}
          </button>
        )}
      </main>
    </>
  );
}

function Head({ statement }: { statement: string }) {
  return (
    <div class="list-head">
      <h1>{recordWords.history.title}</h1>
      <p class="row">
        <a class="btn small" href="/mine">
          {mineWords.open}
        </a>
        <a class="btn small" href="/replay">
          {recordWords.replay.import}
        </a>
        {statement && (
          <a class="btn small" href={statement} download>
            {recordWords.history.exportCsv}
          </a>
        )}
      </p>
    </div>
  );
}

/** My rounds, newest first, page by page. */
function useRounds(filter: Filter) {
  const [rows, setRows] = useState<RoundRow[]>([]);
  const [more, setMore] = useState(false);
  const [trouble, setTrouble] = useState('');
  const read = (before?: number) =>
    void api.rounds(before, queryOf(filter)).then(
      (next) => {
        setRows((now) => [...(before ? now : []), ...next]);
        setMore(next.length === PAGE);
        setTrouble(next.length || before ? '' : filter === ALL ? recordWords.history.empty : mineWords.nothing);
      },
      (no: unknown) => setTrouble(no instanceof Refused ? no.message : words.error.room),
    );
  useEffect(() => read(), [filter]);
  const favour = ({ table, round, favourite }: RoundRow) =>
    void mine.favour(table, round, !favourite).then(
      () =>
        setRows((now) =>
          now.map((row) => (row.table === table && row.round === round ? { ...row, favourite: !favourite } : row)),
        ),
      (no: unknown) => setTrouble(no instanceof Refused ? no.message : words.error.room),
    );
  return { rows, more, trouble, favour, older: () => read(rows.at(-1)?.atMs) };
}

function Statistics({ rows }: { rows: RoundRow[] }) {
  const t = recordWords.history;
  const nets = rows.map((row) => row.netCents);
  const total = nets.reduce((a, b) => a + b, 0);
  const figures: [string, string][] = [
    [t.rounds, String(rows.length)],
    [t.won, String(nets.filter((n) => n > 0).length)],
    [t.lost, String(nets.filter((n) => n < 0).length)],
    [t.even, String(nets.filter((n) => n === 0).length)],
    [t.best, signed(Math.max(...nets))],
    [t.worst, signed(Math.min(...nets))],
    [t.total, signed(total)],
    [t.paidFees, money(rows.reduce((a, row) => a + row.feesCents, 0))],
  ];
  return (
    <section class="panel stats" aria-label={t.stats}>
      <dl>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd class="num">{value}</dd>
          </div>
        ))}
      </dl>
      <Curve nets={[...nets].reverse()} />
    </section>
  );
}

/** The running total as a line; the figures beside it say the same. */
function Curve({ nets }: { nets: number[] }) {
  let at = 0;
  const sums = [0, ...nets.map((net) => (at += net))];
  const low = Math.min(...sums);
  const high = Math.max(...sums, low + 1);
  const x = (i: number) => (i / Math.max(1, sums.length - 1)) * 300;
  const y = (cents: number) => 96 - ((cents - low) / (high - low)) * 88;
  return (
    <svg
      class="curve"
      viewBox="0 0 300 100"
      preserveAspectRatio="none"
      role="img"
      aria-label={`${recordWords.history.curve}: ${signed(at)}`}
    >
      <path class="zero" d={`M0 ${y(0)}H300`} />
      <path
        class="line"
        d={sums.map((cents, i) => `${i ? 'L' : 'M'}${x(i).toFixed(1)} ${y(cents).toFixed(1)}`).join('')}
      />
    </svg>
  );
}

interface RoundsProps {
  rows: RoundRow[];
  games: Map<string, string>;
  favour: (row: RoundRow) => void;
}

function Rounds({ rows, games, favour }: RoundsProps) {
  const t = recordWords.history;
  return (
    <table class="panel data">
      <thead>
        <tr>
          <th>{t.when}</th>
          <th>{t.table}</th>
          <th>{t.round}</th>
          <th class="r">{t.net}</th>
          <th class="r">{t.fees}</th>
          <th>
            <span class="sr">{t.replay}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Round key={`${row.table} ${row.round}`} row={row} games={games} favour={favour} />
        ))}
      </tbody>
    </table>
  );
}

function Round({ row, games, favour }: Omit<RoundsProps, 'rows'> & { row: RoundRow }) {
  const t = recordWords.history;
  const { table, round, netCents } = row;
  const called = `${t.table} ${table}, ${t.round} ${round}`;
  return (
    <tr>
      <td>{moment(row.atMs)}</td>
      <td>
        {games.get(row.game) ?? row.game} <span class="muted">{table}</span>
      </td>
      <td>{round}</td>
      <td class={`r num ${netCents > 0 ? 'up' : netCents < 0 ? 'down' : ''}`}>{signed(netCents)}</td>
      <td class="r num">{money(row.feesCents)}</td>
      <td class="r">
        <FavouriteButton on={row.favourite} called={called} press={() => favour(row)} />{' '}
        <a href={`/table/${table}/rounds/${round}`} aria-label={`${t.replay}: ${called}`}>
          {t.replay}
        </a>{' '}
        <a
          href={roundPath(table, round, '')}
          download={`round-${table}-${round}.json`}
          aria-label={`${t.json}: ${called}`}
        >
          {t.json}
        </a>
      </td>
    </tr>
  );
}
