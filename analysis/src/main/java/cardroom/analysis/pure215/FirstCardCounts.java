package cardroom.analysis.pure215;

import cardroom.analysis.odds.Ratio;
import cardroom.cards.Card;
import cardroom.games.pure215.Counted.FirstCards;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// What a side bet on the first cards counts: every deal of two cards to a circle and an up card is
/// judged once, and weighed by the number of such cards.
public final class FirstCardCounts {

  private static final int CARDS = CardNumbers.CARDS;

  /// More than any pay table names; higher counts are cut to it.
  public static final int COUNT_MAX = 100;

  private static final Map<FirstCards, FirstCardCounts> KNOWN = new ConcurrentHashMap<>();

  /// By first card, second card and up card.
  private final byte[] counts = new byte[CARDS * CARDS * CARDS];

  private FirstCardCounts(FirstCards counted) {
    int deal = 0;
    for (int one = 0; one < CARDS; one++) {
      for (int other = 0; other < CARDS; other++) {
        var first = List.of(Card.at(one), Card.at(other));
        for (int up = 0; up < CARDS; up++) {
          int count = counted.count().of(first, Card.at(up));
          counts[deal++] = (byte) Math.clamp(count, 0, COUNT_MAX);
        }
      }
    }
  }

  /// The counts do not depend on the shoe, so they are cached.
  public static FirstCardCounts of(FirstCards counted) {
    return KNOWN.computeIfAbsent(counted, FirstCardCounts::new);
  }

  /// The count of one deal, by the indices of the cards.
  public int count(int one, int other, int up) {
    return counts[(one * CARDS + other) * CARDS + up];
  }

  /// The chances of the counts from 0 to the highest, which stands for every higher one too.
  Ratio[] chances(CardSupply supply, int highest) {
    var ways = new BigInteger[highest + 1];
    java.util.Arrays.fill(ways, BigInteger.ZERO);
    var all = BigInteger.ZERO;
    for (var numbers : supply.likely()) {
      var weight = BigInteger.valueOf(numbers.weight);
      var dealt = ways(numbers, supply.isEndless(), highest);
      for (int count = 0; count <= highest; count++) {
        var more = weight.multiply(BigInteger.valueOf(dealt[count]));
        ways[count] = ways[count].add(more);
        all = all.add(more);
      }
    }
    var deals = all;
    return java.util.Arrays.stream(ways).map(way -> new Ratio(way, deals)).toArray(Ratio[]::new);
  }

  private long[] ways(CardNumbers numbers, boolean isEndless, int highest) {
    var ways = new long[highest + 1];
    int gone = isEndless ? 0 : 1;
    int deal = 0;
    for (int one = 0; one < CARDS; one++) {
      for (int other = 0; other < CARDS; other++) {
        long pair = (long) numbers.of(one) * (numbers.of(other) - (other == one ? gone : 0));
        for (int up = 0; up < CARDS; up++) {
          int left = numbers.of(up) - (up == one ? gone : 0) - (up == other ? gone : 0);
          ways[Math.min(counts[deal++], highest)] += pair * Math.max(0, left);
        }
      }
    }
    return ways;
  }
}
