package cardroom.cards;

import java.util.Collections;
import java.util.List;

/// Several standard decks dealt as one: in the order of new decks, to be shuffled by
/// [Shuffle].
public final class Shoe {
  public static final int DECKS_MIN = 1;
  public static final int DECKS_MAX = 8;

  private Shoe() {}

  /// The cards of that many standard decks, one deck after another.
  public static List<Card> of(int decks) {
    refuseOutside(decks);
    return Collections.nCopies(decks, Cards.STANDARD_52).stream().flatMap(List::stream).toList();
  }

  static void refuseOutside(int decks) {
    if (decks < DECKS_MIN || decks > DECKS_MAX) {
      throw new IllegalArgumentException(
          "a shoe of "
              + decks
              + " decks: a shoe holds "
              + DECKS_MIN
              + " to "
              + DECKS_MAX
              + " decks");
    }
  }
}
