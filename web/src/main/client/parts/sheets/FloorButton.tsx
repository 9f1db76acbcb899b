/** Opens what a floor person may call. */
import { words } from '../../text/words';

const t = words.floor;

export function FloorButton({ open }: { open: () => void }) {
  return (
    <button type="button" class="btn small floor-button" aria-label={t.open} onClick={open}>
      {t.mark}
    </button>
  );
}
