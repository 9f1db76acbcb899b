/** A live table: connects, draws the view that was sent, sends the choices a person takes. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { RealityCheck } from '../parts/account/RealityCheck';
import { TableBar } from '../parts/bar/TableBar';
import { OfflineBanner } from '../parts/bar/TopBar';
import { CoachSwitch } from '../parts/coach/CoachSlot';
import { CloseTable } from '../parts/sheets/CloseTable';
import { InviteButton } from '../parts/sheets/Invite';
import { beside, LazySheet } from '../parts/sheets/LazySheet';
import type { TalkProps } from '../parts/talk/TalkButton';
import { api, me as meValue, Refused } from '../state/api';
import type { Arrival } from '../state/arrival';
import { mine } from '../state/choices';
import { backTo, enoughToBet, useBrought, withinPurse } from '../state/purseLimits';
import { type Outcome, useOutcome } from '../state/roundResult';
import { tablePath } from '../state/route';
import { placeAsTold } from '../state/settlingView';
import { useSounds } from '../state/sound';
import { rebuyOf } from '../state/stayingAtTable';
import { stopOf } from '../state/stopped';
import { LiveTable, type TableState } from '../state/table';
import { useTurnSignal } from '../state/turnSignal';
import { useSessionNet } from '../state/visitResult';
import { useValue } from '../state/watchedValue';
import { words } from '../text/words';
import type { Choice, Seat } from '../wire/tableTypes';
import { type ScreenProps, TableScreen } from './TableScreen';

export function TablePage({ id, invite, how }: { id: number; invite: string; how: Arrival }) {
  const me = useValue(meValue);
  const name = me?.name ?? '';
  const table = useLiveTable(id, invite, name, me?.floor);
  const stopped = stopOf(me);
  const now = useOffered(useValue(table.state), me?.purseCents, !stopped);
  const connection = useValue(table.link.connection);
  const gone = useGone(id, invite, connection === 'offline');
  const outcome = useOutcome(now, name);
  const place = mine(now.zones.seats, name);
  const net = useSessionNet(id, name, !!place, outcome);
  useSignals(now, name, outcome, place);
  const bar: ScreenProps['bar'] = (opens, menu, floor) => (
    <TableBar
      now={now}
      connection={connection}
      held={placeAsTold(now, name)?.stackCents ?? me?.purseCents}
      net={net}
      rules={tablePath(id, invite, '/rules')}
      opens={opens}
      floor={floor}
    >
      {menu}
      {place && <CoachSwitch />}
      <TableButtons id={id} invite={invite} owns={name !== '' && now.zones.room.owner === name} />
    </TableBar>
  );
  const talk = { id, invite, me: name, seats: now.zones.seats, said: table.link.said };
  const coming = { how: stopped ? ('look' as const) : how, stopped };
  const screen = { table, now, me: name, outcome, invite, talk: place && talking(talk), ...coming, bar };
  return (
    <div class="app">
      <OfflineBanner connection={connection} retry={table.link.retry} loaded={now.loaded && !gone} />
      {gone ? bar({ round: nothing, rules: nothing }, null, null) : <TableScreen {...screen} />}
      {gone && <Gone said={gone} />}
      <Beside id={id} seated={!!place} live={connection !== 'offline'} />
    </div>
  );
}

/** Another name, or another role, has another view: a new connection makes the room build it again. */
function useLiveTable(id: number, invite: string, name: string, floor?: boolean): LiveTable {
  const table = useMemo(() => new LiveTable(id, invite, name), [id, invite, name, floor]);
  useEffect(() => () => table.close(), [table]);
  return table;
}

/** My other tables, and how the session is going. */
function Beside({ id, seated, live }: { id: number; seated: boolean; live: boolean }) {
  const me = useValue(meValue);
  useNotes(me?.name ?? '');
  const elsewhere = live && me?.tables.some((table) => table.id !== id);
  return (
    <>
      {seated && <RealityCheck />}
      {me && elsewhere && <LazySheet load={loadOthers} of={{ here: id, me }} />}
    </>
  );
}

/** The players I have notes on; another person has others. */
function useNotes(name: string): void {
  useEffect(() => {
    if (!name) return;
    const followed = beside().then(({ followKept }) => followKept());
    return () => void followed.then((forget) => forget());
  }, [name]);
}

const nothing = () => {};
const loadOthers = () => beside().then((module) => module.OtherTables);
const talking = (of: TalkProps) => <LazySheet load={loadTalk} of={of} />;
const loadTalk = () => beside().then((module) => module.TalkButton);

/** What can be done with the table itself: invite others, or close one's own. */
const TableButtons = ({ id, invite, owns }: { id: number; invite: string; owns: boolean }) => (
  <>
    <InviteButton path={tablePath(id, invite)} />
    {owns && <CloseTable id={id} invite={invite} />}
  </>
);

/** What calls somebody to the table, and what is heard there. */
function useSignals(now: TableState, me: string, outcome: Outcome | null, place: Seat | undefined): void {
  useTurnSignal(now, me);
  usePurse(now, place);
  useSounds(now, (outcome?.netCents ?? 0) > 0);
}

/** Nobody is offered a buy-in larger than what they have, nor a seat while they do not want to play. */
function useOffered(sent: TableState, purse: number | undefined, mayPlay: boolean): TableState {
  const place = mine(sent.zones.seats, '');
  const brought = useBrought(sent, place);
  return useMemo(() => {
    if (!mayPlay && !place) return { ...sent, choices: [], newest: [] };
    const cannotBet = sent.zones.table.wagers.length > 0 && rebuyOf(sent, place) !== undefined;
    const offered = (choices: Choice[]) => {
      const enough = cannotBet ? enoughToBet(choices, purse) : choices;
      return withinPurse(backTo(enough, brought, place?.stackCents ?? 0), purse);
    };
    return { ...sent, choices: offered(sent.choices), newest: offered(sent.newest) };
  }, [sent, purse, mayPlay, brought]);
}

/** Chips go from the purse to the table when one sits down or adds some, and come back when one has left. */
function usePurse({ zones, step, plan }: TableState, place: Seat | undefined): void {
  const settled = step >= plan.steps ? zones.results.length : 0;
  const stack = settled || zones.clock === null ? place?.stackCents : undefined;
  useEffect(() => {
    if (zones.table.id) void api.refreshMe().catch(() => {});
  }, [zones.table.id, place?.seat, zones.table.round, settled, stack]);
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
