/** Open tables, by game, each with its sign in a line. */
import { useState } from 'preact/hooks';
import { askedFor } from '../../state/askingForGame';
import { gameName } from '../../state/lobby';
import { useValue } from '../../state/watchedValue';
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
  const games = [...new Set(shown.map((table) => table.game))];
  const of = (game: string) => shown.filter((table) => table.game === game);
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
      {games.map((game) => (
        <section key={game} class="panel table-group" aria-label={gameName(houses, game)}>
          <GroupHead game={game} name={gameName(houses, game)} />
          <ul>
            {of(game).map((table) => (
              <TableLine key={table.id} {...{ table, houses, me, mayPlay, changed }} />
            ))}
          </ul>
        </section>
      ))}
      {shown.length > 0 && <Legend />}
    </>
  );
}

/** A game, and how many people wait for it to be opened for them. */
function GroupHead({ game, name }: { game: string; name: string }) {
  const n = useValue(askedFor)[game] ?? 0;
  return (
    <div class="group-head">
      <h2>{name}</h2>
      {n > 0 && <span class="tag asked">{words.lobby.asked(n)}</span>}
    </div>
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
