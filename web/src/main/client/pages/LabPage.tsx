/** The lab: a sheet's figures, its best play, and what a change of it does. */
import { useEffect, useState } from 'preact/hooks';
import { TopBar } from '../parts/bar/TopBar';
import { BankRiskPanel } from '../parts/lab/BankRiskPanel';
import { DesignTable } from '../parts/lab/DesignTable';
import { EquityPanel } from '../parts/lab/EquityPanel';
import { LabForm } from '../parts/lab/LabForm';
import { SheetReport } from '../parts/lab/SheetReport';
import { api } from '../state/api';
import { type LabQuestion, readLab, writeLab } from '../state/labQuestion';
import { labWords as t } from '../text/labWords';
import { words } from '../text/words';
import type { GameOffer, House } from '../wire/lobbyTypes';

/** Games in which somebody banks have limits by schedule, and an edge. */
const banked = (house: House): House => ({
  ...house,
  games: house.games.filter((game) => game.usualStakes.startsWith('schedule')),
});

export function LabPage() {
  const [asked, setAsked] = useState(() => readLab(location.search));
  const [houses, setHouses] = useState<House[]>([]);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    document.title = words.title.page(t.title);
    api.houses().then(setHouses, () => setTrouble(words.error.room));
  }, []);
  const ask = (change: Partial<LabQuestion>) => {
    const next = { ...asked, ...change };
    history.replaceState(null, '', writeLab(next));
    setAsked(next);
  };
  const open = houses.map(banked).filter((house) => house.games.length > 0);
  const house = open.find((one) => one.id === asked.house) ?? open[0];
  const game = house?.games.find((one) => one.id === asked.game) ?? house?.games[0];
  const question = { ...asked, house: house?.id ?? '', game: game?.id ?? '' };
  return (
    <>
      <TopBar here="lab" />
      <main class="lab-page">
        {trouble && <p class="notice bad">{trouble}</p>}
        {house && game && <Astray asked={asked} house={house} game={game} />}
        {house && game && (
          <>
            <LabForm houses={open} house={house} asked={question} ask={ask} />
            <div class="lab-answers">
              <SheetReport question={question} ask={ask} />
              <BankRiskPanel question={question} ask={ask} />
              <DesignTable question={question} ask={ask} />
              <EquityPanel games={houses.flatMap((one) => one.games)} asked={asked} ask={ask} />
            </div>
          </>
        )}
      </main>
    </>
  );
}

/** A link may name what does not exist; then something else is shown, and the page says so. */
function Astray({ asked, house, game }: { asked: LabQuestion; house: House; game: GameOffer }) {
  if (asked.house && asked.house !== house.id) return <p class="notice bad">{t.noHouse(asked.house, house.name)}</p>;
  if (asked.game && asked.game !== game.id)
    return <p class="notice bad">{t.noGame(asked.game, house.name, game.name)}</p>;
  return null;
}
