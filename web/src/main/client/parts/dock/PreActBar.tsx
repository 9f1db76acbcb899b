/** A decision made before one's turn, until it is taken back. */
import type { PreActs } from '../../state/preacts';
import { words } from '../../text/words';

export function PreActBar({ pre }: { pre: PreActs }) {
  if (!pre.offered.length) return null;
  return (
    <div class="pre-acts" role="group" aria-label={words.pre.title}>
      {pre.offered.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          class="btn"
          data-pre={id}
          aria-pressed={pre.chosen === id}
          onClick={() => pre.choose(id)}
        >
          <i class="box-mark" aria-hidden="true" /> {label}
        </button>
      ))}
      <span class="small muted">{pre.pending ? words.pre.pending : words.pre.free}</span>
    </div>
  );
}
