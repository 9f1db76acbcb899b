package cardroom.cards.fast;

import java.util.Arrays;

/// The places of high hands whose suits make no flush, by the sum of their ranks; one table for
/// each number of cards, made when first used.
final class HighTables {
  private static final HighOrder ORDER = new HighOrder();
  static final int[] STRENGTHS = ORDER.strengths;
  private static final char[] FIVE = ORDER.unsuited;
  private static final char[] SUITED = ORDER.suited;

  private HighTables() {}

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

  /// The place of a strength.
  static char placeOf(int strength) {
    return (char) Arrays.binarySearch(STRENGTHS, strength);
  }

  /// The place of five and more ranks of one suit, one bit for a rank; 0 for fewer.
  static int suited(int ranks) {
    return SUITED[ranks & (SUITED.length - 1)];
  }

  private static char[] filled(int cards) {
    return new HighFiller(cards, FIVE, ORDER.different, ORDER.lowestStraight).filled();
  }

  private static final class FourAndJoker {
    static final char[] PLACES =
        new JokerTableFiller() {
          @Override
          int place(RankSet ranks) {
            return placeOf(HighBits.unsuitedWithJoker(ranks));
          }
        }.filled();
  }

  private static final class Six {
    static final char[] PLACES = HighTables.filled(6);
  }

  private static final class Seven {
    static final char[] PLACES = HighTables.filled(7);
  }
}
