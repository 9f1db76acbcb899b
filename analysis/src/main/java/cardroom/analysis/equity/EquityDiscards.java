package cardroom.analysis.equity;

import cardroom.cards.fast.CardKeys;

/// Which card each player gives up after the flop: the one without which they win most of the pot
/// over all turns and rivers, against opponents who still play the best of their cards. So
/// everybody plays well, but nobody plays as if they saw the others' discards.
final class EquityDiscards {
  private static final int THREE = 3;

  private EquityDiscards() {}

  /// Leaves every hand of three cards the two that it keeps.
  static void keep(ShowdownLookup showing, long[] own, long flop, long stub) {
    int hands = own.length;
    long[][] choices = new long[hands][];
    long[][] keys = new long[hands][];
    double[][] won = new double[hands][];
    for (int hand = 0; hand < hands; hand++) {
      choices[hand] = choices(own[hand]);
      won[hand] = new double[choices[hand].length];
      keys[hand] = new long[choices[hand].length];
      for (int choice = 0; choice < keys[hand].length; choice++) {
        keys[hand][choice] = CardKeys.ofBits(choices[hand][choice]) - CardKeys.EMPTY;
      }
    }
    long flopKey = CardKeys.ofBits(flop);
    int[][] values = new int[hands][THREE];
    for (long turns = stub; turns != 0; turns &= turns - 1) {
      int turn = Long.numberOfTrailingZeros(turns);
      for (long rivers = turns & (turns - 1); rivers != 0; rivers &= rivers - 1) {
        int river = Long.numberOfTrailingZeros(rivers);
        long board = flop | 1L << turn | 1L << river;
        long key = flopKey + CardKeys.of(turn) + CardKeys.of(river);
        for (int hand = 0; hand < hands; hand++) {
          for (int choice = 0; choice < choices[hand].length; choice++) {
            values[hand][choice] =
                showing.seven(key + keys[hand][choice], board | choices[hand][choice]);
          }
        }
        count(values, won);
      }
    }
    for (int hand = 0; hand < hands; hand++) {
      own[hand] = choices[hand][best(won[hand])];
    }
  }

  private static long[] choices(long own) {
    if (Long.bitCount(own) < THREE) {
      return new long[] {own};
    }
    long[] choices = new long[THREE];
    int next = 0;
    for (long rest = own; rest != 0; rest &= rest - 1) {
      choices[next++] = own ^ Long.lowestOneBit(rest);
    }
    return choices;
  }

  private static void count(int[][] values, double[][] won) {
    for (int hand = 0; hand < won.length; hand++) {
      int high = 0;
      int low = 0;
      for (int other = 0; other < won.length; other++) {
        for (int choice = 0; other != hand && choice < won[other].length; choice++) {
          high = Math.max(high, values[other][choice] >>> 16);
          low = Math.max(low, values[other][choice] & 0xFFFF);
        }
      }
      for (int choice = 0; choice < won[hand].length; choice++) {
        won[hand][choice] += part(values[hand][choice], high, low);
      }
    }
  }

  /// What part of the pot a value wins against the best high and the best low of the others.
  private static double part(int value, int high, int low) {
    double forHigh = half(value >>> 16, high);
    int own = value & 0xFFFF;
    return own == 0 && low == 0 ? 2 * forHigh : forHigh + half(own, low);
  }

  private static double half(int own, int others) {
    return own > others ? 0.5 : own == others ? 0.25 : 0;
  }

  private static int best(double[] won) {
    int best = 0;
    for (int choice = 1; choice < won.length; choice++) {
      best = won[choice] > won[best] ? choice : best;
    }
    return best;
  }
}
