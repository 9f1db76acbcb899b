/** The lobby: a seat in one tap, every open table with its sign, and a table of one's own. */
import { useEffect, useState } from 'preact/hooks';
import { Account } from '../parts/bar/Account';
import { TopBar } from '../parts/bar/TopBar';
import { OwnTable } from '../parts/lobby/OwnTable';
import { QuickSeat } from '../parts/lobby/QuickSeat';
import { TableList } from '../parts/lobby/TableList';
import { CopyLink } from '../parts/sheets/CopyLink';
import { api, me as meValue, Refused } from '../state/api';
import { whenCalm } from '../state/calm';
import { useValue } from '../state/value';
import { money } from '../text/money';
import { words } from '../text/words';
import type { House, Me, TableRow } from '../wire/lobby';

const EVERY_MS = 4000;

interface Lobby {
  houses: House[];
  tables: TableRow[] | null;
  trouble: string;
  again: () => void;
}

/** The room's tables, read again while somebody looks at them. */
function useLobby(): Lobby {
  const [houses, setHouses] = useState<House[]>([]);
  const [tables, setTables] = useState<TableRow[] | null>(null);
  const [trouble, setTrouble] = useState('');
  const read = () => {
    if (document.hidden) return;
    if (meValue.get()) void api.refreshMe().catch(() => {});
    void hear(api.tables());
  };
  const hear = (asked: Promise<TableRow[]>, named?: House[]) =>
    asked.then(
      (rows) =>
        whenCalm(() => {
          if (named) setHouses(named);
          setTables(rows);
          setTrouble('');
        }),
      (no: unknown) => whenCalm(() => setTrouble(no instanceof Refused ? no.message : words.error.room)),
    );
  useEffect(() => {
    // The first answers are drawn together: a button that is there keeps its place.
    void Promise.all([api.houses().catch(() => []), api.refreshMe().catch(() => null)]).then(([named]) =>
      hear(api.tables(), named),
    );
    const timer = setInterval(read, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return { houses, tables, trouble, again: read };
}

export function LobbyPage() {
  const { houses, tables, trouble, again } = useLobby();
  const me = useValue(meValue);
  useEffect(() => {
    document.title = words.title.page(words.nav.lobby);
  }, []);
  const list = { houses, tables: tables ?? [], loaded: tables !== null, me: me?.name ?? '', changed: again };
  return (
    <>
      <TopBar here="lobby" connection={trouble ? 'offline' : tables ? 'live' : 'connecting'}>
        <Account />
      </TopBar>
      <main class="lobby" data-drawn={tables !== null || trouble !== ''}>
        <div class="lobby-side">
          {me?.floor && <OnTheFloor />}
          <QuickSeat houses={houses} tables={tables ?? []} />
          {me && <MyTables me={me} tables={tables ?? []} />}
          <OwnTable houses={houses} />
          <section class="panel tip">
            <h2>{words.lobby.whoBanks}</h2>
            <p class="small muted">{words.lobby.whoBanksText}</p>
          </section>
        </div>
        <div class="lobby-main">
          {trouble && (
            <p class="notice bad" role="status">
              {trouble}
            </p>
          )}
          <TableList {...list} />
        </div>
      </main>
    </>
  );
}

function OnTheFloor() {
  return (
    <div class="panel slim floor-panel">
      <div>
        <b>{words.floor.here}</b>
        <span class="muted small">{words.floor.anyTable}</span>
      </div>
      <a class="btn small" href="/floor">
        {words.floor.badge}
      </a>
    </div>
  );
}

/** Where my chips lie, and the tables that I opened, also those that only their link leads to. */
function MyTables({ me, tables }: { me: Me; tables: TableRow[] }) {
  const own = tables.filter((table) => table.owner === me.name);
  const chips = me.tables.filter(({ id }) => !own.some((table) => table.id === id));
  const chipsAt = (id: number) => me.tables.find((table) => table.id === id)?.stackCents ?? 0;
  return (
    <>
      {own.map((table) => (
        <MyTable
          key={table.id}
          name={table.name}
          detail={[
            table.public ? '' : words.lobby.byLinkOnly,
            chipsAt(table.id) ? words.lobby.chipsThere(money(chipsAt(table.id))) : '',
          ]}
          path={table.link ?? `/table/${table.id}`}
          invite
        />
      ))}
      {chips.map(({ id, name, stackCents }) => (
        <MyTable key={id} name={name} detail={[words.lobby.chipsThere(money(stackCents))]} path={`/table/${id}`} />
      ))}
    </>
  );
}

interface MineProps {
  name: string;
  detail: string[];
  path: string;
  invite?: boolean;
}

function MyTable({ name, detail, path, invite = false }: MineProps) {
  return (
    <div class="panel slim my-table">
      <div>
        <b>{name}</b>
        <span class="muted small">{detail.filter(Boolean).join(', ') || words.lobby.yours}</span>
      </div>
      <p class="row">
        {invite && <CopyLink path={path} label={words.lobby.copy} />}
        <a class="btn small" href={path}>
          {words.lobby.back}
        </a>
      </p>
    </div>
  );
}
