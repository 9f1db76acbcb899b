/** My tables, listed first: the one waiting for me is highlighted, and tables I opened have a link for friends. */

import { gameName, type Mine, mineOf } from '../../state/lobby';
import { roomSaid } from '../../state/speakers';
import { money } from '../../text/money';
import { people, person } from '../../text/people';
import { words } from '../../text/words';
import type { House, Me, TableRow } from '../../wire/lobbyTypes';
import { CopyLink } from '../sheets/CopyLink';

export function MyTables({ me, tables, houses }: { me: Me; tables: TableRow[]; houses: House[] }) {
  const all = mineOf(me, tables);
  if (!all.length) return null;
  return (
    <section class="my-tables" aria-label={words.lobby.you}>
      {all.map((one) => (
        <MyTable key={one.id} mine={one} me={me.name} houses={houses} />
      ))}
    </section>
  );
}

function MyTable({ mine: { id, name, chips, row }, me, houses }: { mine: Mine; me: string; houses: House[] }) {
  const needed = row?.awaited.includes(me) ?? false;
  const path = row?.link ?? `/table/${id}`;
  const detail = [
    row ? gameName(houses, row.game) : '',
    name,
    row && !row.public ? words.lobby.byLinkOnly : '',
    chips ? words.lobby.chipsThere(money(chips)) : '',
  ];
  return (
    <div class={`my-table on-felt ${needed ? 'need' : ''}`}>
      <div>
        <b>{needed ? words.table.yourTurn : goesOn(row)}</b>
        <span>{detail.filter(Boolean).join(', ')}</span>
      </div>
      {row?.owner === me && <CopyLink path={path} label={words.lobby.copy} />}
      <a class={`btn ${needed ? 'primary' : 'small'}`} href={path}>
        {needed ? words.lobby.play : words.lobby.back}
      </a>
    </div>
  );
}

/** Whom the table waits for, or how the last round ended. */
function goesOn(row: TableRow | undefined): string {
  if (row?.awaited.length === 1) return words.table.waitingFor(person(row.awaited[0]!));
  return row?.last ? people(roomSaid(row.last)) : words.lobby.yours;
}
