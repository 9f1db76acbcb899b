/** Opens a table of my own, and shows its link once it is open. */
import { useState } from 'preact/hooks';
import { go } from '../../state/route';
import { words } from '../../text/words';
import type { House, OpenedTable } from '../../wire/lobbyTypes';
import { CopyLink } from '../sheets/CopyLink';
import { Dialog } from '../sheets/Dialog';
import { LazySheet, loadOwnTable } from '../sheets/LazySheet';

export function OwnTable({ houses }: { houses: House[] }) {
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState<OpenedTable | null>(null);
  const close = () => {
    setOpen(false);
    setMade(null);
  };
  return (
    <section class="panel slim">
      <div>
        <b>{words.lobby.own}</b>
        <span class="muted small">{words.lobby.ownLead}</span>
      </div>
      <button type="button" class="btn small" onClick={() => setOpen(true)} disabled={!houses.length}>
        {words.lobby.open}
      </button>
      {open && !made && <LazySheet load={loadOwnTable} of={{ houses, close, done: setMade }} />}
      {made && <Made row={made} close={close} />}
    </section>
  );
}

function Made({ row, close }: { row: OpenedTable; close: () => void }) {
  const { link } = row;
  const url = new URL(link, location.href).href;
  const sit = () => {
    close();
    go(`${link}${link.includes('?') ? '&' : '?'}sit`);
  };
  return (
    <Dialog title={row.name} close={close}>
      <label class="field">
        {words.lobby.invite}
        <input readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <p class="row">
        <CopyLink path={link} label={words.lobby.copy} />
        <button type="button" class="btn small primary" onClick={sit}>
          {words.lobby.sit}
        </button>
      </p>
    </Dialog>
  );
}
