/** The lobby: a seat in one tap, every open table with its sign, and opening a table. */
import { useEffect, useState } from 'preact/hooks';
import { MyChips } from '../parts/bar/MyChips';
import { TopBar } from '../parts/bar/TopBar';
import { Card } from '../parts/felt/Card';
import { MyTables } from '../parts/lobby/MyTables';
import { OwnTable } from '../parts/lobby/OwnTable';
import { OnBreak, QuickSeat } from '../parts/lobby/QuickSeat';
import { TableList } from '../parts/lobby/TableList';
import { LazySheet, loadAsk, loadWeek } from '../parts/sheets/LazySheet';
import { api, me as meValue, Refused } from '../state/api';
import { useLazy } from '../state/lazyPages';
import { whenCalm } from '../state/redrawAfterTouch';
import { stopOf } from '../state/stopped';
import { useValue } from '../state/watchedValue';
import { words } from '../text/words';
import type { House, TableRow } from '../wire/lobbyTypes';

const EVERY_MS = 4000;

interface Lobby {
  houses: House[];
  tables: TableRow[] | null;
  trouble: string;
  again: () => void;
}

/** The room's tables, reloaded while somebody looks at them. */
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
    // The first answers are drawn together, so that a button, once shown, keeps its place.
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
  const Ask = useLazy(loadAsk);
  useEffect(() => {
    document.title = words.title.page(words.nav.lobby);
  }, []);
  const stopped = stopOf(me);
  const shown = { houses, tables: tables ?? [] };
  const list = { ...shown, loaded: tables !== null, me: me?.name ?? '', mayPlay: !stopped, changed: again };
  return (
    <>
      <TopBar here="lobby" connection={trouble ? 'offline' : tables ? 'live' : 'connecting'}>
        <MyChips />
      </TopBar>
      <main class="lobby" data-drawn={(tables !== null || trouble !== '') && Ask !== null}>
        {me && <MyTables me={me} tables={tables ?? []} houses={houses} />}
        <div class="lobby-side">
          {me?.floor && <OnTheFloor />}
          {stopped ? <OnBreak why={stopped} /> : <QuickSeat {...shown} />}
          {!stopped && <OwnTable houses={houses} />}
          {!stopped && Ask && Ask !== 'failed' && <Ask houses={houses} me={me} />}
          <WhatIsPure />
          {me && <LazySheet load={loadWeek} of={{ me: me.name }} />}
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

/** The best hand of the house's own game, and who the bank is, in two minutes. */
function WhatIsPure() {
  return (
    <section class="pure-tip on-felt">
      <h2>{words.lobby.pure}</h2>
      <p class="pure-hand">
        <span class="hand" aria-hidden="true">
          <Card face="Ah" style="bonus" />
          <Card face="Kc" style="bonus" />
        </span>
        <b>{words.lobby.pureIs}</b>
      </p>
      <p class="small">{words.lobby.pureText}</p>
      <p class="row">
        <a class="btn" href="/learn/what-is-21.5">
          {words.lobby.lesson}
        </a>
        <a class="small" href="/learn">
          {words.lobby.lessons}
        </a>
      </p>
    </section>
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
