/** Open tables, by game, each with its sign in a line. */
import { useState } from 'preact/hooks';
import { api } from '../../state/api';
import { gameName, stakesLabel } from '../../state/lobby';
import { money } from '../../text/money';
import { words } from '../../text/words';
import type { House, TableRow } from '../../wire/lobby';

export interface ListProps {
  houses: House[];
  tables: TableRow[];
  loaded: boolean;
  me: string;
  changed: () => void;
}

/** `limit $4-$8` is a limit: the first word says how wagers are bounded. */
const kindOf = ({ stakes }: TableRow): string => stakes.split(' ')[0] ?? '';

export function TableList({ houses, tables, loaded, me, changed }: ListProps) {
  const [house, setHouse] = useState('');
  const [free, setFree] = useState(false);
  const [kind, setKind] = useState('');
  const fits = (table: TableRow) => (!house || table.house === house) && (!kind || kindOf(table) === kind);
  const shown = tables.filter((table) => fits(table) && (!free || table.freeSeats > 0));
  const kinds = [...new Set(tables.map(kindOf))].filter((one) => words.lobby.kinds[one]);
  const games = [...new Set(shown.map((table) => table.game))];
  const of = (game: string) => shown.filter((table) => table.game === game);
  const pressKind = (one: string) => () => setKind(kind === one ? '' : one);
  const ofKind = (one: string) => ({ on: kind === one, press: pressKind(one), name: words.lobby.kinds[one] ?? one });
  const present = houses.filter((one) => tables.some((table) => table.house === one.id));
  return (
    <>
      <div class="list-head">
        <h1>{words.lobby.title}</h1>
        <div class="filters" role="group" aria-label={words.lobby.house}>
          <Filter on={!house} press={() => setHouse('')} name={words.lobby.all} />
          {present.map((one) => (
            <Filter key={one.id} on={house === one.id} press={() => setHouse(one.id)} name={one.name} />
          ))}
          {kinds.length > 1 && kinds.map((one) => <Filter key={one} kind={one} {...ofKind(one)} />)}
          <Filter on={free} press={() => setFree(!free)} name={words.lobby.free} />
        </div>
      </div>
      {loaded && !shown.length && <p class="notice">{words.lobby.empty}</p>}
      {games.map((game) => (
        <section key={game} class="panel table-group" aria-label={gameName(houses, game)}>
          <h2>{gameName(houses, game)}</h2>
          <ul>
            {of(game).map((table) => (
              <Row key={table.id} table={table} houses={houses} me={me} changed={changed} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Filter({ on, press, name, kind }: { on: boolean; press: () => void; name: string; kind?: string }) {
  return (
    <button type="button" aria-pressed={on} data-kind={kind} onClick={press}>
      {name}
    </button>
  );
}

function Row({ table, houses, me, changed }: { table: TableRow; houses: House[]; me: string; changed: () => void }) {
  const house = houses.find((one) => one.id === table.house)?.name ?? table.house;
  const path = table.link ?? `/table/${table.id}`;
  const full = table.freeSeats === 0 && !table.players.includes(me);
  const join = () => void api.waiting(table.id, true, '').then(changed, () => {});
  return (
    <li class="table-row">
      <a class="name" href={path}>
        <b>{table.name}</b>
        <span class="muted small">
          {[house, table.public ? '' : words.lobby.byLinkOnly].filter(Boolean).join(', ')}
        </span>
      </a>
      <span class="stakes-line">{stakesLabel(houses, table)}</span>
      <Dots taken={table.players.length} of={table.seats} free={table.freeSeats} />
      <span class="state small">
        {table.bankCents > 0
          ? words.lobby.bank(money(table.bankCents))
          : table.waiting
            ? words.lobby.waiting(table.waiting)
            : words.lobby.players(table.players.length)}
      </span>
      {full && me ? (
        <button type="button" class="btn small" onClick={join} aria-label={`${words.lobby.join}: ${table.name}`}>
          {words.lobby.join}
        </button>
      ) : (
        <a
          class="btn small"
          href={full ? path : `${path}${path.includes('?') ? '&' : '?'}sit`}
          aria-label={`${full ? words.lobby.watch : words.lobby.sit}: ${table.name}`}
        >
          {full ? words.lobby.watch : words.lobby.sit}
        </a>
      )}
    </li>
  );
}

function Dots({ taken, of, free }: { taken: number; of: number; free: number }) {
  return (
    <span class="dots small" role="img" aria-label={words.lobby.seatsTaken(taken, of)}>
      <span aria-hidden="true">
        {Array.from({ length: of }, (_, i) => (
          <i key={i} class={i < taken ? 'on' : ''} />
        ))}
      </span>
      <span aria-hidden="true">{words.lobby.freeSeats(free)}</span>
    </span>
  );
}
