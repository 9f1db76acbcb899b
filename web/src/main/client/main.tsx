/** The page: one root, one route at a time. */
import { render } from 'preact';
import { useEffect } from 'preact/hooks';
import './style/all.css';
import { AdminPage } from './pages/AdminPage';
import { FloorPage } from './pages/FloorPage';
import { HistoryPage } from './pages/HistoryPage';
import { ImportPage } from './pages/ImportPage';
import { LazyPage } from './pages/LazyPage';
import { LobbyPage } from './pages/LobbyPage';
import { MePage } from './pages/MePage';
import { ReplayPage } from './pages/ReplayPage';
import { RulesPage } from './pages/RulesPage';
import { TablePage } from './pages/TablePage';
import { TopBar } from './parts/bar/TopBar';
import { Deck } from './parts/felt/Deck';
import { api } from './state/api';
import { style } from './state/lazy';
import { follow, type Route, route } from './state/route';
import { useValue } from './state/value';
import { words } from './text/words';

const loadBook = () =>
  Promise.all([import('./pages/BookPage'), style('/book.css')]).then(([module]) => module.BookPage);
const loadLab = () => Promise.all([import('./pages/LabPage'), style('/lab.css')]).then(([module]) => module.LabPage);

function Page({ at }: { at: Route }) {
  switch (at.page) {
    case 'lobby':
      return <LobbyPage />;
    case 'history':
      return <HistoryPage />;
    case 'replay':
      return <ImportPage />;
    case 'admin':
      return <AdminPage />;
    case 'me':
      return <MePage />;
    case 'floor':
      return <FloorPage />;
    case 'book':
      return <LazyPage key="book" load={loadBook} />;
    case 'lab':
      return <LazyPage key="lab" load={loadLab} />;
    case 'table':
      return <TablePage key={at.id} id={at.id} invite={at.invite} how={at.how} />;
    case 'rules':
      return <RulesPage id={at.id} invite={at.invite} />;
    case 'round':
      return <ReplayPage id={at.id} round={at.round} invite={at.invite} />;
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
  useEffect(() => void api.refreshMe().catch(() => {}), []);
  return (
    <>
      <Deck />
      <div class="root" onClick={follow}>
        <Page at={at} />
      </div>
    </>
  );
}

/** Letters of another width would move everything a moment later. */
const LETTERS_MS = 800;
const letters = Promise.all(
  ['400 1rem "Cardroom Sans"', '600 1rem "Cardroom Serif"'].map((one) => document.fonts.load(one)),
);

const room = document.getElementById('room');
const begin = () => room && render(<App />, room);
void Promise.race([letters.catch(() => []), new Promise((late) => setTimeout(late, LETTERS_MS))]).then(begin);
