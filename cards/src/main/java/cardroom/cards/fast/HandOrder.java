package cardroom.cards.fast;

/// Lists all hands of a category from the lowest ranks up: five ranks of four bits each, the ranks
/// that a hand is judged by first. They come out in order, so nobody needs to sort them: a cold
/// start waits for this.
abstract class HandOrder {
  static final int RANKS = 13;

  /// The next hand of the category.
  abstract void add(int category, int ranks);

  /// Five different ranks, straights included.
  final void noPair(int category) {
    for (int a = 4; a < RANKS; a++) {
      for (int b = 3; b < a; b++) {
        for (int c = 2; c < b; c++) {
          for (int d = 1; d < c; d++) {
            for (int e = 0; e < d; e++) {
              add(category, a << 16 | b << 12 | c << 8 | d << 4 | e);
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
          for (int c = 0; c < b; c++) {
            if (a != pair && b != pair && c != pair) {
              add(category, pair * 0x11000 | a << 8 | b << 4 | c);
            }
          }
        }
      }
    }
  }

  final void twoPair(int category) {
    for (int higher = 1; higher < RANKS; higher++) {
      for (int lower = 0; lower < higher; lower++) {
        for (int kicker = 0; kicker < RANKS; kicker++) {
          if (kicker != higher && kicker != lower) {
            add(category, higher * 0x11000 | lower * 0x00110 | kicker);
          }
        }
      }
    }
  }

  final void threeOfAKind(int category) {
    for (int trips = 0; trips < RANKS; trips++) {
      for (int a = 1; a < RANKS; a++) {
        for (int b = 0; b < a; b++) {
          if (a != trips && b != trips) {
            add(category, trips * 0x11100 | a << 4 | b);
          }
        }
      }
    }
  }

  final void fullHouse(int category) {
    twoRanks(category, 0x11100, 0x00011);
  }

  final void fourOfAKind(int category) {
    twoRanks(category, 0x11110, 0x00001);
  }

  private void twoRanks(int category, int most, int rest) {
    for (int more = 0; more < RANKS; more++) {
      for (int fewer = 0; fewer < RANKS; fewer++) {
        if (fewer != more) {
          add(category, more * most | fewer * rest);
        }
      }
    }
  }
}
