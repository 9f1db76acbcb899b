/** The pocket book: settle a round of a real table, find what went wrong, read the sign. */
import { useEffect, useState } from 'preact/hooks';
import { TopBar } from '../parts/bar/TopBar';
import { BetFees } from '../parts/book/BetFees';
import { SettleRound } from '../parts/book/SettleRound';
import { WhatWentWrong } from '../parts/book/WhatWentWrong';
import { api, Refused } from '../state/api';
import { bookApi } from '../state/bookApi';
import { type BookQuestion, readQuestion, writeQuestion } from '../state/bookQuestion';
import { keepBook, keepForLater, useOnline } from '../state/offline';
import { bookWords as t } from '../text/bookWords';
import { words } from '../text/words';
import type { BookPage as Page } from '../wire/bookTypes';
import type { House } from '../wire/lobbyTypes';

const TABS = ['settle', 'wrong', 'fees'] as const;

export function BookPage() {
  const [asked, setAsked] = useState(() => readQuestion(location.search));
  const [houses, setHouses] = useState<House[]>([]);
  const [trouble, setTrouble] = useState('');
  const ask = (change: Partial<BookQuestion>) => {
    const next = { ...asked, ...change };
    history.replaceState(null, '', writeQuestion(next));
    setAsked(next);
  };
  useEffect(() => {
    document.title = words.title.page(t.title);
    keepForLater();
    api.houses().then(setHouses, () => setTrouble(words.error.room));
  }, []);
  const house = houses.find((one) => one.id === asked.house) ?? houses[0];
  const game = house?.games.find((one) => one.id === asked.game) ?? house?.games[0];
  return (
    <>
      <TopBar here="book">
        <Online />
      </TopBar>
      <main class="book-page">
        <header class="book-head">
          <h1>{t.title}</h1>
          <Tabs tab={asked.tab} change={(tab) => ask({ tab })} />
          {house && game && <Chosen houses={houses} house={house} game={game.id} change={ask} />}
        </header>
        {trouble && <p class="notice bad">{trouble}</p>}
        {house && game && (
          <Opened
            key={`${house.id}/${game.id}`}
            asked={{ ...asked, house: house.id, game: game.id }}
            ask={ask}
            read={() => keepBook(houses, house.id, game.id)}
          />
        )}
      </main>
    </>
  );
}

function Online() {
  const online = useOnline();
  return (
    <span class="online" data-is={online ? 'live' : 'offline'}>
      {online ? t.offline : t.away}
    </span>
  );
}

function Tabs({ tab, change }: { tab: string; change: (tab: BookQuestion['tab']) => void }) {
  return (
    <nav class="book-tabs" aria-label={t.title}>
      {TABS.map((one) => (
        <button type="button" key={one} aria-current={one === tab ? 'page' : undefined} onClick={() => change(one)}>
          {t.tabs[one]}
        </button>
      ))}
    </nav>
  );
}

interface ChosenProps {
  houses: House[];
  house: House;
  game: string;
  change: (change: Partial<BookQuestion>) => void;
}

function Chosen({ houses, house, game, change }: ChosenProps) {
  const none = { when: '', what: '', how: '' };
  return (
    <div class="book-chosen">
      <label class="field">
        {t.house}
        <select value={house.id} onChange={(e) => change({ house: e.currentTarget.value, game: '', ...none })}>
          {houses.map((one) => (
            <option value={one.id}>{one.name}</option>
          ))}
        </select>
      </label>
      <label class="field">
        {t.game}
        <select value={game} onChange={(e) => change({ house: house.id, game: e.currentTarget.value, ...none })}>
          {house.games.map((one) => (
            <option value={one.id}>{one.name}</option>
          ))}
        </select>
      </label>
    </div>
  );
}

interface OpenedProps {
  asked: BookQuestion;
  ask: (change: Partial<BookQuestion>) => void;
  read: () => void;
}

function Opened({ asked, ask, read }: OpenedProps) {
  const [page, setPage] = useState<Page | null>(null);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    bookApi.book(asked.house, asked.game).then(
      (found) => {
        setPage(found);
        read();
      },
      (no: unknown) => setTrouble(no instanceof Refused && no.status ? no.message : t.notKept),
    );
  }, []);
  if (trouble) return <p class="notice bad">{trouble}</p>;
  if (!page) return <p class="muted book-wait">{t.loading}</p>;
  if (asked.tab === 'wrong') return <WhatWentWrong cases={page.cases} asked={asked} ask={ask} />;
  if (asked.tab === 'fees') return <BetFees page={page} />;
  return page.round ? <SettleRound page={page} form={page.round} /> : <p class="notice">{t.noBank}</p>;
}
