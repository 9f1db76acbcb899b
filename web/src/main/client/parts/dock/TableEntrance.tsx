/** Before taking a seat: a name for somebody who came by a link, the waiting list at a full table. */
import { useState } from 'preact/hooks';
import { api, met, Refused } from '../../state/api';
import { guestName } from '../../state/lobby';
import { useValue } from '../../state/watchedValue';
import { words } from '../../text/words';
import type { RoomZone, Zones } from '../../wire/tableTypes';
import { NameField } from '../lobby/QuickSeat';

export function NameForm() {
  const [name, setName] = useState(guestName);
  const [trouble, setTrouble] = useState('');
  const enter = (event: Event) => {
    event.preventDefault();
    api.guest(name.trim()).catch((no: unknown) => setTrouble(no instanceof Refused ? no.message : words.error.room));
  };
  if (!useValue(met)) return null;
  return (
    <form class="come-in" onSubmit={enter}>
      <NameField name={name} change={setName} />
      <button type="submit" class="btn primary">
        {words.table.comeIn}
      </button>
      {trouble && (
        <p class="notice bad" role="alert">
          {trouble}
        </p>
      )}
    </form>
  );
}

/** Free seats belong to those who wait for them; only whoever finds none left joins the list. */
export function mustWait({ seats, room }: Zones, me: string): boolean {
  const free = seats.filter((seat) => seat.seat > 0 && !seat.player).length;
  return room.waiting.includes(me) || room.waiting.length >= free;
}

interface LineProps {
  me: string;
  room: RoomZone;
  table: number;
  invite: string;
}

export function WaitingLine({ me, room, table, invite }: LineProps) {
  const [trouble, setTrouble] = useState('');
  const place = room.waiting.indexOf(me) + 1;
  const move = () =>
    void api
      .waiting(table, place === 0, invite)
      .catch((no: unknown) => no instanceof Refused && setTrouble(no.message));
  return (
    <div class="row">
      <span class="small muted">
        {trouble || (place ? words.lobby.onList(place) : words.lobby.waiting(room.waiting.length))}
      </span>
      <button type="button" class="btn" onClick={move}>
        {place ? words.lobby.leaveList : words.lobby.join}
      </button>
    </div>
  );
}
