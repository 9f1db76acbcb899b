package cardroom.cards.fast;

import java.util.Arrays;

/// The different strengths of a ranking in rising order: the place of a hand among them is a small
/// number from 1 up, and compares as the strength does.
final class CardPlaces {
  private static final int FIVE = 5;

  private final int[] strengths;

  private CardPlaces(int[] strengths) {
    this.strengths = strengths;
  }

  /// The 7,463 high hands that differ, five aces included.
  static CardPlaces high() {
    Gatherer all =
        new Gatherer() {
          @Override
          int strength(RankSet ranks) {
            return HighBits.unsuited(ranks);
          }
        };
    RankSet.forEach(FIVE, all);
    for (int mask = 0; mask < FlushTables.SIZE; mask++) {
      if (Integer.bitCount(mask) == FIVE) {
        all.add(HighBits.flush(RankLanes.spread(mask)));
      }
    }
    all.add(HighBits.FIVE_ACES_STRENGTH);
    return all.places();
  }

  /// The 6,175 low hands that differ.
  static CardPlaces low() {
    Gatherer all =
        new Gatherer() {
          @Override
          int strength(RankSet ranks) {
            return LowBits.of(ranks);
          }
        };
    RankSet.forEach(FIVE, all);
    return all.places();
  }

  char of(int strength) {
    return (char) Arrays.binarySearch(strengths, strength);
  }

  /// The strength at every place; at 0 there is none.
  int[] strengths() {
    return strengths.clone();
  }

  private abstract static class Gatherer implements RankSet.Visitor {
    private final int[] found = new int[8192];
    private int count = 1;

    abstract int strength(RankSet ranks);

    @Override
    public void visit(RankSet ranks) {
      add(strength(ranks));
    }

    void add(int strength) {
      found[count++] = strength;
    }

    CardPlaces places() {
      int[] strengths = Arrays.copyOf(found, count);
      Arrays.sort(strengths);
      return new CardPlaces(strengths);
    }
  }
}
