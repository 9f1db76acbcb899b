package cardroom.cards.fast;

import java.util.Arrays;

/// The places of ace-to-five low hands by the sum of their ranks; one table for each number of
/// cards, made when first used.
final class LowTables {
  private static final LowOrder ORDER = new LowOrder();
  static final int[] STRENGTHS = ORDER.strengths;
  private static final char[] FIVE = ORDER.places;

  private LowTables() {}

  static int fourAndJoker(int sum) {
    return FourAndJoker.PLACES[LookupSlots.four(sum)];
  }

  static int five(int sum) {
    return FIVE[LookupSlots.five(sum)];
  }

  static int six(int sum) {
    return Six.PLACES[LookupSlots.six(sum)];
  }

  static int seven(int sum) {
    return Seven.PLACES[LookupSlots.seven(sum)];
  }

  private static final class FourAndJoker {
    static final char[] PLACES =
        new JokerTableFiller() {
          @Override
          int place(RankSet ranks) {
            return Arrays.binarySearch(STRENGTHS, LowBits.ofJokerAnd(ranks));
          }
        }.filled();
  }

  private static final class Six {
    static final char[] PLACES = new LowFiller(6, FIVE).filled();
  }

  private static final class Seven {
    static final char[] PLACES = new LowFiller(7, FIVE).filled();
  }
}
