/** Asks before a table is closed for good. */
import { useState } from 'preact/hooks';
import { api, Refused } from '../../state/api';
import { go } from '../../state/route';
import { words } from '../../text/words';
import { Dialog } from './Dialog';

export function ClosingSheet({ id, invite, close }: { id: number; invite: string; close: () => void }) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const shut = () => {
    setBusy(true);
    api.close(id, invite).then(
      () => {
        go('/');
        void api.refreshMe().catch(() => {});
      },
      (no: unknown) => {
        setBusy(false);
        setTrouble(no instanceof Refused ? no.message : words.error.room);
      },
    );
  };
  return (
    <Dialog title={words.closing.title} close={close}>
      <p>{words.closing.text}</p>
      {trouble && (
        <p class="notice bad" role="alert">
          {trouble}
        </p>
      )}
      <button type="button" class="btn primary block" disabled={busy} data-choice="close-table-now" onClick={shut}>
        {words.closing.button}
      </button>
    </Dialog>
  );
}
