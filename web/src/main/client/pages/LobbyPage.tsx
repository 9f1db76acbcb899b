/** The lobby: a seat in one tap, every open table with its sign, and a table of one's own. */
import { useEffect, useState } from 'preact/hooks';
import { Account } from '../parts/bar/Account';
import { TopBar } from '../parts/bar/TopBar';
import { OwnTable } from '../parts/lobby/OwnTable';
import { QuickSeat } from '../parts/lobby/QuickSeat';
import { TableList } from '../parts/lobby/TableList';
import { api, me as meValue, Refused } from '../state/api';
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
    api.tables().then(
      (rows) => {
        setTables(rows);
        setTrouble('');
      },
      (no: unknown) => setTrouble(no instanceof Refused ? no.message : words.error.room),
    );
  };
  useEffect(() => {
    // Tables are named by their houses, so these come first.
    void api
      .houses()
      .then(setHouses, () => {})
      .finally(read);
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
      <main class="lobby">
        <div class="lobby-side">
          {me?.floor && <OnTheFloor />}
          <QuickSeat houses={houses} tables={tables ?? []} />
          {me && <MyTables me={me} />}
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

function MyTables({ me }: { me: Me }) {
  return (
    <>
      {me.tables.map((table) => (
        <div key={table.id} class="panel slim">
          <div>
            <b>{table.name}</b>
            <span class="muted small">{words.lobby.chipsThere(money(table.stackCents))}</span>
          </div>
          <a class="btn small" href={`/table/${table.id}`}>
            {words.lobby.back}
          </a>
        </div>
      ))}
    </>
  );
}
