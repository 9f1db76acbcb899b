package cardroom.cards.ranking;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.cards.Rank;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Rankings of five-card hands that the house does not play: deuce-to-seven low and the short deck.
/// Plain and slow; hands recorded in other rooms need them.
///
/// @param order how the lines of the table follow each other, lowest first
/// @param wheel the rank that a low ace stands below in a straight, or none when aces are high only
/// @param lowWins whether the lowest hand is best
record OtherFiveCardRankings(List<HighCategory> order, List<Rank> wheel, boolean lowWins)
    implements HandRanking {
  private static final int FIVE = 5;
  private static final int WORST = 1 << 26;

  /// Deuce-to-seven: aces are high, straights and flushes count against a hand.
  static final OtherFiveCardRankings DEUCE_TO_SEVEN =
      new OtherFiveCardRankings(List.of(HighCategory.values()), List.of(), true);

  /// Short deck: a flush beats a full house, and A-6-7-8-9 is a straight.
  static final OtherFiveCardRankings SHORT_DECK =
      new OtherFiveCardRankings(
          List.of(
              HighCategory.HIGH_CARD,
              HighCategory.ONE_PAIR,
              HighCategory.TWO_PAIR,
              HighCategory.THREE_OF_A_KIND,
              HighCategory.STRAIGHT,
              HighCategory.FULL_HOUSE,
              HighCategory.FLUSH,
              HighCategory.FOUR_OF_A_KIND,
              HighCategory.STRAIGHT_FLUSH,
              HighCategory.ROYAL_FLUSH),
          List.of(Rank.NINE, Rank.EIGHT, Rank.SEVEN, Rank.SIX, Rank.ACE),
          false);

  @Override
  public int strength(long cards) {
    return rank(Cards.ofBits(cards)).strength();
  }

  @Override
  public HandRank rank(List<Card> cards) {
    HandRank best = judge(cards.subList(0, FIVE));
    for (long five : fives(cards.size())) {
      var chosen = new ArrayList<Card>();
      for (long rest = five; rest != 0; rest &= rest - 1) {
        chosen.add(cards.get(Long.numberOfTrailingZeros(rest)));
      }
      var rank = judge(chosen);
      best = rank.beats(best) ? rank : best;
    }
    return best;
  }

  private static List<Long> fives(int size) {
    var sets = new ArrayList<Long>();
    for (long set = 0; set < 1L << size; set++) {
      if (Long.bitCount(set) == FIVE) {
        sets.add(set);
      }
    }
    return sets;
  }

  private HandRank judge(List<Card> five) {
    var sorted = new ArrayList<>(five);
    sorted.sort(
        Comparator.<Card>comparingLong(card -> -times(five, card.rank()))
            .thenComparingInt(card -> -card.rank().index()));
    List<Rank> ranks = sorted.stream().map(Card::rank).toList();
    boolean flush = five.stream().map(Card::suit).distinct().count() == 1;
    boolean wheels = ranks.size() == wheel.size() && ranks.containsAll(wheel);
    boolean straight = wheels || isRun(ranks);
    var played = wheels ? wheel : ranks;
    var category = category(ranks, flush, straight);
    int key = order.indexOf(category);
    for (Rank rank : played) {
      key = key << 4 | (wheels && rank == Rank.ACE ? 0 : rank.index() + 1);
    }
    return new HandRank(category, played, sorted, lowWins ? WORST - key : key + 1);
  }

  private static long times(List<Card> cards, Rank rank) {
    return cards.stream().filter(card -> card.rank() == rank).count();
  }

  private static boolean isRun(List<Rank> ranks) {
    for (int i = 1; i < ranks.size(); i++) {
      if (ranks.get(i - 1).index() - ranks.get(i).index() != 1) {
        return false;
      }
    }
    return true;
  }

  private static HighCategory category(List<Rank> ranks, boolean flush, boolean straight) {
    if (flush && straight) {
      return HighCategory.STRAIGHT_FLUSH;
    }
    if (flush || straight) {
      return flush ? HighCategory.FLUSH : HighCategory.STRAIGHT;
    }
    int most = (int) ranks.stream().filter(ranks.getFirst()::equals).count();
    return switch ((int) ranks.stream().distinct().count()) {
      case 5 -> HighCategory.HIGH_CARD;
      case 4 -> HighCategory.ONE_PAIR;
      case 3 -> most == 3 ? HighCategory.THREE_OF_A_KIND : HighCategory.TWO_PAIR;
      default -> most == 4 ? HighCategory.FOUR_OF_A_KIND : HighCategory.FULL_HOUSE;
    };
  }
}
