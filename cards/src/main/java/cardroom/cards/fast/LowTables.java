package cardroom.cards.fast;

/// The places of ace-to-five low hands by the sum of their ranks; one table for each number of
/// cards, made when first used.
final class LowTables {
  static final CardPlaces PLACES = CardPlaces.low();
  static final int[] STRENGTHS = PLACES.strengths();

  private LowTables() {}

  static int fourAndJoker(int sum) {
    return FourAndJoker.PLACES[LookupSlots.four(sum)];
  }

  static int five(int sum) {
    return Five.PLACES[LookupSlots.five(sum)];
  }

  static int six(int sum) {
    return Six.PLACES[LookupSlots.six(sum)];
  }

  static int seven(int sum) {
    return Seven.PLACES[LookupSlots.seven(sum)];
  }

  private static final class FourAndJoker {
    static final char[] PLACES =
        new RankTableFiller(LookupSlots.FOUR) {
          @Override
          int place(RankSet ranks) {
            return LowTables.PLACES.of(LowBits.ofJokerAnd(ranks));
          }
        }.filled();
  }

  private static final class Five {
    static final char[] PLACES =
        new RankTableFiller(LookupSlots.FIVE) {
          @Override
          int place(RankSet ranks) {
            return LowTables.PLACES.of(LowBits.of(ranks));
          }
        }.filled();
  }

  private static final class Six {
    static final char[] PLACES =
        RankTableFiller.fromFewer(LookupSlots.SIX, LookupSlots.FIVE, Five.PLACES);
  }

  private static final class Seven {
    static final char[] PLACES =
        RankTableFiller.fromFewer(LookupSlots.SEVEN, LookupSlots.SIX, Six.PLACES);
  }
}
