/** Whoever opened a table may close it; everybody there gets their chips back. */
import { useState } from 'preact/hooks';
import { api, Refused } from '../../state/api';
import { go } from '../../state/route';
import { words } from '../../text/words';
import { Dialog } from './Dialog';

export function CloseTable({ id, invite }: { id: number; invite: string }) {
  const [asks, ask] = useState(false);
  return (
    <>
      <button type="button" class="btn small" data-choice="close-table" onClick={() => ask(true)}>
        {words.closing.button}
      </button>
      {asks && <Sure id={id} invite={invite} close={() => ask(false)} />}
    </>
  );
}

function Sure({ id, invite, close }: { id: number; invite: string; close: () => void }) {
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
