/** Which rounds are asked for: of a game, from a day, to a day. */
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../state/api';
import { ALL, type Filter } from '../../state/mine';
import { mineWords as t } from '../../text/mineWords';

/** Every game of the room once, by its name. */
export function useGames(): Map<string, string> {
  const [games, setGames] = useState(new Map<string, string>());
  useEffect(() => {
    api.houses().then(
      (houses) => setGames(new Map(houses.flatMap((house) => house.games).map(({ id, name }) => [id, name]))),
      () => {},
    );
  }, []);
  return games;
}

interface FiltersProps {
  filter: Filter;
  games: Map<string, string>;
  change: (filter: Filter) => void;
}

export function RoundFilters({ filter, games, change }: FiltersProps) {
  const date = (key: 'from' | 'to', label: string) => (
    <label class="field">
      {label}
      <input
        type="date"
        value={filter[key]}
        onChange={(event) => change({ ...filter, [key]: event.currentTarget.value })}
      />
    </label>
  );
  return (
    <fieldset class="panel round-filters">
      <legend class="sr">{t.filter}</legend>
      <label class="field">
        {t.game}
        <select value={filter.game} onChange={(event) => change({ ...filter, game: event.currentTarget.value })}>
          <option value="">{t.allGames}</option>
          {[...games].map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {date('from', t.from)}
      {date('to', t.to)}
      <button type="button" class="btn small" onClick={() => change(ALL)} disabled={filter === ALL}>
        {t.clear}
      </button>
    </fieldset>
  );
}
