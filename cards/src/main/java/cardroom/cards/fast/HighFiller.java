package cardroom.cards.fast;

/// The best high hand of six or seven ranks whose suits make no flush.
final class HighFiller extends RankTableFiller {
  private final char[] different;
  private final int lowestStraight;

  /// @param different the places of five and more different ranks, one bit each
  /// @param lowestStraight the place from which on such ranks are a straight
  HighFiller(int cards, char[] fives, char[] different, int lowestStraight) {
    super(cards, fives);
    this.different = different;
    this.lowestStraight = lowestStraight;
  }

  @Override
  int weight(int bit) {
    return CardKeys.weight(bit);
  }

  /// Seven cards of five different ranks are no full house, so nothing beats their straight.
  @Override
  int shared(int ranks, int count) {
    int place = different[ranks];
    return place >= lowestStraight ? place : 0;
  }

  @Override
  void listBests(int count, int repeated) {
    switch (repeated) {
      case 0 -> bests[0] = weights[0] + weights[1] + weights[2] + weights[3] + weights[4];
      case 1 -> pairs(count);
      case 2 -> twoPairsAndThrees(count);
      case 3 -> threeRepeated(count);
      case 4 -> fourRepeated(count);
      default -> {
        bests[0] = fourOfAKind(0);
        bests[1] = fourOfAKind(1);
      }
    }
  }

  private void pairs(int count) {
    int kickers = weights[0] + weights[1] + weights[2];
    for (int a = 0; a < count; a++) {
      bests[a] = kickers + weights[a] + weights[a < 3 ? 3 : a];
    }
  }

  private void twoPairsAndThrees(int count) {
    int kickers = weights[0] + weights[1];
    int hand = 0;
    for (int a = 0; a < count; a++) {
      bests[hand++] = kickers + (a < 2 ? 2 * weights[a] + weights[2] : 3 * weights[a]);
      for (int b = a + 1; b < count; b++) {
        bests[hand++] = twoPairs(a, b);
      }
    }
  }

  private void threeRepeated(int count) {
    int hand = 0;
    for (int a = 0; a < count; a++) {
      bests[hand++] = fourOfAKind(a);
      for (int b = a + 1; b < count; b++) {
        bests[hand++] = fullHouse(a, b);
      }
      for (int b = a + 1; b < count; b++) {
        bests[hand++] = fullHouse(b, a);
        for (int c = b + 1; c < count; c++) {
          bests[hand++] = twoPairs(a, b);
        }
      }
    }
  }

  private void fourRepeated(int count) {
    int hand = 0;
    for (int a = 0; a < count; a++) {
      for (int b = a; b < count; b++) {
        for (int c = b; c < count; c++) {
          for (int d = a == c ? c + 1 : c; d < count; d++) {
            boolean four = a == c || b == d;
            bests[hand++] = four ? fourOfAKind(b) : a == b ? fullHouse(a, c) : fullHouse(c, a);
          }
        }
      }
    }
  }

  private int twoPairs(int a, int b) {
    return 2 * (weights[a] + weights[b]) + weights[a > 0 ? 0 : b > 1 ? 1 : 2];
  }

  private int fullHouse(int three, int two) {
    return 3 * weights[three] + 2 * weights[two];
  }

  private int fourOfAKind(int four) {
    return 4 * weights[four] + weights[four == 0 ? 1 : 0];
  }
}
