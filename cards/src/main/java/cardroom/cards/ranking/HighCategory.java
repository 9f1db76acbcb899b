package cardroom.cards.ranking;

import cardroom.cards.Card;
import cardroom.cards.Rank;
import java.util.List;

/// The lines of the high ranking, lowest first (POKER-HIGH-1; the 6 Card Bonus uses them too,
///
public enum HighCategory implements HandCategory {
  HIGH_CARD("high card"),
  ONE_PAIR("one pair"),
  TWO_PAIR("two pair"),
  THREE_OF_A_KIND("three of a kind"),
  STRAIGHT("straight"),
  FLUSH("flush"),
  FULL_HOUSE("full house"),
  FOUR_OF_A_KIND("four of a kind"),
  STRAIGHT_FLUSH("straight flush"),
  ROYAL_FLUSH("royal flush"),
  /// Four aces and the joker, the best hand of all (DRAW-JOKER-3).
  FIVE_ACES("five aces");

  private static final List<HighCategory> ALL = List.of(values());

  private final String title;

  HighCategory(String title) {
    this.title = title;
  }

  /// The category of a hand of that strength under a high ranking.
  public static HighCategory of(int strength) {
    return ALL.get(Strength.category(strength));
  }

  /// 0 for a high card up to 10 for five aces.
  @SuppressWarnings("EnumOrdinal") // the order of the constants is the order of the hands
  int index() {
    return ordinal();
  }

  HandRank rank(List<Rank> ranks, List<Card> cards) {
    return new HandRank(this, ranks, cards, Strength.of(index(), ranks, Rank::index));
  }

  @Override
  public String title() {
    return title;
  }

  @Override
  public String words(List<Rank> ranks) {
    return switch (this) {
      case HIGH_CARD -> ranks.getFirst().word() + " high" + RankingWords.with(ranks, 1);
      case ONE_PAIR -> RankingWords.pair(ranks);
      case TWO_PAIR -> RankingWords.twoPair(ranks);
      case THREE_OF_A_KIND -> RankingWords.three(ranks);
      case STRAIGHT -> RankingWords.high(ranks) + " straight";
      case FLUSH -> RankingWords.high(ranks) + " flush" + RankingWords.with(ranks, 1);
      case FULL_HOUSE -> RankingWords.fullHouse(ranks);
      case FOUR_OF_A_KIND -> RankingWords.four(ranks);
      case STRAIGHT_FLUSH -> RankingWords.high(ranks) + " straight flush";
      case ROYAL_FLUSH, FIVE_ACES -> title;
    };
  }
}
