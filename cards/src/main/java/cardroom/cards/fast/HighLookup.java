package cardroom.cards.fast;

/// High poker by look-up: the twin of the plain high ranking.
public final class HighLookup {
  private HighLookup() {}

  /// The place of five cards without the joker, from their key and their bits.
  public static int five(long key, long cards) {
    return (key & CardKeys.FIVE_SUITED) != 0
        ? flush(key, cards)
        : HighTables.five(CardKeys.sum(key));
  }

  /// The place of the best five of six cards without the joker.
  public static int six(long key, long cards) {
    return (key & CardKeys.FIVE_SUITED) != 0
        ? flush(key, cards)
        : HighTables.six(CardKeys.sum(key));
  }

  /// The place of the best five of seven cards without the joker.
  public static int seven(long key, long cards) {
    return (key & CardKeys.FIVE_SUITED) != 0
        ? flush(key, cards)
        : HighTables.seven(CardKeys.sum(key));
  }

  /// The place of the joker and four cards; the joker is in the key and in the bits.
  public static int fourAndJoker(long key, long cards) {
    long marks = key & CardKeys.FIVE_SUITED;
    return marks != 0
        ? JokerFlushes.place(CardKeys.ranksOf(cards, CardKeys.suit(marks)))
        : HighTables.fourAndJoker(CardKeys.sum(key));
  }

  /// The place of five cards by their indices, straight from an array: from that index on.
  public static int five(byte[] cards, int from) {
    long key = CardKeys.five(cards, from);
    return (key & CardKeys.FIVE_SUITED) != 0
        ? flush(key, CardKeys.bits(cards, from, 5))
        : HighTables.five(CardKeys.sum(key));
  }

  /// The place of the best five of six cards by their indices.
  public static int six(byte[] cards, int from) {
    long key = CardKeys.six(cards, from);
    return (key & CardKeys.FIVE_SUITED) != 0
        ? flush(key, CardKeys.bits(cards, from, 6))
        : HighTables.six(CardKeys.sum(key));
  }

  /// The place of the best five of seven cards by their indices.
  public static int seven(byte[] cards, int from) {
    long key = CardKeys.seven(cards, from);
    return (key & CardKeys.FIVE_SUITED) != 0
        ? flush(key, CardKeys.bits(cards, from, 7))
        : HighTables.seven(CardKeys.sum(key));
  }

  /// The place of the joker and four cards by their indices, the joker included.
  public static int fourAndJoker(byte[] cards, int from) {
    long key = CardKeys.five(cards, from);
    return (key & CardKeys.FIVE_SUITED) != 0
        ? fourAndJoker(key, CardKeys.bits(cards, from, 5))
        : HighTables.fourAndJoker(CardKeys.sum(key));
  }

  /// The place of the best hand of one suit's ranks, one bit each, the two lowest; 0 for fewer than
  /// five.
  public static int flush(int ranks) {
    return HighTables.suited(ranks);
  }

  /// The strength of five to seven cards as bits, joker included.
  public static int strength(long cards) {
    boolean joker = cards >>> CardKeys.JOKER != 0;
    int size = Long.bitCount(cards);
    if (joker && size > 5) {
      return HighBits.strengthWithJoker(cards);
    }
    long key = CardKeys.ofBits(cards);
    return strengthAt(
        switch (size) {
          case 5 -> joker ? fourAndJoker(key, cards) : five(key, cards);
          case 6 -> six(key, cards);
          default -> seven(key, cards);
        });
  }

  /// The strength of hands at that place.
  public static int strengthAt(int place) {
    return HighTables.STRENGTHS[place];
  }

  /// Seven cards cannot hold five of two suits, nor a full house beside five of a suit.
  private static int flush(long key, long cards) {
    return HighTables.suited(CardKeys.ranksOf(cards, CardKeys.suit(key & CardKeys.FIVE_SUITED)));
  }
}
