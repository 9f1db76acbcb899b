/** What somebody asks for: a house, one of its games, and for how much. */
import { useState } from 'preact/hooks';
import { api, me as meValue, Refused } from '../../state/api';
import { askedFor } from '../../state/askingForGame';
import { askFor } from '../../state/gameRequests';
import { newName } from '../../state/lobby';
import { complete, FIRST_DRAFT } from '../../state/newTable';
import { useValue } from '../../state/watchedValue';
import { askWords as t } from '../../text/askWords';
import { words } from '../../text/words';
import type { House } from '../../wire/lobbyTypes';
import { Dialog } from '../sheets/Dialog';
import { GameFields } from './DraftFields';
import { NameField } from './QuickSeat';

/** Each game with how many ask for it already. */
const counted = (houses: House[], asked: Record<string, number>): House[] =>
  houses.map((house) => ({
    ...house,
    games: house.games.map((game) => {
      const n = asked[game.id];
      return n ? { ...game, name: `${game.name} · ${words.lobby.asked(n)}` } : game;
    }),
  }));

export function AskSheet({ houses, close }: { houses: House[]; close: () => void }) {
  const me = useValue(meValue);
  const name = useValue(newName());
  const [draft, setDraft] = useState(FIRST_DRAFT);
  const [trouble, setTrouble] = useState('');
  const offered = counted(houses, useValue(askedFor));
  const whole = complete(draft, offered);
  const submit = (event: Event) => {
    event.preventDefault();
    const { house, game, stakes } = whole;
    api
      .guest(name.trim())
      .then(() => askFor({ house: house.id, game: game.id, stakes }))
      .then(close, (no: unknown) => setTrouble(no instanceof Refused ? no.message : words.error.room));
  };
  return (
    <Dialog title={t.title} close={close}>
      <form class="form" onSubmit={submit}>
        <p class="small muted">{t.lead}</p>
        {!me && <NameField name={name} change={(typed) => newName().set(typed)} />}
        <GameFields houses={offered} whole={whole} set={(change) => setDraft((now) => ({ ...now, ...change }))} />
        {trouble && (
          <p class="notice bad" role="alert">
            {trouble}
          </p>
        )}
        <button type="submit" class="btn primary block">
          {t.send}
        </button>
      </form>
    </Dialog>
  );
}
