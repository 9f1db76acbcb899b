package cardroom.measure.evaluators;

/// Hands to be ranked, dealt once before the clock runs.
final class DealtHands {
  private long random = 0x9E3779B97F4A7C15L;

  /// That many hands of that many different cards, one byte for a card, hand after hand.
  static byte[] bytes(int hands, int size) {
    return new DealtHands().deal(hands, size, 52);
  }

  /// Hands of the 53-card deck that all hold the joker, at the end of each.
  static byte[] withJoker(int hands, int size) {
    byte[] natural = new DealtHands().deal(hands, size - 1, 52);
    byte[] cards = new byte[hands * size];
    for (int hand = 0; hand < hands; hand++) {
      System.arraycopy(natural, hand * (size - 1), cards, hand * size, size - 1);
      cards[hand * size + size - 1] = 52;
    }
    return cards;
  }

  private byte[] deal(int hands, int size, int deck) {
    byte[] cards = new byte[hands * size];
    for (int hand = 0; hand < hands; hand++) {
      long dealt = 0;
      for (int card = 0; card < size; card++) {
        int next = below(deck);
        while (((dealt >>> next) & 1) != 0) {
          next = below(deck);
        }
        dealt |= 1L << next;
        cards[hand * size + card] = (byte) next;
      }
    }
    return cards;
  }

  private int below(int bound) {
    random ^= random << 13;
    random ^= random >>> 7;
    random ^= random << 17;
    return (int) (((random >>> 32) * bound) >>> 32);
  }
}
