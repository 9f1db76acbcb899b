/** The felt, the dock and the rail of one table, drawn from its zones and choices alone. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { CoachSlot } from '../parts/coach/CoachSlot';
import { DecisionPanel, type DecisionPanelProps } from '../parts/dock/DecisionPanel';
import { Dock } from '../parts/dock/Dock';
import { atAnyTime, TableMenu } from '../parts/dock/TableMenu';
import { FeltTable } from '../parts/felt/FeltTable';
import { FeltContext } from '../parts/felt/feltContext';
import { feltOf } from '../parts/felt/feltOf';
import { Announcements } from '../parts/rail/Announcements';
import { PaysOf, Rail } from '../parts/rail/Rail';
import { WagerExplained } from '../parts/rail/WagerExplained';
import { FloorButton } from '../parts/sheets/FloorButton';
import type { Call } from '../parts/sheets/FloorSheet';
import { GuideSlot } from '../parts/sheets/GuideSlot';
import { NOTHING_OVER, type Over, Sheets } from '../parts/sheets/Sheets';
import { type Arrival, useArrival } from '../state/arrival';
import { useLastCall } from '../state/betAtTheEnd';
import { type Betting, type SendBets, useBetting } from '../state/betting';
import { useBettingKeys } from '../state/bettingKeys';
import { usePick } from '../state/cardPick';
import type { Take } from '../state/choices';
import { mine as myPlace, type Sorted, sort, whileFalling } from '../state/choices';
import { dealElsewhere } from '../state/dealIn';
import { isAwaited, resultsHere } from '../state/potsInMiddle';
import { usePreActs } from '../state/preacts';
import { useShort } from '../state/purseLimits';
import { useWhileReading } from '../state/readerPresence';
import type { Outcome } from '../state/roundResult';
import { drawn, placeAsTold } from '../state/settlingView';
import { type Head, headline, whereOf } from '../state/statusLine';
import { rebuyOf, waitsFor } from '../state/stayingAtTable';
import { isShown, type LiveTable, type TableState } from '../state/table';
import { words } from '../text/words';
import type { Choice, Result, Seat } from '../wire/tableTypes';
import { usePageKeys } from './pageKeys';

export interface Driver {
  send: LiveTable['send'];
  finish: () => void;
  dismiss: () => void;
}

export interface Opens {
  round: () => void;
  rules: () => void;
}

export interface ScreenProps {
  table: Driver;
  now: TableState;
  me: string;
  /** My result in the round on the table, as soon as it is known. */
  outcome: Outcome | null;
  invite: string;
  /** Talk at the table. */
  talk?: ComponentChildren;
  /** What the person came for. */
  how?: Arrival;
  /** Why they are offered no seat. */
  stopped?: string;
  /** The bar above the felt, given what opens the sheets, the table's own choices, and the floor's button. */
  bar: (opens: Opens, menu: ComponentChildren, floor: ComponentChildren) => ComponentChildren;
}

export function TableScreen({ table, now, me, outcome, invite, talk, how = 'look', stopped = '', bar }: ScreenProps) {
  const [why, setWhy] = useWhy(now.zones.table.round);
  const [over, lay] = useState<Over>(NOTHING_OVER);
  const shown = isShown(now);
  const sorted = shown ? sort(now.choices, now.zones) : whileFalling(sort(now.choices, now.zones));
  const place = myPlace(now.zones.seats, me);
  const open = (choices: Choice[]) => lay({ ...NOTHING_OVER, choices });
  const opens = opening(lay);
  const take = takes(table);
  const betting = useBetting(sorted.bets, now.zones, place?.seat ?? 0, sendBets(table));
  useBetsByHand(betting, now);
  const send: Driver['send'] = (what) => table.send(what);
  useArrival({ ...coming(now, how, me), seated: !!place, places: sorted.places, send, open, short: useShort() });
  usePageKeys({ why, results: resultsHere(now.zones), me, setWhy, openRound: opens.round, finish: table.finish });
  const rebuy = useRebuy(now, place, open);
  useWhileReading(sorted.acts, now, take);
  const { head, where } = turnOf(now, place, me, sorted, outcome);
  const pick = usePick(sorted.acts, now.zones.table.round, handOf(now, me));
  const pre = usePreActs({ now, me, mine: place, acts: sorted.acts, take });
  const deciding = { me, invite, now, sorted, betting, pick, pre, stopped };
  const decide = { ...deciding, where, take, open, rebuy, seated: !!place, dismiss: table.dismiss };
  const sheets = { over, lay, now, invite, table: sorted.table, take, call: calls(table), mine: place };
  const pays = paysOf(betting, now, invite);
  const guide = place && guideOf(now, sorted, betting);
  const felt = { now: told(now), me, mine: placeAsTold(now, me), betting, pick, offers: sorted.places, guide, pays };
  return (
    <FeltContext.Provider value={feltOf(now, me, why, setWhy, (clause) => lay({ ...over, clause }), opens.player)}>
      {bar(
        opens,
        <TableMenu groups={[]} choices={atAnyTime(sorted.table)} open={open} seated />,
        now.floor && <FloorButton open={opens.floor} />,
      )}
      <FeltTable {...felt} finish={shown ? null : table.finish} choose={(choice) => open([choice])} />
      <TurnDock head={head} end={talk} {...decide} />
      <Beside now={now} invite={invite} why={why} close={() => setWhy(null)} />
      <Sheets {...sheets} />
      <Announcements now={now} me={me} head={head} />
    </FeltContext.Provider>
  );
}

/** What somebody came for, and the way on to another table where no seat is left. */
const coming = (now: TableState, how: Arrival, me: string) => ({
  how,
  known: me !== '',
  loaded: isShown(now) && now.loaded,
  elsewhere: () => void dealElsewhere(now.zones.table.id, now.zones.table.game).catch(() => {}),
});

const guideOf = ({ zones }: TableState, { acts }: Sorted, { total, lies }: Betting) => (
  <GuideSlot zones={zones} turn={isAwaited(acts, zones)} bets={total > 0 || lies} />
);

/** What the wager pays that chips are being put on. */
const paysOf = ({ chosen }: Betting, { zones }: TableState, invite: string) =>
  chosen && <PaysOf id={zones.table.id} invite={invite} label={chosen.area.label} />;

const opening = (lay: (over: Over) => void) => ({
  round: () => lay({ ...NOTHING_OVER, round: true }),
  rules: () => lay({ ...NOTHING_OVER, rules: true }),
  floor: () => lay({ ...NOTHING_OVER, floor: true }),
  player: (player: string) => lay({ ...NOTHING_OVER, player }),
});

function TurnDock({ head, end, ...decide }: DecisionPanelProps & { head: Head; end: ComponentChildren }) {
  const { now, me, invite, sorted, seated } = decide;
  const mine = isAwaited(sorted.acts, now.zones);
  const above = seated && <CoachSlot now={now} me={me} invite={invite} acts={mine ? sorted.acts : []} />;
  return (
    <Dock head={head} clock={isShown(now) ? now.zones.clock : null} at={now.at} mine={mine} above={above} end={end}>
      <DecisionPanel {...decide} />
    </Dock>
  );
}

/** Betting by keys, and at the end of betting time. */
function useBetsByHand(betting: Betting, { zones, at }: TableState): void {
  useBettingKeys(betting);
  useLastCall(betting, zones.clock, at);
}

/** An explanation closes when its round is gone. */
function useWhy(round: number) {
  const why = useState<Result | null>(null);
  useEffect(() => why[1](null), [round]);
  return why;
}

/** The table as far as its story has been told. */
const told = (now: TableState): TableState => ({ ...now, zones: drawn(now) });

const handOf = ({ zones }: TableState, me: string): string[] =>
  zones.positions.find((spot) => spot.bettor === me)?.hands[0]?.cards ?? [];

function takes(table: Driver): Take {
  return ({ id, position }, amountCents, cards) => void table.send({ id, position, amountCents, cards });
}

function calls(table: Driver): Call {
  return ({ id, position }) => table.send({ id, position, amountCents: 0, cards: [], as: 'floor' });
}

interface BesideProps {
  now: TableState;
  invite: string;
  why: Result | null;
  close: () => void;
}

/** The rail on a desktop; on a phone only the explanation, as a sheet. */
function Beside({ now, invite, why, close }: BesideProps) {
  return (
    <>
      <aside class="rail" aria-label={words.table.round}>
        <Rail now={now} invite={invite} />
      </aside>
      {why && (
        <div class="why-sheet">
          <WagerExplained result={why} zones={now.zones} close={close} />
        </div>
      )}
    </>
  );
}

/** Whoever has too few chips left is asked once whether they want more; the question stays in the bar. */
function useRebuy(now: TableState, place: Seat | undefined, open: (choices: Choice[]) => void): Choice | undefined {
  const rebuy = rebuyOf(now, place);
  const { id, round } = now.zones.table;
  useEffect(() => {
    if (rebuy) open([rebuy]);
  }, [id, round, !rebuy]);
  return rebuy;
}

function turnOf(now: TableState, place: Seat | undefined, me: string, sorted: Sorted, done: Outcome | null) {
  const mine = place?.seat ?? 0;
  const places = [...new Set(sorted.acts.map((choice) => whereOf(choice, mine, now)))];
  const only = places.length === 1 ? places[0]! : '';
  const where = (choice: Choice) => (places.length === 1 ? '' : whereOf(choice, mine, now));
  const head = headline(now, me, sorted, only, done);
  const waits = isShown(now) ? waitsFor(now, place) : '';
  return { head: { ...head, detail: [waits, head.detail].filter(Boolean).join(' ') }, where };
}

/** One wager after the other, until the first refusal. */
function sendBets(table: Driver): SendBets {
  return async (bets) => {
    for (const { bet, cents } of bets) {
      const { id, position } = bet.choice;
      const answer = await table.send({ id, position, amountCents: cents, cards: [] });
      if (!answer.ok) return false;
    }
    return true;
  };
}
