/** How a friend gets to this table: a link to send, and a code to scan. */
import { words } from '../../text/words';
import { CopyLink } from './CopyLink';
import { Dialog } from './Dialog';
import { QrCode } from './QrCode';

export function InviteSheet({ path, close }: { path: string; close: () => void }) {
  const url = new URL(path, location.href).href;
  return (
    <Dialog title={words.table.invite} close={close}>
      <label class="field">
        {words.lobby.invite}
        <input readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <QrCode text={url} label={words.table.qr} />
      <CopyLink path={path} label={words.lobby.copy} />
    </Dialog>
  );
}
