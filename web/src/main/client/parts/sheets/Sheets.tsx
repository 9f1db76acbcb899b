/** All sheets over a table: a choice to complete, the round, the floor's calls, a clause. At most one of each. */

import type { Take } from '../../state/choices';
import { leavingCosts, rebuyOf, shortOf } from '../../state/stayingAtTable';
import type { TableState } from '../../state/table';
import { words } from '../../text/words';
import type { Choice, Seat } from '../../wire/tableTypes';
import { ChoiceSheet } from './ChoiceSheet';
import type { Call } from './FloorSheet';
import { LazySheet, loadClause, loadFloor, loadPlayer, loadRound, loadRules } from './LazySheet';

export interface Over {
  choices: Choice[] | null;
  round: boolean;
  rules: boolean;
  floor: boolean;
  clause: string;
  /** Whose sheet it is. */
  player: string;
}

export const NOTHING_OVER: Over = {
  choices: null,
  round: false,
  rules: false,
  floor: false,
  clause: '',
  player: '',
};

export interface SheetsProps {
  over: Over;
  lay: (over: Over) => void;
  now: TableState;
  invite: string;
  table: Choice[];
  take: Take;
  call: Call;
  mine?: Seat | undefined;
}

export function Sheets({ over, lay, now, invite, table, take, call, mine }: SheetsProps) {
  const asked = over.choices ? stillOffered(over.choices, now.newest) : [];
  const close = () => lay(NOTHING_OVER);
  const taken: Take = (choice, cents, cards) => {
    close();
    take(choice, cents, cards);
  };
  const choose = (choice: Choice) => lay({ ...NOTHING_OVER, choices: [choice] });
  const rulesOf = { id: now.zones.table.id, invite };
  const clause = { id: over.clause, rulesOf, known: knownClause(now, over.clause) };
  const openRules = () => lay({ ...NOTHING_OVER, rules: true });
  const round = { now, invite, choices: table, choose, openRules };
  const notes = notesOn(asked[0], now, mine);
  return (
    <>
      {asked.length > 0 && <ChoiceSheet choices={asked} close={close} take={taken} notes={notes} />}
      {over.round && <LazySheet load={loadRound} of={{ ...round, close }} />}
      {over.rules && <LazySheet load={loadRules} of={{ ...rulesOf, close }} />}
      {over.floor && now.floor && (
        <LazySheet load={loadFloor} of={{ floor: now.floor, seats: now.zones.seats, call, close }} />
      )}
      {over.player && <LazySheet load={loadPlayer} of={{ name: over.player, close }} />}
      {over.clause && <LazySheet load={loadClause} of={{ ...clause, close: () => lay({ ...over, clause: '' }) }} />}
    </>
  );
}

/** What leaving costs, and why more chips are asked for. */
function notesOn(asked: Choice | undefined, now: TableState, mine: Seat | undefined): string[] {
  if (asked?.id === 'leave') return leavingCosts(now, mine);
  return asked?.id === 'top-up' && rebuyOf(now, mine) ? [`${shortOf(mine)}. ${words.table.brokeText}`] : [];
}

/** A seat may be taken while somebody thinks about it: the others are still there to choose. */
function stillOffered(asked: Choice[], offered: Choice[]): Choice[] {
  const same = offered.filter((one) => asked.some(({ id, position }) => id === one.id && position === one.position));
  return same.length ? same : offered.filter((one) => one.id === asked[0]?.id);
}

function knownClause(now: TableState, id: string): string {
  return now.zones.results.flatMap((result) => result.rules).find((rule) => rule.id === id)?.sentence ?? '';
}
