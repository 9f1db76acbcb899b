/** A live table: connects, draws the view that was sent, sends the choices a person takes. */
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { OfflineBanner, TopBar } from '../parts/bar/TopBar';
import { CloseTable } from '../parts/sheets/CloseTable';
import { api, me as meValue, Refused } from '../state/api';
import type { Arrival } from '../state/arrival';
import { mine } from '../state/choices';
import type { Connection } from '../state/link';
import { playsForPots } from '../state/middle';
import { useNames } from '../state/names';
import { tablePath } from '../state/route';
import { useSessionNet } from '../state/session';
import { useTurnSignal } from '../state/signal';
import { isShown, LiveTable, type TableState } from '../state/table';
import { useValue } from '../state/value';
import { money, signed } from '../text/money';
import { words } from '../text/words';
import { TableScreen } from './TableScreen';

export function TablePage({ id, invite, how }: { id: number; invite: string; how: Arrival }) {
  const me = useValue(meValue);
  const name = me?.name ?? '';
  // Another name is another pair of eyes: a new line, so that the room builds the view anew.
  const table = useMemo(() => new LiveTable(id, invite), [id, invite, name, me?.floor]);
  useEffect(() => () => table.close(), [table]);
  const now = useValue(table.state);
  const connection = useValue(table.link.connection);
  const gone = useGone(id, invite, connection === 'offline');
  useTurnSignal(now, name);
  useEffect(() => {
    if (isShown(now) && now.zones.results.length) void api.refreshMe().catch(() => {});
  }, [now.zones.table.round, now.zones.results.length]);
  const bar = (openRound: () => void, menu: ComponentChildren, floor: ComponentChildren = null) => (
    <TableBar
      now={now}
      me={name}
      connection={connection}
      rules={tablePath(id, invite, '/rules')}
      openRound={openRound}
      floor={floor}
    >
      {menu}
      {name !== '' && now.zones.room.owner === name && <CloseTable id={id} invite={invite} />}
    </TableBar>
  );
  return (
    <div class="app">
      <OfflineBanner connection={connection} retry={table.link.retry} loaded={now.loaded && !gone} />
      {gone ? (
        bar(() => {}, null)
      ) : (
        <TableScreen table={table} now={now} me={name} invite={invite} how={how} bar={bar} />
      )}
      {gone && <Gone said={gone} />}
    </div>
  );
}

function Gone({ said }: { said: string }) {
  return (
    <main class="page">
      <p class="notice bad">{said}</p>
      <p>
        <a class="btn" href="/">
          {words.nav.back}
        </a>
      </p>
    </main>
  );
}

interface BarProps {
  now: TableState;
  me: string;
  connection: Connection;
  rules: string;
  openRound: () => void;
  floor: ComponentChildren;
  children: ComponentChildren;
}

function TableBar({ now, me, connection, rules, openRound, floor, children }: BarProps) {
  const names = useNames();
  const { table, seats } = now.zones;
  // What a bet costs goes with the game where the players play for pots; a bank prints it on the cloth.
  const stakes = playsForPots(now.zones) ? table.stakes : '';
  const where = (
    <>
      <b>{names.game(table.game) || words.table.label}</b>
      <span class="muted small">{[stakes, names.house(table.house), table.name].filter(Boolean).join(' · ')}</span>
    </>
  );
  return (
    <TopBar back where={where} connection={connection}>
      <Holdings now={now} me={me} stack={mine(seats, me)?.stackCents} />
      {floor}
      <button type="button" class="btn small quiet narrow-only" onClick={openRound}>
        {words.table.round}
      </button>
      <span class="wide-only row">{children}</span>
      <a class="btn small wide-only" href={rules}>
        {words.nav.rules}
      </a>
    </TopBar>
  );
}

/** My chips here, and what this session has brought: always in sight. */
function Holdings({ now, me, stack }: { now: TableState; me: string; stack: number | undefined }) {
  const purse = useValue(meValue)?.purseCents;
  const net = useSessionNet(now, me);
  const held = stack ?? purse;
  if (held === undefined) return null;
  return (
    <>
      <span class="purse num">
        <span class="wide-only">{words.purse.have} </span>
        {money(held)}
      </span>
      <span class={`purse num ${net > 0 ? 'up' : net < 0 ? 'down' : 'wide-only'}`} title={words.purse.session}>
        <span class="wide-only">{words.purse.session} </span>
        <span class="sr">{words.purse.session} </span>
        {signed(net)}
      </span>
    </>
  );
}

/** A table that cannot be reached may not exist, be closed, or be by link only: the room says which. */
function useGone(id: number, invite: string, asked: boolean): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!asked) return;
    api.table(id, invite).then(
      () => setSaid(''),
      (no: unknown) => no instanceof Refused && no.status >= 400 && no.status < 500 && setSaid(no.message),
    );
  }, [id, invite, asked]);
  return said;
}
