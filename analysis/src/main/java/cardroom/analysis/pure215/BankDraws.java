package cardroom.analysis.pure215;

import cardroom.analysis.odds.Ratio;
import cardroom.analysis.pure215.PlayRules.BankDrawing;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// The bank's hands from its first card on, whatever the players hold: how often it busts with each
/// number of cards, and how long its run of cards of a kind is, as exact fractions.
///
/// Cards that the players draw do not change these probabilities as long as nobody has seen them,
/// so they are left out.
final class BankDraws {

  private static final Map<BankDrawing, BankDraws> KNOWN = new ConcurrentHashMap<>();

  private final Map<Integer, Map<Long, Long>> busts = new HashMap<>();
  private final Map<Integer, Map<Long, Long>> unfinished = new HashMap<>();

  private final Map<Integer, RankFold> bustFolds = new ConcurrentHashMap<>();
  private final Map<Integer, RankFold> unfinishedFolds = new ConcurrentHashMap<>();

  private BankDraws(BankDrawing drawing) {
    for (int up = 0; up < PointRank.COUNT; up++) {
      long first = HeldCards.one(up);
      var hands = BankHands.behind(up, drawing);
      for (var hand : hands.finished()) {
        if (hand.outcome() >= BankHands.BUST) {
          add(busts, hand.cards() + 1, first + hand.key(), (long) hand.orders());
        }
      }
      hands
          .unfinished()
          .forEach((key, orders) -> add(unfinished, cards(key) + 1, first + key, orders));
    }
  }

  static BankDraws by(BankDrawing drawing) {
    return KNOWN.computeIfAbsent(drawing, BankDraws::new);
  }

  private static void add(Map<Integer, Map<Long, Long>> sets, int cards, long key, long orders) {
    sets.computeIfAbsent(cards, _ -> new HashMap<>()).merge(key, orders, Long::sum);
  }

  private static int cards(long key) {
    int cards = 0;
    for (int rank = 0; rank < PointRank.COUNT; rank++) {
      cards += HeldCards.count(key, rank);
    }
    return cards;
  }

  /// The probability that the bank busts with exactly that many cards.
  Ratio busts(CardSupply supply, int cards) {
    var counts = new int[PointRank.COUNT];
    java.util.Arrays.setAll(counts, supply::count);
    var ways =
        bustFolds
            .computeIfAbsent(cards, count -> RankFold.of(busts.getOrDefault(count, Map.of())))
            .ways(counts, supply.isEndless());
    return new Ratio(ways, draws(supply, cards));
  }

  int bustCardsMax() {
    return busts.keySet().stream().mapToInt(cards -> cards).max().orElse(0);
  }

  /// The probability that the bank takes that many cards and all of them belong to a kind.
  ///
  /// @param ofKind how many cards of each rank do
  Ratio run(CardSupply supply, int cards, int[] ofKind) {
    int left = java.util.Arrays.stream(ofKind).sum() - (supply.isEndless() ? 0 : cards - 1);
    if (cards == 0) {
      return Ratio.ONE;
    }
    var before =
        cards == 1
            ? BigInteger.ONE
            : unfinishedFolds
                .computeIfAbsent(
                    cards - 1, count -> RankFold.of(unfinished.getOrDefault(count, Map.of())))
                .ways(ofKind, supply.isEndless());
    var ways = before.multiply(BigInteger.valueOf(Math.max(0, left)));
    return new Ratio(ways, draws(supply, cards));
  }

  private static BigInteger draws(CardSupply supply, int cards) {
    var draws = BigInteger.ONE;
    for (int drawn = 0; drawn < cards; drawn++) {
      int left = supply.size() - (supply.isEndless() ? 0 : drawn);
      draws = draws.multiply(BigInteger.valueOf(Math.max(1, left)));
    }
    return draws;
  }
}
