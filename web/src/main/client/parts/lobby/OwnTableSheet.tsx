/** What is chosen for a new table: house, game, stakes, seats, bots, options of the sheet, who may see it. */
import { useState } from 'preact/hooks';
import { api, me as meValue, Refused } from '../../state/api';
import { newName } from '../../state/lobby';
import { type Complete, complete, type Draft, FIRST_DRAFT } from '../../state/newTable';
import { useValue } from '../../state/watchedValue';
import { words } from '../../text/words';
import type { House, OpenedTable } from '../../wire/lobbyTypes';
import { Dialog } from '../sheets/Dialog';
import { DraftFields } from './DraftFields';
import { NameField } from './QuickSeat';

interface SheetProps {
  houses: House[];
  close: () => void;
  done: (row: OpenedTable) => void;
}

export function OwnTableSheet({ houses, close, done }: SheetProps) {
  const me = useValue(meValue);
  const name = useValue(newName());
  const [draft, setDraft] = useState<Draft>(FIRST_DRAFT);
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);
  const whole = complete(draft, houses);
  const submit = (event: Event) => {
    event.preventDefault();
    setBusy(true);
    open(name, whole)
      .then(done, (no: unknown) => setTrouble(no instanceof Refused ? no.message : words.error.room))
      .finally(() => setBusy(false));
  };
  return (
    <Dialog title={words.lobby.own} close={close}>
      <form class="form" onSubmit={submit}>
        {!me && <NameField name={name} change={(typed) => newName().set(typed)} />}
        <DraftFields houses={houses} whole={whole} set={(change) => setDraft((now) => ({ ...now, ...change }))} />
        {trouble && (
          <p class="notice bad" role="alert">
            {trouble}
          </p>
        )}
        <button type="submit" class="btn primary block" disabled={busy}>
          {words.lobby.open}
        </button>
      </form>
    </Dialog>
  );
}

async function open(name: string, { house, game, stakes, seats, bots, draft }: Complete): Promise<OpenedTable> {
  await api.guest(name.trim());
  const title = draft.title.trim();
  const own = { ...(title && { name: title }), public: draft.listed, options: draft.options };
  return api.open({ house: house.id, game: game.id, stakes, seats, bots, ...own });
}
