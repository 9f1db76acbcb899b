package cardroom.cards.fast;

/// Lists all hands of a category from the lowest ranks up: five ranks of four bits each, the ranks
/// that a hand is judged by first. They come out in order, so that no time is spent on sorting: a
/// cold start waits for this.
abstract class HandOrder {
  static final int RANKS = 13;

  /// The weights of the ranks, the lowest rank first.
  private final int[] weights;

  HandOrder(int[] weights) {
    this.weights = weights;
  }

  /// The sum of the weights of five ranks.
  final int sum(int ranks) {
    return weights[ranks >> 16]
        + weights[ranks >> 12 & 15]
        + weights[ranks >> 8 & 15]
        + weights[ranks >> 4 & 15]
        + weights[ranks & 15];
  }

  /// The next hand of the category, and the sum of its weights.
  abstract void add(int category, int ranks, int sum);

  /// Five different ranks, straights included.
  final void noPair(int category) {
    for (int a = 4; a < RANKS; a++) {
      for (int b = 3; b < a; b++) {
        for (int c = 2; c < b; c++) {
          int three = weights[a] + weights[b] + weights[c];
          for (int d = 1; d < c; d++) {
            for (int e = 0; e < d; e++) {
              int ranks = a << 16 | b << 12 | c << 8 | d << 4 | e;
              add(category, ranks, three + weights[d] + weights[e]);
            }
          }
        }
      }
    }
  }

  final void onePair(int category) {
    for (int pair = 0; pair < RANKS; pair++) {
      for (int a = 2; a < RANKS; a++) {
        for (int b = 1; b < a; b++) {
          int four = 2 * weights[pair] + weights[a] + weights[b];
          for (int c = 0; c < b; c++) {
            if (a != pair && b != pair && c != pair) {
              add(category, pair * 0x11000 | a << 8 | b << 4 | c, four + weights[c]);
            }
          }
        }
      }
    }
  }

  final void twoPair(int category) {
    for (int higher = 1; higher < RANKS; higher++) {
      for (int lower = 0; lower < higher; lower++) {
        int four = 2 * (weights[higher] + weights[lower]);
        for (int kicker = 0; kicker < RANKS; kicker++) {
          if (kicker != higher && kicker != lower) {
            add(category, higher * 0x11000 | lower * 0x00110 | kicker, four + weights[kicker]);
          }
        }
      }
    }
  }

  final void threeOfAKind(int category) {
    for (int trips = 0; trips < RANKS; trips++) {
      for (int a = 1; a < RANKS; a++) {
        int four = 3 * weights[trips] + weights[a];
        for (int b = 0; b < a; b++) {
          if (a != trips && b != trips) {
            add(category, trips * 0x11100 | a << 4 | b, four + weights[b]);
          }
        }
      }
    }
  }

  final void fullHouse(int category) {
    for (int three = 0; three < RANKS; three++) {
      for (int two = 0; two < RANKS; two++) {
        if (two != three) {
          int sum = 3 * weights[three] + 2 * weights[two];
          add(category, three * 0x11100 | two * 0x00011, sum);
        }
      }
    }
  }

  final void fourOfAKind(int category) {
    for (int four = 0; four < RANKS; four++) {
      for (int kicker = 0; kicker < RANKS; kicker++) {
        if (kicker != four) {
          add(category, four * 0x11110 | kicker, 4 * weights[four] + weights[kicker]);
        }
      }
    }
  }
}
