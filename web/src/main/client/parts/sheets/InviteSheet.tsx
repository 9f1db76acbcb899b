/** How a friend comes to this table: a link to send, and a code to hold a camera at. */
import { useEffect, useState } from 'preact/hooks';
import type { Matrix } from '../../state/qr';
import { words } from '../../text/words';
import { CopyLink } from './CopyLink';
import { Dialog } from './Dialog';

export function InviteSheet({ path, close }: { path: string; close: () => void }) {
  const url = new URL(path, location.href).href;
  return (
    <Dialog title={words.table.invite} close={close}>
      <label class="field">
        {words.lobby.invite}
        <input readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <Code text={url} />
      <CopyLink path={path} label={words.lobby.copy} />
    </Dialog>
  );
}

const QUIET = 4;

/** Drawn by ourselves, when somebody wants to see it. */
function Code({ text }: { text: string }) {
  const [cells, draw] = useState<Matrix | null>(null);
  useEffect(() => {
    void import('../../state/qr').then(
      ({ qr }) => draw(qr(text)),
      () => {},
    );
  }, [text]);
  if (!cells) return null;
  const size = cells.length + 2 * QUIET;
  const dark = cells.flatMap((row, y) => row.map((on, x) => (on ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')));
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={words.table.qr}
      shape-rendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
