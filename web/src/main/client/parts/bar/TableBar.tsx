/** The bar above a table: which one it is, my chips there, my result so far, and its links. */
import type { ComponentChildren } from 'preact';
import { useNames } from '../../state/gameNames';
import { calledAt } from '../../state/lobby';
import { playsForPots } from '../../state/potsInMiddle';
import type { TableState } from '../../state/table';
import type { Connection } from '../../state/tableConnection';
import { money, shortly, signed } from '../../text/money';
import { words } from '../../text/words';
import { FittedAmount } from './FittedAmount';
import { TopBar } from './TopBar';

export interface TableBarProps {
  now: TableState;
  connection: Connection;
  /** My chips here, or in my purse while I have none here. */
  held: number | undefined;
  net: number;
  rules: string;
  /** The sheet over the table, so that nobody gives up their connection to read. */
  opens: { round: () => void; rules: () => void };
  floor: ComponentChildren;
  children: ComponentChildren;
}

export function TableBar({ now, connection, held, net, rules, opens, floor, children }: TableBarProps) {
  const names = useNames();
  const { table } = now.zones;
  // At a table that plays for pots, the fee is named with the game; a banked table has it printed on the felt.
  const stakes = playsForPots(now.zones) ? table.stakes : '';
  const where = (
    <>
      <h1>{names.game(table.game) || words.table.label}</h1>
      <span class="muted small">
        {[stakes, calledAt(names.house(table.house), table.name, ' · ')].filter(Boolean).join(' · ')}
      </span>
    </>
  );
  return (
    <TopBar back where={where} connection={connection}>
      {held !== undefined && <Holdings held={held} net={net} />}
      {floor}
      <button type="button" class="btn small quiet narrow-only" onClick={opens.round}>
        {words.table.round}
      </button>
      <span class="wide-only row">{children}</span>
      <a class="btn small wide-only" href={rules} onClick={overTable(opens.rules)}>
        {words.nav.rules}
      </a>
    </TopBar>
  );
}

/** A plain click opens it here; with a modifier key it is a link like any other. */
export const overTable = (open: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  open();
};

/** Always shown; where there is little room, one above the other, with millions abbreviated. */
function Holdings({ held, net }: { held: number; net: number }) {
  return (
    <span class="holdings">
      <span class="purse num" title={money(held)}>
        <span class="wide-only">{words.purse.have} </span>
        <FittedAmount whole={money(held)} short={shortly(held)} />
      </span>
      <span class={`purse num ${net > 0 ? 'up' : net < 0 ? 'down' : 'wide-only'}`} title={words.purse.session}>
        <span class="wide-only">{words.purse.session} </span>
        <span class="sr">{words.purse.session} </span>
        <FittedAmount whole={signed(net)} short={signed(net, shortly)} />
      </span>
    </span>
  );
}
