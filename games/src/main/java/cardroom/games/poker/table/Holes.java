package cardroom.games.poker.table;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// The cards before every place, each a set of bits; never changes.
final class Holes {
  private final long[] cards;

  private Holes(long[] cards) {
    this.cards = cards;
  }

  public static Holes none(int places) {
    return new Holes(new long[places]);
  }

  public long at(int place) {
    return cards[place];
  }

  public Holes with(int place, long more) {
    var next = cards.clone();
    next[place] |= more;
    return new Holes(next);
  }

  public Holes without(int place, long gone) {
    if ((cards[place] & gone) == 0) {
      return this;
    }
    var next = cards.clone();
    next[place] &= ~gone;
    return new Holes(next);
  }

  /// All cards before all places.
  public long all() {
    long all = 0;
    for (long held : cards) {
      all |= held;
    }
    return all;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Holes that && Arrays.equals(cards, that.cards);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(cards);
  }

  @Override
  public String toString() {
    return Arrays.toString(cards);
  }
}
