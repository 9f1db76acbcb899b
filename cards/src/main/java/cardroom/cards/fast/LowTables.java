package cardroom.cards.fast;

/// The places of ace-to-five low hands by the sum of their ranks; one table for each number of
/// cards, made when first used.
final class LowTables {
  static final Places PLACES = Places.low();
  static final int[] STRENGTHS = PLACES.strengths();

  private LowTables() {}

  static int fourAndJoker(int sum) {
    return FourAndJoker.PLACES[Slots.four(sum)];
  }

  static int five(int sum) {
    return Five.PLACES[Slots.five(sum)];
  }

  static int six(int sum) {
    return Six.PLACES[Slots.six(sum)];
  }

  static int seven(int sum) {
    return Seven.PLACES[Slots.seven(sum)];
  }

  private static final class FourAndJoker {
    static final char[] PLACES = new char[Slots.FOUR.slots()];

    static {
      RankSet.forEach(
          4,
          ranks ->
              PLACES[Slots.four(ranks.sum())] = LowTables.PLACES.of(LowBits.ofJokerAnd(ranks)));
    }
  }

  private static final class Five {
    static final char[] PLACES = new char[Slots.FIVE.slots()];

    static {
      RankSet.forEach(5, ranks -> PLACES[Slots.five(ranks.sum())] = place(ranks));
    }
  }

  private static final class Six {
    static final char[] PLACES = new char[Slots.SIX.slots()];

    static {
      RankSet.forEach(6, ranks -> PLACES[Slots.six(ranks.sum())] = place(ranks));
    }
  }

  private static final class Seven {
    static final char[] PLACES = new char[Slots.SEVEN.slots()];

    static {
      RankSet.forEach(7, ranks -> PLACES[Slots.seven(ranks.sum())] = place(ranks));
    }
  }

  private static char place(RankSet ranks) {
    return PLACES.of(LowBits.of(ranks));
  }
}
