/** Invites a friend to this table. */
import { useState } from 'preact/hooks';
import { words } from '../../text/words';
import { LazySheet, loadInvite } from './LazySheet';

export function InviteButton({ path }: { path: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="btn small invite" onClick={() => setOpen(true)}>
        {words.table.invite}
      </button>
      {open && <LazySheet load={loadInvite} of={{ path, close: () => setOpen(false) }} />}
    </>
  );
}
