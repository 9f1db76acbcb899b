package cardroom.games.poker.table;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// The cards before every place, each a set of bits; never changes.
final class CardsByPlace {
  private final long[] cards;

  private CardsByPlace(long[] cards) {
    this.cards = cards;
  }

  public static CardsByPlace none(int places) {
    return new CardsByPlace(new long[places]);
  }

  public long at(int place) {
    return cards[place];
  }

  public CardsByPlace with(int place, long more) {
    var next = cards.clone();
    next[place] |= more;
    return new CardsByPlace(next);
  }

  public CardsByPlace without(int place, long gone) {
    if ((cards[place] & gone) == 0) {
      return this;
    }
    var next = cards.clone();
    next[place] &= ~gone;
    return new CardsByPlace(next);
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
    return other instanceof CardsByPlace that && Arrays.equals(cards, that.cards);
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
