package cardroom.games.threecard;

import cardroom.cards.Card;
import cardroom.cards.ranking.HandCategory;
import cardroom.cards.ranking.HandRank;
import cardroom.cards.ranking.HandRanking;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/// The hand that a side bet is judged by. The table judges by it, and exact odds and simulations
/// are worked out from it: none of them has to know the side bet's name.
///
/// @param kind the kind of a hand of that strength under the ranking
public record JudgedHand(
    Whose whose, HandRanking ranking, IntFunction<? extends HandCategory> kind) {

  /// Whose cards make the hand.
  public enum Whose {
    /// The three of the bettor's circle.
    PLAYER(3),
    /// The player-dealer's three.
    BANK(3),
    /// All six.
    BOTH(6);

    private final int cards;

    Whose(int cards) {
      this.cards = cards;
    }

    /// How many cards they are.
    public int cards() {
      return cards;
    }

    /// The cards themselves.
    public List<Card> of(List<Card> player, List<Card> bank) {
      return switch (this) {
        case PLAYER -> player;
        case BANK -> bank;
        case BOTH -> {
          var six = new ArrayList<>(player);
          six.addAll(bank);
          yield six;
        }
      };
    }
  }

  HandRank of(List<Card> player, List<Card> bank) {
    return ranking.rank(whose.of(player, bank));
  }
}
