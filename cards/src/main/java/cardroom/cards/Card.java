package cardroom.cards;

/// One of the 52 cards of a standard deck or the joker. Each exists once, so `==` is equality.
public final class Card implements Comparable<Card> {
  private static final int JOKER_INDEX = 52;
  private static final int SUITS = Suit.values().length;
  private static final Card[] ALL = all();

  /// The fifty-third card of Draw Poker and Lowball (A-136, LOWBALL-1); it has neither rank nor
  /// suit of its own.
  public static final Card JOKER = ALL[JOKER_INDEX];

  private final int index;
  private final Rank rank;
  private final Suit suit;
  private final String text;

  private Card(int index, Rank rank, Suit suit, String text) {
    this.index = index;
    this.rank = rank;
    this.suit = suit;
    this.text = text;
  }

  private static Card[] all() {
    Card[] cards = new Card[JOKER_INDEX + 1];
    for (Rank rank : Rank.values()) {
      for (Suit suit : Suit.values()) {
        int index = rank.index() * SUITS + suit.index();
        cards[index] = new Card(index, rank, suit, "" + rank.symbol() + suit.symbol());
      }
    }
    // The joker's rank and suit are never read: rank() and suit() refuse first.
    cards[JOKER_INDEX] = new Card(JOKER_INDEX, Rank.ACE, Suit.SPADES, "Jk");
    return cards;
  }

  /// The card of that rank and suit.
  public static Card of(Rank rank, Suit suit) {
    return ALL[rank.index() * SUITS + suit.index()];
  }

  /// The card with that [#index()].
  public static Card at(int index) {
    if (index < 0 || index > JOKER_INDEX) {
      throw new IllegalArgumentException(
          "there is no card number " + index + ": cards are numbered 0 to 52");
    }
    return ALL[index];
  }

  /// Reads one card of the notation: `Kh`, `Td`, `Jk`.
  public static Card parse(String text) {
    if (text.length() == 2) {
      int rank = "23456789TJQKA".indexOf(text.charAt(0));
      int suit = "cdhs".indexOf(text.charAt(1));
      if (rank >= 0 && suit >= 0) {
        return ALL[rank * SUITS + suit];
      }
    }
    if (text.equals(JOKER.text)) {
      return JOKER;
    }
    throw new IllegalArgumentException(
        "\""
            + text
            + "\" is not a card: write a rank of A23456789TJQK and a suit"
            + " of cdhs, as in Kh, or Jk for the joker");
  }

  /// 0 to 51 from 2c, 2d, 2h, 2s, 3c up to As, and 52 for the joker.
  public int index() {
    return index;
  }

  /// This card alone as a set of bits: bit number [#index()].
  public long bit() {
    return 1L << index;
  }

  public Rank rank() {
    refuseJoker("rank");
    return rank;
  }

  public Suit suit() {
    refuseJoker("suit");
    return suit;
  }

  public boolean isJoker() {
    return index == JOKER_INDEX;
  }

  /// Whether the card is a diamond or a heart; the joker is neither.
  public boolean isRed() {
    return !isJoker() && suit.isRed();
  }

  private void refuseJoker(String what) {
    if (isJoker()) {
      throw new IllegalStateException("the joker has no " + what + " of its own");
    }
  }

  /// Orders by [#index()]: by rank, then by suit, the joker last.
  @Override
  public int compareTo(Card other) {
    return Integer.compare(index, other.index);
  }

  /// The index rather than an address, so that hashed collections are walked in the same order in
  /// every run.
  @Override
  public int hashCode() {
    return index;
  }

  @Override
  public String toString() {
    return text;
  }
}
