package cardroom.cards.ranking;

import cardroom.cards.Card;
import cardroom.cards.Rank;
import java.util.List;

/// The lines of the three-card ranking, lowest first (3CP-RANK-0). A straight beats a flush and
/// three of a kind beats both, unlike five cards (3CP-RANK-8).
public enum ThreeCardCategory implements HandCategory {
  /// 3CP-RANK-7
  HIGH_CARD("high card"),
  /// 3CP-RANK-6
  ONE_PAIR("one pair"),
  /// 3CP-RANK-5
  FLUSH("flush"),
  /// 3CP-RANK-4
  STRAIGHT("straight"),
  /// 3CP-RANK-3
  THREE_OF_A_KIND("three of a kind"),
  /// 3CP-RANK-2
  STRAIGHT_FLUSH("straight flush"),
  /// Ace, king and queen of one suit (3CP-RANK-1).
  MINI_ROYAL_FLUSH("mini royal flush");

  private static final List<ThreeCardCategory> ALL = List.of(values());

  private final String title;

  ThreeCardCategory(String title) {
    this.title = title;
  }

  /// The category of a hand of that strength under the three-card ranking.
  public static ThreeCardCategory of(int strength) {
    return ALL.get(Strength.category(strength));
  }

  /// 0 for a high card up to 6 for a mini royal flush.
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
      case FLUSH -> RankingWords.high(ranks) + " flush" + RankingWords.with(ranks, 1);
      case STRAIGHT -> RankingWords.high(ranks) + " straight";
      case THREE_OF_A_KIND -> RankingWords.three(ranks);
      case STRAIGHT_FLUSH -> RankingWords.high(ranks) + " straight flush";
      case MINI_ROYAL_FLUSH -> title;
    };
  }
}
