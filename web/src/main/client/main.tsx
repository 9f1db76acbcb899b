/** The page: one root, one route at a time. */
import { render } from 'preact';
import { LazyPage } from './pages/LazyPage';
import { LobbyPage } from './pages/LobbyPage';
import { TablePage } from './pages/TablePage';
import { TopBar } from './parts/bar/TopBar';
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
import { words } from './text/words';

const loadBook = () => Promise.all([import('./pages/BookPage'), style('book')]).then(([module]) => module.BookPage);
const loadLab = () => Promise.all([import('./pages/LabPage'), style('lab')]).then(([module]) => module.LabPage);
const loadLearn = () =>
  Promise.all([import('./pages/LearnPage'), style('coach')]).then(([module]) => module.LearnPage);

const aside = () => Promise.all([import('./pages/sidePages'), style('aside')]).then(([module]) => module);
const loadMe = () => aside().then((module) => module.MePage);
const loadMine = () => aside().then((module) => module.MinePage);
const loadHistory = () => aside().then((module) => module.HistoryPage);
const loadImport = () => aside().then((module) => module.ImportPage);
const loadReplay = () => aside().then((module) => module.ReplayPage);
const loadFloor = () => aside().then((module) => module.FloorPage);
const loadRules = () => aside().then((module) => module.RulesPage);
const loadAdmin = () => aside().then((module) => module.AdminPage);
const loadBacks = () => import('./parts/talk/tableExtras').then((module) => module.CardBacks);
const NOTHING = {};

function Page({ at }: { at: Route }) {
  switch (at.page) {
    case 'lobby':
      return <LobbyPage />;
    case 'history':
      return <LazyPage key="history" load={loadHistory} of={NOTHING} />;
    case 'replay':
      return <LazyPage key="replay" load={loadImport} of={NOTHING} />;
    case 'admin':
      return <LazyPage key="admin" load={loadAdmin} of={NOTHING} />;
    case 'me':
      return <LazyPage key="me" load={loadMe} of={NOTHING} />;
    case 'mine':
      return <LazyPage key="mine" load={loadMine} of={NOTHING} />;
    case 'floor':
      return <LazyPage key="floor" load={loadFloor} of={NOTHING} />;
    case 'book':
      return <LazyPage key="book" load={loadBook} of={NOTHING} />;
    case 'lab':
      return <LazyPage key="lab" load={loadLab} of={NOTHING} />;
    case 'learn':
      return <LazyPage key={`learn/${at.lesson}`} load={loadLearn} of={at} />;
    case 'table':
      return <TablePage key={at.id} id={at.id} invite={at.invite} how={at.how} />;
    case 'rules':
      return <LazyPage key={`rules/${at.id}`} load={loadRules} of={at} />;
    case 'round':
      return <LazyPage key={`${at.id}/${at.round}`} load={loadReplay} of={at} />;
    case 'unknown':
      return (
        <>
          <TopBar />
          <main class="page">
            <p class="notice">{words.error.page}</p>
          </main>
        </>
      );
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
const understood = speak(languageOf(settings.get().language)).catch(() => {});
void Promise.all([drawn, understood]).then(begin);
