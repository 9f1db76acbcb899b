/** My place at a table that plays for pots: my cards, large; they are marked here when some are to go. */
import type { Pick } from '../../state/cardPick';
import { words } from '../../text/words';
import type { Result, Seat, Spot } from '../../wire/tableTypes';
import { MarkedHand } from './MarkedHand';
import { LaidChips, RingPlate } from './RingSeat';

export interface RingHeroProps {
  seat: Seat | undefined;
  spot: Spot | undefined;
  results: Result[];
  pick: Pick | null;
}

export function MyRingPlace({ seat, spot, results, pick }: RingHeroProps) {
  const hand = spot?.hands[0];
  if (!seat && !spot) return null;
  return (
    <section class="hero ring-hero" aria-label={words.table.yours}>
      <LaidChips spot={spot} />
      {hand && spot && (
        <div class="mine" style={{ '--cards': hand.cards.length }}>
          <MarkedHand hand={hand} position={spot.position} owner={words.you} pick={pick?.inHand ? pick : null} />
        </div>
      )}
      {seat && <RingPlate seat={seat} name={words.you} hand={hand} away={false} results={results} />}
    </section>
  );
}
