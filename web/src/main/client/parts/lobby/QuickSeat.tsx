/** From nothing to a seat: a name, a game, one button. */
import { useState } from 'preact/hooks';
import { api, me as meValue, Refused } from '../../state/api';
import { dealIn } from '../../state/dealIn';
import { bestTable, gameName, newName, stakesLabel } from '../../state/lobby';
import { useValue } from '../../state/watchedValue';
import { words } from '../../text/words';
import type { House, TableRow } from '../../wire/lobbyTypes';
import { Card } from '../felt/Card';

const FAN = ['As', 'Kh', 'Td', '5c'];

/** In place of a seat, for somebody whose own limits keep them from playing. */
export function OnBreak({ why }: { why: string }) {
  return (
    <section class="quick on-felt">
      <p role="status">
        <b>{why}</b> {words.lobby.meanwhile}
      </p>
      <p>
        <a href="/me">{words.lobby.toLimits}</a>
      </p>
    </section>
  );
}

export function QuickSeat({ houses, tables }: { houses: House[]; tables: TableRow[] }) {
  const me = useValue(meValue);
  const name = useValue(newName());
  const [picked, setPicked] = useState('');
  const [trouble, setTrouble] = useState('');
  const games = [...new Set(tables.filter((table) => table.public).map((table) => table.game))];
  const game = games.includes(picked) ? picked : (games[0] ?? '');
  const table = bestTable(tables, game);
  const sit = (event: Event) => {
    event.preventDefault();
    const asked = api.guest(name.trim()).then(() => dealIn(houses, game));
    asked.catch((no: unknown) => setTrouble(no instanceof Refused ? no.message : words.error.room));
  };
  return (
    <form class="quick on-felt" onSubmit={sit}>
      <Welcome />
      {!me && <NameField name={name} change={(typed) => newName().set(typed)} />}
      {games.length > 1 && <Games ids={games} houses={houses} game={game} pick={setPicked} />}
      <button type="submit" class="btn primary block" disabled={!game}>
        {table ? words.lobby.dealFrom(stakesLabel(houses, table)) : words.lobby.deal}
      </button>
      {!table && game && <p class="small">{words.lobby.noTable}</p>}
      {trouble && (
        <p class="notice bad" role="alert">
          {trouble}
        </p>
      )}
    </form>
  );
}

function Welcome() {
  return (
    <div class="quick-head">
      <div>
        <h1>{words.lobby.takeSeat}</h1>
        <p>{words.lobby.lead}</p>
      </div>
      <div class="fan" aria-hidden="true">
        {FAN.map((face) => (
          <Card key={face} face={face} />
        ))}
      </div>
    </div>
  );
}

export function NameField({ name, change }: { name: string; change: (name: string) => void }) {
  const limits = { minLength: 2, maxLength: 20, required: true };
  return (
    <label class="field">
      {words.lobby.name}
      <input
        value={name}
        {...limits}
        autocomplete="nickname"
        onInput={(event) => change(event.currentTarget.value)}
      />
    </label>
  );
}

/** This many games fit side by side; more of them become a list. */
const ABREAST = 3;

interface GamesProps {
  ids: string[];
  houses: House[];
  game: string;
  pick: (id: string) => void;
}

function Games(props: GamesProps) {
  if (props.ids.length > ABREAST) return <GameList {...props} />;
  return (
    <div class="segments" role="radiogroup" aria-label={words.lobby.game}>
      {props.ids.map((id) => (
        <label key={id}>
          <input type="radio" name="game" checked={props.game === id} onChange={() => props.pick(id)} />
          <span>{gameName(props.houses, id)}</span>
        </label>
      ))}
    </div>
  );
}

function GameList({ ids, houses, game, pick }: GamesProps) {
  return (
    <label class="field">
      {words.lobby.game}
      <select value={game} onChange={(event) => pick(event.currentTarget.value)}>
        {ids.map((id) => (
          <option key={id} value={id}>
            {gameName(houses, id)}
          </option>
        ))}
      </select>
    </label>
  );
}
