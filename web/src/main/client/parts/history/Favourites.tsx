/** Rounds that I marked, each with a link to its replay. */
import { locale } from '../../text/language';
import { mineWords as t } from '../../text/mineWords';
import type { Favourite } from '../../wire/mineTypes';

interface FavouritesProps {
  rows: Favourite[];
  games: Map<string, string>;
  remove: (row: Favourite) => void;
}

export function Favourites({ rows, games, remove }: FavouritesProps) {
  return (
    <section class="panel favourites">
      <h2>{t.favourites}</h2>
      {!rows.length && <p class="small muted">{t.noFavourites}</p>}
      <ul class="me-list">
        {rows.map((row) => (
          <Marked
            key={`${row.table} ${row.round}`}
            row={row}
            name={games.get(row.game) ?? row.game}
            remove={remove}
          />
        ))}
      </ul>
    </section>
  );
}

function Marked({ row, name, remove }: { row: Favourite; name: string; remove: FavouritesProps['remove'] }) {
  const called = t.favourite(row.table, row.round);
  const when = new Date(row.atMs).toLocaleDateString(locale(), { dateStyle: 'medium' });
  return (
    <li>
      <div>
        <b>{name}</b>
        <span class="small muted">
          {called} · {when}
        </span>
      </div>
      <p class="row">
        <a class="btn small" href={`/table/${row.table}/rounds/${row.round}`} aria-label={`${t.replay}: ${called}`}>
          {t.replay}
        </a>
        <button type="button" class="btn small quiet" aria-label={t.removeWhat(called)} onClick={() => remove(row)}>
          {t.remove}
        </button>
      </p>
    </li>
  );
}
