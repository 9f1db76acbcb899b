/** Open tables: those against a player who banks, and those for a pot; each with its sign in a line. */
import { useState } from 'preact/hooks';
import { words } from '../../text/words';
import type { House, TableRow } from '../../wire/lobbyTypes';
import { TableLine } from './TableLine';

export interface ListProps {
  houses: House[];
  tables: TableRow[];
  loaded: boolean;
  me: string;
  /** Whether a seat is offered at all. */
  mayPlay: boolean;
  changed: () => void;
}

/** `limit $4-$8` is a limit: the first word says how wagers are bounded. */
const kindOf = ({ stakes }: TableRow): string => stakes.split(' ')[0] ?? '';

export function TableList({ houses, tables, loaded, me, mayPlay, changed }: ListProps) {
  const [house, setHouse] = useState('');
  const [free, setFree] = useState(false);
  const [kind, setKind] = useState('');
  const fits = (table: TableRow) => (!house || table.house === house) && (!kind || kindOf(table) === kind);
  const shown = tables.filter((table) => fits(table) && (!free || table.freeSeats > 0));
  const kinds = [...new Set(tables.map(kindOf))].filter((one) => words.lobby.kinds[one]);
  const pressKind = (one: string) => () => setKind(kind === one ? '' : one);
  const ofKind = (one: string) => ({ on: kind === one, press: pressKind(one), name: words.lobby.kinds[one] ?? one });
  const present = houses.filter((one) => tables.some((table) => table.house === one.id));
  return (
    <>
      <div class="list-head">
        <h2>{words.lobby.title}</h2>
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
      <Group name={words.lobby.banked} tables={shown.filter(isBanked)} {...{ houses, me, mayPlay, changed }} />
      <Group
        name={words.lobby.poker}
        tables={shown.filter((table) => !isBanked(table))}
        {...{ houses, me, mayPlay, changed }}
      />
      {shown.length > 0 && <Legend />}
    </>
  );
}

/** Stakes by a schedule of fees are those of a player-dealer. */
const isBanked = (table: TableRow): boolean => kindOf(table) === 'schedule';

/** Tables of one game are neighbours; the first of them says how many ask for another. */
function Group({ name, tables, ...line }: Omit<ListProps, 'loaded'> & { name: string }) {
  const games = [...new Set(tables.map(({ game }) => game))];
  const sorted = games.flatMap((game) => tables.filter((table) => table.game === game));
  if (!sorted.length) return null;
  return (
    <section class="panel table-group" aria-label={name}>
      <h2>{name}</h2>
      <ul>
        {sorted.map((table, i) => (
          <TableLine key={table.id} table={table} first={sorted[i - 1]?.game !== table.game} {...line} />
        ))}
      </ul>
    </section>
  );
}

function Filter({ on, press, name, kind }: { on: boolean; press: () => void; name: string; kind?: string }) {
  return (
    <button type="button" aria-pressed={on} data-kind={kind} onClick={press}>
      {name}
    </button>
  );
}

function Legend() {
  const t = words.lobby.legend;
  return (
    <p class="legend small muted dots" aria-hidden="true">
      <span>
        <i class="on" /> {t.person}
      </span>
      <span>
        <i class="on bot" /> {t.bot}
      </span>
      <span>
        <i /> {t.free}
      </span>
    </p>
  );
}
