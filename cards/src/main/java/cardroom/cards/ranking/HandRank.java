package cardroom.cards.ranking;

import cardroom.cards.Card;
import cardroom.cards.Rank;
import java.util.List;

/// What some cards amount to under a [HandRanking]. Its natural order is that of strength, so hands
/// that tie are equal in order though their cards differ.
///
/// @param category the line of the ranking's table
/// @param ranks the ranks that the cards count as, in the order in which they count; the joker's is
///   the one it stands for
/// @param cards the cards that make the hand, in the same order; empty when there is none (no low)
/// @param strength higher is better, see [HandRanking]
public record HandRank(HandCategory category, List<Rank> ranks, List<Card> cards, int strength)
    implements Comparable<HandRank> {
  public HandRank {
    ranks = List.copyOf(ranks);
    cards = List.copyOf(cards);
  }

  /// The hand as it is called at the table: `nine-high straight`, `8-5-4-2-A`, `pair of kings with
  /// A-Q-7`.
  public String words() {
    return category.words(ranks);
  }

  /// Whether the hand may win at all; false only where a ranking asks for a minimum.
  public boolean qualifies() {
    return strength != HandRanking.NONE;
  }

  public boolean beats(HandRank other) {
    return strength > other.strength;
  }

  public boolean ties(HandRank other) {
    return strength == other.strength;
  }

  @Override
  public int compareTo(HandRank other) {
    return Integer.compare(strength, other.strength);
  }

  /// The same hand with the joker in place of the card it stands for.
  HandRank withJokerFor(Card stoodFor) {
    List<Card> lying = cards.stream().map(card -> card == stoodFor ? Card.JOKER : card).toList();
    return new HandRank(category, ranks, lying, strength);
  }
}
