/** The page: one root, one route at a time. */
import { render } from 'preact';
import { LazyPage } from './pages/LazyPage';
import { LobbyPage } from './pages/LobbyPage';
import { NoPage, PlacePage } from './pages/PlacePage';
import { TablePage } from './pages/TablePage';
import { DeckDrawings } from './parts/felt/DeckDrawings';
import { LazySheet, loadCalled } from './parts/sheets/LazySheet';
import { api } from './state/api';
import { asking } from './state/askingForGame';
import { style } from './state/lazyPages';
import { keepOfflinePage } from './state/offlinePage';
import { follow, type Route, route } from './state/route';
import { settings } from './state/settings';
import { useValue } from './state/watchedValue';
import { languageOf, speak } from './text/language';

const loadLearn = () =>
  Promise.all([import('./pages/LearnPage'), style('coach')]).then(([module]) => module.LearnPage);

const aside = () => Promise.all([import('./pages/sidePages'), style('aside')]).then(([module]) => module);
const loadReplay = () => aside().then((module) => module.ReplayPage);
const loadRules = () => aside().then((module) => module.RulesPage);
const loadBacks = () => import('./parts/talk/tableExtras').then((module) => module.CardBacks);
const NOTHING = {};

function Page({ at }: { at: Route }) {
  switch (at.page) {
    case 'lobby':
      return <LobbyPage />;
    case 'place':
      return <PlacePage name={at.name} />;
    case 'learn':
      return <LazyPage key={`learn/${at.lesson}`} load={loadLearn} of={at} />;
    case 'table':
      return <TablePage key={at.id} id={at.id} invite={at.invite} how={at.how} />;
    case 'rules':
      return <LazyPage key={`rules/${at.id}`} load={loadRules} of={at} />;
    case 'round':
      return <LazyPage key={`${at.id}/${at.round}`} load={loadReplay} of={at} />;
    case 'unknown':
      return <NoPage />;
  }
}

function App() {
  const at = useValue(route);
  const calls = useValue(asking);
  const { back } = useValue(settings);
  return (
    <>
      <DeckDrawings />
      {back !== 'lattice' && <LazySheet load={loadBacks} of={NOTHING} />}
      {calls && <LazySheet load={loadCalled} of={NOTHING} />}
      <div class="root" onClick={follow}>
        <Page at={at} />
      </div>
    </>
  );
}

/** The longest wait for the fonts, whose widths move everything, and for the name, which a connection needs. */
const LATE_MS = 800;
const letters = Promise.all(
  ['400 1rem "Cardroom Sans"', '600 1rem "Cardroom Serif"'].map((one) => document.fonts.load(one)),
);

const room = document.getElementById('room');
const begin = () => {
  if (!room) return;
  render(<App />, room);
  keepOfflinePage();
};
const known = api.refreshMe().catch(() => {});
const drawn = Promise.race([
  Promise.all([letters.catch(() => []), known]),
  new Promise((late) => setTimeout(late, LATE_MS)),
]);
// What cannot be fetched in another language is better read in English than not at all.
const understood = languageOf(settings.get().language)
  .then(speak)
  .catch(() => {});
void Promise.all([drawn, understood]).then(begin);
