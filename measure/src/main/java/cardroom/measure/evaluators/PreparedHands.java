package cardroom.measure.evaluators;

import cardroom.cards.fast.CardKeys;
import cardroom.cards.fast.HighLookup;

/// Hands of seven cards whose keys are already added up, few enough to stay in the nearest cache.
final class PreparedHands {
  private final long[] keys;
  private final long[] bits;

  PreparedHands(int hands) {
    byte[] cards = DealtHands.bytes(hands, 7);
    keys = new long[hands];
    bits = new long[hands];
    for (int hand = 0; hand < hands; hand++) {
      for (int card = 7 * hand; card < 7 * hand + 7; card++) {
        bits[hand] |= 1L << cards[card];
      }
      keys[hand] = CardKeys.ofBits(bits[hand]);
    }
  }

  long rank(int rounds) {
    long sum = 0;
    for (int round = 0; round < rounds; round++) {
      for (int hand = 0; hand < keys.length; hand++) {
        sum += HighLookup.seven(keys[hand], bits[hand]);
      }
    }
    return sum;
  }
}
