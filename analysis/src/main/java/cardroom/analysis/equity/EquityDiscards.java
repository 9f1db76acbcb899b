package cardroom.analysis.equity;

import cardroom.cards.fast.CardKeys;

/// Which card each player gives up after the flop: the one without which they win most of the pot
/// over all turns and rivers, against opponents who still play the best of their cards. So
/// everybody plays well, but nobody plays as if they saw the others' discards.
final class EquityDiscards {
  private static final int THREE = 3;

  /// Half a pot in parts that can be shared by up to nine hands without a remainder.
  private static final int HALF = 2_520;

  private EquityDiscards() {}

  /// Leaves every hand of three cards the two that it keeps.
  static void keep(ShowdownLookup showing, long[] own, long flop, long stub) {
    int hands = own.length;
    long[][] choices = new long[hands][];
    long[][] keys = new long[hands][];
    long[][] won = new long[hands][];
    for (int hand = 0; hand < hands; hand++) {
      choices[hand] = choices(own[hand]);
      won[hand] = new long[choices[hand].length];
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

  private static void count(int[][] values, long[][] won) {
    for (int hand = 0; hand < won.length; hand++) {
      int high = 0;
      int low = 0;
      int highs = 0;
      int lows = 0;
      for (int other = 0; other < won.length; other++) {
        if (other != hand) {
          int ownHigh = 0;
          int ownLow = 0;
          for (int choice = 0; choice < won[other].length; choice++) {
            ownHigh = Math.max(ownHigh, values[other][choice] >>> 16);
            ownLow = Math.max(ownLow, values[other][choice] & 0xFFFF);
          }
          highs = ownHigh > high ? 1 : ownHigh == high ? highs + 1 : highs;
          lows = ownLow > low ? 1 : ownLow == low ? lows + 1 : lows;
          high = Math.max(high, ownHigh);
          low = Math.max(low, ownLow);
        }
      }
      for (int choice = 0; choice < won[hand].length; choice++) {
        int value = values[hand][choice];
        int forHigh = half(value >>> 16, high, highs);
        boolean anyLow = low != 0 || (value & 0xFFFF) != 0;
        won[hand][choice] += forHigh + (anyLow ? half(value & 0xFFFF, low, lows) : forHigh);
      }
    }
  }

  /// What a value wins of half the pot against the best of the others, which that many of them
  /// have.
  private static int half(int own, int best, int others) {
    return own > best ? HALF : own == best ? HALF / (others + 1) : 0;
  }

  /// Of cards that are missed equally, the lowest goes.
  private static int best(long[] won) {
    int best = 0;
    for (int choice = 1; choice < won.length; choice++) {
      best = won[choice] > won[best] ? choice : best;
    }
    return best;
  }
}
