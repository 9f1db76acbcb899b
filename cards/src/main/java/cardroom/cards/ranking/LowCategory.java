package cardroom.cards.ranking;

import cardroom.cards.Card;
import cardroom.cards.Rank;
import java.util.List;

/// The lines of the low ranking, best first: any hand without a pair beats any hand with one, and
/// straights and flushes do not exist (POKER-LOW-1, POKER-LOW-2, A-168).
public enum LowCategory implements HandCategory {
  NO_PAIR("no pair"),
  ONE_PAIR("one pair"),
  TWO_PAIR("two pair"),
  THREE_OF_A_KIND("three of a kind"),
  FULL_HOUSE("full house"),
  FOUR_OF_A_KIND("four of a kind"),
  /// Not good enough where eight or better is required (POKER-LOW-3).
  NO_LOW("no low");

  private static final List<LowCategory> ALL = List.of(values());

  private final String title;

  LowCategory(String title) {
    this.title = title;
  }

  /// The category of a hand of that strength under a low ranking.
  public static LowCategory of(int strength) {
    return ALL.get(Strength.category(turned(strength)));
  }

  /// 0 for the ace, 1 for the two, up to 12 for the king: ace is low (POKER-LOW-1).
  static int height(Rank rank) {
    return rank == Rank.ACE ? 0 : rank.index() + 1;
  }

  /// Turns height into strength and back: the highest hand, no low, becomes 0.
  static int turned(int height) {
    return (NO_LOW.index() << Strength.CATEGORY_SHIFT) - height;
  }

  /// 0 for no pair up to 6 for no low.
  @SuppressWarnings("EnumOrdinal") // the order of the constants is the order of the hands
  int index() {
    return ordinal();
  }

  HandRank rank(List<Rank> ranks, List<Card> cards) {
    int height = Strength.of(index(), ranks, LowCategory::height);
    return new HandRank(this, ranks, cards, turned(height));
  }

  @Override
  public String title() {
    return title;
  }

  @Override
  public String words(List<Rank> ranks) {
    return switch (this) {
      case NO_PAIR -> RankingWords.listed(ranks);
      case ONE_PAIR -> RankingWords.pair(ranks);
      case TWO_PAIR -> RankingWords.twoPair(ranks);
      case THREE_OF_A_KIND -> RankingWords.three(ranks);
      case FULL_HOUSE -> RankingWords.fullHouse(ranks);
      case FOUR_OF_A_KIND -> RankingWords.four(ranks);
      case NO_LOW -> title;
    };
  }
}
