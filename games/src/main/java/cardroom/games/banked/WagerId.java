package cardroom.games.banked;

import java.util.Comparator;

/// What a wager is called: by people, on sheets, in scripts and in the journal.
///
/// @param word in lower case, such as `red-flex`
/// @param label as a sign prints it, such as `Red Flex`
/// @param place among the wagers of its game; a bettor's stakes are listed in this order
public record WagerId(String word, String label, int place) implements Comparable<WagerId> {
  private static final Comparator<WagerId> ORDER =
      Comparator.comparingInt(WagerId::place).thenComparing(WagerId::word);

  /// `a game wager`, `an ante wager`.
  public String phrase() {
    return (word.startsWith("a") || word.startsWith("i") ? "an " : "a ") + word + " wager";
  }

  @Override
  public int compareTo(WagerId other) {
    return this == other ? 0 : ORDER.compare(this, other);
  }

  @Override
  public String toString() {
    return word;
  }
}
