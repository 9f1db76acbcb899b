package cardroom.cards.fast;

/// The places of high hands whose suits make no flush, by the sum of their ranks; one table for
/// each number of cards, made when first used.
final class HighTables {
  static final Places PLACES = Places.high();
  static final int[] STRENGTHS = PLACES.strengths();

  private HighTables() {}

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
    static final char[] PLACES =
        new Filling(Slots.FOUR) {
          @Override
          int place(RankSet ranks) {
            return HighTables.PLACES.of(HighBits.unsuitedWithJoker(ranks));
          }
        }.filled();
  }

  private static final class Five {
    static final char[] PLACES =
        new Filling(Slots.FIVE) {
          @Override
          int place(RankSet ranks) {
            return HighTables.PLACES.of(HighBits.unsuited(ranks));
          }
        }.filled();
  }

  private static final class Six {
    static final char[] PLACES = Filling.fromFewer(Slots.SIX, Slots.FIVE, Five.PLACES);
  }

  private static final class Seven {
    static final char[] PLACES = Filling.fromFewer(Slots.SEVEN, Slots.SIX, Six.PLACES);
  }
}
