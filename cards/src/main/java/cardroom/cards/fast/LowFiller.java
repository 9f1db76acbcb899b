package cardroom.cards.fast;

/// The best low hand of six or seven ranks; the ace has the highest bit and the king the lowest.
final class LowFiller extends RankTableFiller {
  private static final int FIVE = 5;

  private final char[] fives;

  LowFiller(int cards, char[] fives) {
    super(cards, fives);
    this.fives = fives;
  }

  @Override
  int weight(int bit) {
    return CardKeys.weight(bit == RANKS - 1 ? bit : RANKS - 2 - bit);
  }

  /// Of five and more different ranks the lowest five play, whatever is repeated.
  @Override
  int shared(int ranks, int count) {
    if (count < FIVE) {
      return 0;
    }
    int sum = weights[0] + weights[1] + weights[2] + weights[3] + weights[4];
    return fives[LookupSlots.five(sum)];
  }

  @Override
  void listBests(int count, int repeated) {
    switch (count) {
      case 4 -> fourRanks(repeated);
      case 3 -> threeRanks(repeated);
      default -> twoRanks();
    }
  }

  /// The lowest of the repeated ranks is the pair.
  private void fourRanks(int repeated) {
    int hand = 0;
    for (int a = 0; a < 4; a++) {
      int ways = repeated == 2 ? 4 - a : (4 - a) * (5 - a) / 2;
      for (int way = 0; way < ways; way++) {
        bests[hand++] = once + weights[a];
      }
    }
  }

  /// The lowest two of the repeated ranks are pairs; if there is only one, it is held three times.
  private void threeRanks(int repeated) {
    int hand = 0;
    for (int a = 0; a < 3; a++) {
      for (int b = a; b < 3; b++) {
        for (int c = b; c < 3; c++) {
          if (repeated == 3) {
            bests[hand++] = once + weights[a] + weights[a == b ? c : b];
          } else {
            for (int d = a == c ? c + 1 : c; d < 3; d++) {
              bests[hand++] = once + weights[a] + weights[a != b ? b : a != c ? c : d];
            }
          }
        }
      }
    }
  }

  /// Both ranks are pairs, and the lower one is held three times where it can be: only when six
  /// cards repeat the other three times it cannot.
  private void twoRanks() {
    bests[0] = 2 * once + weights[0];
    bests[1] = 2 * once + weights[0];
    bests[2] = 2 * once + weights[1];
  }
}
