/** One table of the list: its game, name, stakes and company, who banks, how the last round ended, how fast it goes. */
import { api } from '../../state/api';
import { askedFor } from '../../state/askingForGame';
import { beforeFirst, calledAt, gameName, stakesLabel } from '../../state/lobby';
import { roomSaid } from '../../state/speakers';
import { useValue } from '../../state/watchedValue';
import { money } from '../../text/money';
import { isBot, people, person } from '../../text/people';
import { words } from '../../text/words';
import type { House, TableRow } from '../../wire/lobbyTypes';
import { Emblem } from '../felt/Emblem';

const t = words.lobby;

interface LineProps {
  table: TableRow;
  /** The first of its game. */
  first: boolean;
  houses: House[];
  me: string;
  mayPlay: boolean;
  changed: () => void;
}

export function TableLine({ table, first, houses, me, mayPlay, changed }: LineProps) {
  const house = houses.find((one) => one.id === table.house)?.name ?? table.house;
  const path = table.link ?? `/table/${table.id}`;
  return (
    <li class="table-row">
      <a class="name" href={path}>
        <b>{gameName(houses, table.game)}</b>
        <span class="muted small">
          {[calledAt(house, table.name), table.public ? '' : t.byLinkOnly].filter(Boolean).join(', ')}
        </span>
        {first && <Wanted game={table.game} />}
      </a>
      <span class="stakes-line">{stakesLabel(houses, table)}</span>
      <Company table={table} />
      <Bank table={table} />
      <Last table={table} />
      <Enter {...{ table, path, me, mayPlay, changed }} />
    </li>
  );
}

/** How many people wait for this game to be opened for them. */
function Wanted({ game }: { game: string }) {
  const n = useValue(askedFor)[game] ?? 0;
  return n > 0 ? <span class="tag asked">{t.asked(n)}</span> : null;
}

/** People are round, bots are diamonds, free seats are rings; the words say the same. */
function Company({ table: { players, seats, waiting } }: { table: TableRow }) {
  const bots = players.filter(isBot).length;
  const there = players.length - bots;
  const kinds = [...Array(there).fill('on'), ...Array(bots).fill('on bot')];
  const free = Math.max(0, seats - players.length);
  return (
    <span class="dots small">
      <span aria-hidden="true">
        {Array.from({ length: Math.max(seats, players.length) }, (_, i) => (
          <i key={i} class={kinds[i] ?? ''} />
        ))}
      </span>
      <span>
        {[there ? t.persons(there) : '', bots ? t.botsThere(bots) : '', t.freeSeats(free)].filter(Boolean).join(', ')}
        {waiting > 0 && <b class="waits">, {t.waiting(waiting)}</b>}
      </span>
    </span>
  );
}

function Bank({ table: { banker, bankCents, phase } }: { table: TableRow }) {
  const held = banker && bankCents > 0 ? t.banks(person(banker), money(bankCents)) : '';
  return (
    <span class="state small">
      {held && <Emblem of={banker} />} {held || (phase === 'bank-offer' ? <b class="offer">{t.bankOffer}</b> : '')}
    </span>
  );
}

function Last({ table }: { table: TableRow }) {
  const { last, lastMs, hourly } = table;
  return (
    <span class="last small">
      <span>{last ? people(roomSaid(last)) : beforeFirst(table)}</span>
      <span class="muted">
        {[lastMs === undefined ? '' : t.ago(Math.round(lastMs / 1000)), hourly ? t.hourly(hourly) : '']
          .filter(Boolean)
          .join(', ')}
      </span>
    </span>
  );
}

function Enter({ table, path, me, mayPlay, changed }: Omit<LineProps, 'houses' | 'first'> & { path: string }) {
  if (me && table.players.includes(me)) return <span class="tag">{t.yourTable}</span>;
  const join = () => void api.waiting(table.id, true, '').then(changed, () => {});
  const closed = table.freeSeats === 0 || !mayPlay;
  if (closed && me && mayPlay)
    return (
      <button type="button" class="btn small" onClick={join} aria-label={`${t.join}: ${table.name}`}>
        {t.join}
      </button>
    );
  return (
    <a
      class="btn small"
      href={closed ? path : `${path}${path.includes('?') ? '&' : '?'}sit`}
      aria-label={`${closed ? t.watch : t.sit}: ${table.name}`}
    >
      {closed ? t.watch : t.sit}
    </a>
  );
}
