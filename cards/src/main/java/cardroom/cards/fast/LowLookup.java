package cardroom.cards.fast;

/// Ace-to-five low by look-up, with and without eight or better: the twin of the plain low
/// rankings. Suits do not matter, so a key is enough.
public final class LowLookup {
  /// There are as many lows of eight or better as ways to choose five of eight ranks, and they are
  /// the best of all lows.
  static final int EIGHT_OR_BETTER = 56;

  /// The lowest place that is still eight or better.
  static final int EIGHT_OR_BETTER_FROM = LowOrder.HANDS - EIGHT_OR_BETTER + 1;

  private LowLookup() {}

  /// The place of five cards without the joker.
  public static int five(long key) {
    return LowTables.five(CardKeys.sum(key));
  }

  /// The place of the best five of six cards without the joker.
  public static int six(long key) {
    return LowTables.six(CardKeys.sum(key));
  }

  /// The place of the best five of seven cards without the joker.
  public static int seven(long key) {
    return LowTables.seven(CardKeys.sum(key));
  }

  /// The place of the joker and four cards.
  public static int fourAndJoker(long key) {
    return LowTables.fourAndJoker(CardKeys.sum(key));
  }

  /// A place if it is eight or better, else 0.
  public static int eightOrBetter(int place) {
    return place >= EIGHT_OR_BETTER_FROM ? place : 0;
  }

  /// The place of seven cards by their indices, straight from an array: from that index on.
  public static int seven(byte[] cards, int from) {
    return seven(CardKeys.seven(cards, from));
  }

  /// The place of the joker and four cards by their indices, the joker included.
  public static int fourAndJoker(byte[] cards, int from) {
    return fourAndJoker(CardKeys.five(cards, from));
  }

  /// The strength of five to seven cards as bits, joker included.
  public static int strength(long cards) {
    boolean joker = cards >>> CardKeys.JOKER != 0;
    int size = Long.bitCount(cards);
    return joker && size > 5
        ? LowBits.strengthWithJoker(cards)
        : strengthAt(place(cards, size, joker));
  }

  /// The same if it is eight or better, else 0.
  public static int strengthEightOrBetter(long cards) {
    int strength = strength(cards);
    return strength >= strengthAt(EIGHT_OR_BETTER_FROM) ? strength : 0;
  }

  /// The strength of hands at that place; 0 at place 0.
  public static int strengthAt(int place) {
    return LowTables.STRENGTHS[place];
  }

  private static int place(long cards, int size, boolean joker) {
    long key = CardKeys.ofBits(cards);
    return switch (size) {
      case 5 -> joker ? fourAndJoker(key) : five(key);
      case 6 -> six(key);
      default -> seven(key);
    };
  }
}
