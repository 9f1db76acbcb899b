/** A keypad for cards: one tap for a rank, and one for a suit where some rule needs it. */

import { bookWords as t } from '../../text/bookWords';
import { SUIT_SIGNS } from '../../text/cards';
import { words } from '../../text/words';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];
const SUITS = ['s', 'h', 'd', 'c'];

interface Props {
  label: string;
  suits: boolean;
  rank: (rank: string) => void;
  suit: (suit: string) => void;
  undo: () => void;
}

export function CardKeys({ label, suits, rank, suit, undo }: Props) {
  return (
    <div class="card-keys">
      <div class="keys" role="group" aria-label={`${label}: ${t.keys.rank}`}>
        {RANKS.map((one) => (
          <button type="button" key={one} onClick={() => rank(one)}>
            {one === 'T' ? '10' : one}
          </button>
        ))}
        <button type="button" class="del" onClick={undo}>
          {t.keys.undo}
        </button>
      </div>
      {suits && (
        <div class="suits" role="group" aria-label={`${label}: ${t.keys.suit}`}>
          {SUITS.map((one) => (
            <button
              type="button"
              key={one}
              class={`suit-key-${one}`}
              aria-label={words.cards.suits[one]}
              onClick={() => suit(one)}
            >
              {SUIT_SIGNS[one]}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** A card that was entered: its face, or its rank alone. */
export function SmallCard({ card }: { card: string }) {
  const rank = card.charAt(0) === 'T' ? '10' : card.charAt(0);
  const suit = card.charAt(1);
  return (
    <i class={`rk ${suit === 'h' || suit === 'd' ? 'red' : ''}`}>
      {rank}
      {suit && <small>{SUIT_SIGNS[suit]}</small>}
    </i>
  );
}
