/** The game that I asked for is on: announced on any page, and up to me, since I may be in the middle of a hand. */
import { useEffect, useState } from 'preact/hooks';
import { useNames } from '../../state/gameNames';
import { keptFor, useRequests, withdraw } from '../../state/gameRequests';
import { go, route } from '../../state/route';
import { hear } from '../../state/sound';
import { useValue } from '../../state/watchedValue';
import { askWords as t } from '../../text/askWords';
import type { MyRequest } from '../../wire/mineTypes';

export function GameReady() {
  const kept = keptFor(useRequests());
  const at = useValue(route);
  return kept && !(at.page === 'table' && at.id === kept.table) ? <Call key={kept.table} kept={kept} /> : null;
}

function Call({ kept }: { kept: MyRequest }) {
  const names = useNames();
  const [end] = useState(() => performance.now() + kept.keptMs);
  const [left, setLeft] = useState(kept.keptMs);
  useEffect(() => {
    hear('turn');
    const timer = setInterval(() => setLeft(end - performance.now()), 500);
    return () => clearInterval(timer);
  }, [end]);
  if (left <= 0) return null;
  return (
    <aside class="called on-felt" role="alert">
      <div>
        <b>{t.called(names.game(kept.game))}</b>
        <span aria-hidden="true">{t.kept(Math.ceil(left / 1000))}</span>
      </div>
      <p class="row">
        <button type="button" class="btn primary" onClick={() => go(`/table/${kept.table}?sit`)}>
          {t.take}
        </button>
        <button type="button" class="btn quiet" onClick={() => void withdraw(kept).catch(() => {})}>
          {t.decline}
        </button>
      </p>
    </aside>
  );
}
