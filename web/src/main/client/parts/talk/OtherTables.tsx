/** My other tables above this one, each with its own connection, so that I do not count as away there. */
import { useEffect } from 'preact/hooks';
import { useNames } from '../../state/gameNames';
import { FOLLOWED_MOST, needsMe, useLiveTable } from '../../state/liveTable';
import { hear } from '../../state/sound';
import { talkWords as t } from '../../text/talkWords';
import { words } from '../../text/words';
import type { Me, TableOfMine } from '../../wire/lobbyTypes';

export function OtherTables({ here, me }: { here: number; me: Me }) {
  const others = me.tables.filter(({ id }) => id !== here).slice(0, FOLLOWED_MOST);
  return (
    <nav class="other-tables" aria-label={t.others}>
      {others.map((one) => (
        <OtherTable key={one.id} one={one} me={me.name} />
      ))}
    </nav>
  );
}

function OtherTable({ one, me }: { one: TableOfMine; me: string }) {
  const now = useLiveTable(one.id, '', me);
  const names = useNames();
  const turn = needsMe(now);
  useEffect(() => {
    if (turn) hear('turn');
  }, [turn]);
  const game = names.game(now.zones.table.game);
  return (
    <a class={`other-table ${turn ? 'need' : ''}`} href={`/table/${one.id}`}>
      <span>{[game, one.name].filter(Boolean).join(' · ')}</span>
      <b role="status">{turn ? words.table.yourTurn : ''}</b>
    </a>
  );
}
