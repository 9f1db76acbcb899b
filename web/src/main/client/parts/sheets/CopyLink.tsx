/** Copies an address that can be sent to a friend. */
import { useState } from 'preact/hooks';
import { words } from '../../text/words';

export function CopyLink({ path, label }: { path: string; label: string }) {
  const [done, setDone] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(new URL(path, location.href).href).then(
      () => setDone(true),
      () => {},
    );
    setTimeout(() => setDone(false), 2000);
  };
  return (
    <button type="button" class="btn small" onClick={() => void copy()}>
      {done ? words.lobby.copied : label}
    </button>
  );
}
