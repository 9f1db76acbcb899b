package cardroom.games.table;

import cardroom.games.money.Money;

/// What became of a wager, in one word.
public enum ResultWord {
  WIN("win"),
  LOSE("lose"),
  PUSH("push"),
  /// The bank could not cover it, or nobody called it: the stake went back.
  RETURNED("returned");

  private final String word;

  ResultWord(String word) {
    this.word = word;
  }

  /// The word sent to clients and written in the notation.
  public String word() {
    return word;
  }

  /// @param net what the bettor won, or lost where it is negative
  /// @param due the same with an unlimited bank
  public static ResultWord of(Money net, Money due) {
    if (due.isZero()) {
      return PUSH;
    }
    if (net.isZero()) {
      return RETURNED;
    }
    return net.isPositive() ? WIN : LOSE;
  }

  /// `win $24`, `lose $10 of $25`, `push`, `returned`.
  public static String words(Money net, Money due) {
    var word = of(net, due).word;
    if (net.isZero()) {
      return word;
    }
    var said = word + " " + net.abs();
    return net.equals(due) ? said : said + " of " + due.abs();
  }

  @Override
  public String toString() {
    return word;
  }
}
