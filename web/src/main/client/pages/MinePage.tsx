/** What is mine: how I play over time, favourite hands, notes on players, an emblem. */
import { useEffect, useState } from 'preact/hooks';
import { EmblemPicker } from '../parts/account/EmblemPicker';
import { PlayerNotes } from '../parts/account/PlayerNotes';
import { MyChips } from '../parts/bar/MyChips';
import { TopBar } from '../parts/bar/TopBar';
import { Favourites } from '../parts/history/Favourites';
import { GameStatistics } from '../parts/history/GameStatistics';
import { RoundFilters, useGames } from '../parts/history/RoundFilters';
import { met, me as meValue, Refused } from '../state/api';
import { wears } from '../state/emblemDrawings';
import { ALL, mine } from '../state/mine';
import { useValue } from '../state/watchedValue';
import { mineWords as t } from '../text/mineWords';
import { recordWords } from '../text/recordWords';
import { words } from '../text/words';
import type { Me } from '../wire/lobbyTypes';
import type { Personal, Statistics } from '../wire/mineTypes';

export function MinePage() {
  const me = useValue(meValue);
  const known = useValue(met);
  useEffect(() => {
    document.title = words.title.page(t.title);
  }, []);
  return (
    <>
      <TopBar here="me">
        <MyChips />
      </TopBar>
      <main class="page mine-page">
        <div class="list-head">
          <div>
            <h1>{t.title}</h1>
            <p class="small muted">{t.lead}</p>
          </div>
          <a class="btn small" href="/history">
            {recordWords.history.title}
          </a>
        </div>
        {known && !me && <p class="notice">{recordWords.history.empty}</p>}
        {me && <Mine key={me.name} me={me} />}
      </main>
    </>
  );
}

function Mine({ me }: { me: Me }) {
  const games = useGames();
  const { kept, trouble, act } = useKept(me.name);
  return (
    <>
      {trouble && (
        <p class="notice bad" role="alert">
          {trouble}
        </p>
      )}
      <Played games={games} />
      {kept && (
        <>
          <Favourites
            rows={kept.favourites}
            games={games}
            remove={({ table, round }) => void act(mine.favour(table, round, false))}
          />
          <PlayerNotes
            notes={kept.notes}
            lengthMax={kept.noteLengthMax}
            keep={(about, text) => act(mine.note(about, text))}
            forget={(about) => void act(mine.forget(about))}
          />
          <EmblemPicker worn={kept.emblem} all={kept.emblems} wear={(emblem) => void act(mine.wear(emblem))} />
        </>
      )}
    </>
  );
}

/** What the room stores for me; every change returns all of it. */
function useKept(name: string) {
  const [kept, setKept] = useState<Personal | null>(null);
  const [trouble, setTrouble] = useState('');
  const act = (asked: Promise<Personal>): Promise<boolean> =>
    asked.then(
      (now) => {
        setKept(now);
        setTrouble('');
        wears(name, now.emblem);
        return true;
      },
      (no: unknown) => {
        setTrouble(no instanceof Refused ? no.message : words.error.room);
        return false;
      },
    );
  useEffect(() => void act(mine.kept()), [name]);
  return { kept, trouble, act };
}

function Played({ games }: { games: Map<string, string> }) {
  const [filter, setFilter] = useState(ALL);
  const [found, setFound] = useState<Statistics | null>(null);
  useEffect(() => {
    let here = true;
    mine.statistics(filter).then(
      (told) => here && setFound(told),
      () => here && setFound({ games: [] }),
    );
    return () => {
      here = false;
    };
  }, [filter]);
  return (
    <>
      <h2>{t.statistics}</h2>
      <RoundFilters filter={filter} games={games} change={setFilter} />
      {found && !found.games.length && <p class="notice">{t.nothing}</p>}
      {found?.games.map((one) => (
        <GameStatistics key={one.game} played={one} name={games.get(one.game) ?? one.game} />
      ))}
    </>
  );
}
