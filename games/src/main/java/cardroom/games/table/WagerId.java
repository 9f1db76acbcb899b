package cardroom.games.table;

import java.util.Comparator;

/// What a wager is called: by people, on sheets, in scripts and in the journal. Two are equal when
/// their words are, because one read from a message has nothing but its word.
public final class WagerId implements Comparable<WagerId> {
  private static final Comparator<WagerId> ORDER =
      Comparator.comparingInt(WagerId::place).thenComparing(WagerId::word);

  private final String word;
  private final String label;
  private final int place;

  /// @param word in lower case, such as `red-flex`
  /// @param label as a sign prints it, such as `Red Flex`
  /// @param place among the wagers of its game; a bettor's stakes are listed in this order
  public WagerId(String word, String label, int place) {
    this.word = word;
    this.label = label;
    this.place = place;
  }

  /// One of which only the word is known, or that has no area on the layout.
  public static WagerId named(String word) {
    return new WagerId(word, word, 0);
  }

  public String word() {
    return word;
  }

  public String label() {
    return label;
  }

  public int place() {
    return place;
  }

  /// `a game wager`, `an ante wager`.
  public String phrase() {
    return (word.startsWith("a") || word.startsWith("i") ? "an " : "a ") + word + " wager";
  }

  @Override
  public int compareTo(WagerId other) {
    return equals(other) ? 0 : ORDER.compare(this, other);
  }

  @Override
  public boolean equals(Object other) {
    return this == other || (other instanceof WagerId id && word.equals(id.word));
  }

  @Override
  public int hashCode() {
    return word.hashCode();
  }

  @Override
  public String toString() {
    return word;
  }
}
