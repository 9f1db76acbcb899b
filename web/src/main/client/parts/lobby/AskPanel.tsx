/** Games that people ask for, and asking for one: a person who asks is called when enough others do. */
import { useState } from 'preact/hooks';
import { api, Refused } from '../../state/api';
import { askedFor } from '../../state/askingForGame';
import { askFor, mineOf, missing, useRequests, type Wanted, withdraw } from '../../state/gameRequests';
import { gameName, newName, stakesLabel } from '../../state/lobby';
import { useValue } from '../../state/watchedValue';
import { askWords as t } from '../../text/askWords';
import { locale } from '../../text/language';
import { words } from '../../text/words';
import type { House, Me } from '../../wire/lobbyTypes';
import type { GameRequest, GameRequests, MyRequest } from '../../wire/mineTypes';
import { Emblem } from '../felt/Emblem';
import { AskSheet } from './AskSheet';

const COMPANY = 3;

export function AskPanel({ houses, me }: { houses: House[]; me: Me | null }) {
  const now = useRequests();
  const [asking, ask] = useState(false);
  const [trouble, setTrouble] = useState('');
  const act = (doing: Promise<void>) =>
    void doing.then(
      () => setTrouble(''),
      (no: unknown) => setTrouble(no instanceof Refused ? no.message : words.error.room),
    );
  return (
    <section class="panel ask-panel" aria-label={t.title}>
      <div class="ask-head">
        <div>
          <b>{t.title}</b>
          <span class="muted small">{t.lead}</span>
        </div>
        <button type="button" class="btn small" onClick={() => ask(true)} disabled={!houses.length}>
          {t.ask}
        </button>
      </div>
      {now.requests.length > 0 && (
        <ul aria-label={t.wanted}>
          {byGame(now.requests).map((one, i, all) => (
            <Asked
              key={`${one.house} ${one.game} ${one.stakes}`}
              {...{ one, now, houses, me, act, first: all[i - 1]?.game !== one.game }}
            />
          ))}
        </ul>
      )}
      {trouble && (
        <p class="notice bad" role="alert">
          {trouble}
        </p>
      )}
      {asking && <AskSheet houses={houses} close={() => ask(false)} />}
    </section>
  );
}

/** All requests for one game together, whatever their stakes and houses. */
const byGame = (all: GameRequest[]): GameRequest[] => {
  const games = [...new Set(all.map(({ game }) => game))];
  return games.flatMap((game) => all.filter((one) => one.game === game));
};

interface AskedProps {
  one: GameRequest;
  /** The first request for a game says how many want it. */
  first: boolean;
  now: GameRequests;
  houses: House[];
  me: Me | null;
  act: (doing: Promise<void>) => void;
}

function Asked({ one, first, now, houses, me, act }: AskedProps) {
  const mine = mineOf(now, one);
  const game = gameName(houses, one.game);
  const stakes = stakesLabel(houses, one);
  const many = useValue(askedFor)[one.game] ?? one.players.length;
  return (
    <li class={mine ? 'is-mine' : ''}>
      <div>
        <b>{game}</b> <span class="stakes-line">{stakes}</span>{' '}
        {first && <span class="tag asked">{words.lobby.asked(many)}</span>}
        <span class="small muted">
          {one.players.map((name) => (
            <Emblem key={name} of={name} />
          ))}{' '}
          {whoAsks(one, me?.name ?? '')} · {t.missing(missing(one))}
        </span>
      </div>
      <p class="row">{mine ? <Mine {...{ mine, one, game, act }} /> : <Join {...{ one, game, stakes, act }} />}</p>
    </li>
  );
}

type JoinProps = Pick<AskedProps, 'one' | 'act'> & Record<'game' | 'stakes', string>;

/** In one press, also for somebody without a name: the one that the lobby proposes, or what they entered there. */
function Join({ one, game, stakes, act }: JoinProps) {
  const wanted = { house: one.house, game: one.game, stakes: one.stakes };
  return (
    <button
      type="button"
      class="btn small"
      aria-label={t.joinWhat(game, stakes)}
      onClick={() => act(api.guest(newName().get().trim()).then(() => askFor(wanted)))}
    >
      {t.join}
    </button>
  );
}

function Mine({ mine, one, game, act }: { mine: MyRequest; one: Wanted; game: string; act: AskedProps['act'] }) {
  const { house, game: id, stakes } = one;
  return (
    <>
      <button type="button" class="btn small" onClick={() => act(askFor({ house, game: id, stakes, bots: COMPANY }))}>
        {t.bots}
      </button>
      <button
        type="button"
        class="btn small quiet"
        aria-label={t.withdrawWhat(game)}
        onClick={() => act(withdraw(mine))}
      >
        {t.withdraw}
      </button>
    </>
  );
}

function whoAsks({ players }: GameRequest, me: string): string {
  const others = players.filter((name) => name !== me);
  if (!others.length) return t.youAsk;
  const names = others.length < players.length ? [...others, t.you] : others;
  return t.asks(new Intl.ListFormat(locale(), { type: 'conjunction' }).format(names), names.length);
}
