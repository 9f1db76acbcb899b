package cardroom.cards.ranking;

/// Every hand of five cards by the plain rankings, worked out when first asked for and shared by
/// the censuses and the comparisons with the fast twins.
final class Specification {
  private Specification() {}

  static AllFives high() {
    return High.FIVES;
  }

  static AllFives low() {
    return Low.FIVES;
  }

  static AllFives eightOrBetter() {
    return EightOrBetter.FIVES;
  }

  private static final class High {
    static final AllFives FIVES = new AllFives(new PlainHigh());
  }

  private static final class Low {
    static final AllFives FIVES = new AllFives(new PlainLow());
  }

  private static final class EightOrBetter {
    static final AllFives FIVES = new AllFives(new PlainEightOrBetter());
  }
}
