/** Marks a round as one of my favourites, or takes the mark away. */
import { DRAWINGS } from '../../state/emblemDrawings';
import { mineWords } from '../../text/mineWords';

export function FavouriteButton({ on, called, press }: { on: boolean; called: string; press: () => void }) {
  return (
    <button type="button" class="star" aria-pressed={on} aria-label={mineWords.mark(called)} onClick={press}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={DRAWINGS.star} />
      </svg>
    </button>
  );
}
