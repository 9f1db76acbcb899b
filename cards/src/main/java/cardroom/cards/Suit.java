package cardroom.cards;

import java.util.List;

/// The four suits, in the order the stud games use where suits decide (STUD-HL-3, A-150); elsewhere
/// suits are equal.
public enum Suit {
  CLUBS('c'),
  DIAMONDS('d'),
  HEARTS('h'),
  SPADES('s');

  private static final List<Suit> ALL = List.of(values());

  private final char symbol;

  Suit(char symbol) {
    this.symbol = symbol;
  }

  /// The suit with that [#index()].
  public static Suit at(int index) {
    return ALL.get(index);
  }

  /// 0 for clubs up to 3 for spades: the place in the order above.
  @SuppressWarnings("EnumOrdinal") // the order of the constants is the order of the suits
  public int index() {
    return ordinal();
  }

  /// The letter used in the notation: `c`, `d`, `h` or `s`.
  public char symbol() {
    return symbol;
  }

  /// Diamonds and hearts are red; Red Flex counts them.
  public boolean isRed() {
    return this == DIAMONDS || this == HEARTS;
  }
}
