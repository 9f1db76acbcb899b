package cardroom.games.pure215;

import cardroom.cards.Card;
import cardroom.cards.Rank;
import java.util.List;

/// The total of some cards, with ace and bonus card as an ordinary 21 (P215-VAL-1, P215-VAL-6).
///
/// The half point of a Pure is not counted here: there is no total between 21 and 21.5, so the only
/// 21.5 is the Pure itself (P215-VAL-4), which [BlackjackHand#isPure] recognises.
public record HandTotal(int points, boolean isSoft) {

  public static HandTotal of(List<Card> cards) {
    var hard = 0;
    var hasAce = false;
    for (var card : cards) {
      hard += points(card);
      hasAce |= card.rank() == Rank.ACE;
    }
    return hasAce && hard + 10 <= 21 ? new HandTotal(hard + 10, true) : new HandTotal(hard, false);
  }

  private static int points(Card card) {
    return card.rank() == Rank.ACE ? 1 : Math.min(card.rank().index() + 2, 10);
  }

  /// Any king, queen, jack or ten (P215-DECK-1).
  public static boolean isBonus(Card card) {
    return card.rank() != Rank.ACE && card.rank().compareTo(Rank.TEN) >= 0;
  }

  public boolean busts() {
    return points > 21;
  }

  /// `hard 16`, `soft 18`, `24, bust`.
  @Override
  public String toString() {
    if (busts()) {
      return points + ", bust";
    }
    return (isSoft ? "soft " : "hard ") + points;
  }
}
