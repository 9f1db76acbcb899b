package cardroom.cards;

import java.util.List;

/// The thirteen ranks from two up to ace; a game that counts the ace low says so itself.
public enum Rank {
  TWO('2', "two"),
  THREE('3', "three"),
  FOUR('4', "four"),
  FIVE('5', "five"),
  SIX('6', "six"),
  SEVEN('7', "seven"),
  EIGHT('8', "eight"),
  NINE('9', "nine"),
  TEN('T', "ten"),
  JACK('J', "jack"),
  QUEEN('Q', "queen"),
  KING('K', "king"),
  ACE('A', "ace");

  private static final List<Rank> ALL = List.of(values());

  private final char symbol;
  private final String word;

  Rank(char symbol, String word) {
    this.symbol = symbol;
    this.word = word;
  }

  /// The rank with that [#index()].
  public static Rank at(int index) {
    return ALL.get(index);
  }

  /// 0 for the two up to 12 for the ace: the place in the order above.
  @SuppressWarnings("EnumOrdinal") // the order of the constants is the order of the ranks
  public int index() {
    return ordinal();
  }

  /// The character used in the notation, one of `23456789TJQKA`.
  public char symbol() {
    return symbol;
  }

  /// The rank in words: `king`.
  public String word() {
    return word;
  }

  /// The plural in words: `kings`, `sixes`.
  public String plural() {
    return this == SIX ? "sixes" : word + "s";
  }
}
