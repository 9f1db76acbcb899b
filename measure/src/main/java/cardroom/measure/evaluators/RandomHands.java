package cardroom.measure.evaluators;

import cardroom.cards.fast.HighLookup;
import cardroom.cards.fast.HighLowLookup;
import cardroom.cards.fast.LowLookup;
import cardroom.cards.fast.OmahaLookup;
import cardroom.cards.fast.ThreeCardLookup;

/// Random hands from bytes, more of them than the caches hold. Each method ranks them all once and
/// returns a sum, so that the compiler cannot leave anything out.
final class RandomHands {
  static final int HANDS = 1 << 20;

  private final byte[] seven = DealtHands.bytes(HANDS, 7);
  private final byte[] nine = DealtHands.bytes(HANDS, 9);
  private final byte[] joker = DealtHands.withJoker(HANDS, 5);

  long sevenHigh() {
    long sum = 0;
    for (int at = 0; at < seven.length; at += 7) {
      sum += HighLookup.seven(seven, at);
    }
    return sum;
  }

  long sixHigh() {
    long sum = 0;
    for (int at = 0; at < seven.length; at += 7) {
      sum += HighLookup.six(seven, at);
    }
    return sum;
  }

  long fiveHigh() {
    long sum = 0;
    for (int at = 0; at < seven.length; at += 7) {
      sum += HighLookup.five(seven, at);
    }
    return sum;
  }

  long sevenLow() {
    long sum = 0;
    for (int at = 0; at < seven.length; at += 7) {
      sum += LowLookup.seven(seven, at);
    }
    return sum;
  }

  long sevenEightOrBetter() {
    long sum = 0;
    for (int at = 0; at < seven.length; at += 7) {
      sum += LowLookup.eightOrBetter(LowLookup.seven(seven, at));
    }
    return sum;
  }

  long sevenHighLow() {
    long sum = 0;
    for (int at = 0; at < seven.length; at += 7) {
      sum += HighLowLookup.seven(seven, at);
    }
    return sum;
  }

  long threeCards() {
    long sum = 0;
    for (int at = 0; at < seven.length; at += 7) {
      sum += ThreeCardLookup.strength(seven[at], seven[at + 1], seven[at + 2]);
    }
    return sum;
  }

  long fiveHighWithJoker() {
    long sum = 0;
    for (int at = 0; at < joker.length; at += 5) {
      sum += HighLookup.fourAndJoker(joker, at);
    }
    return sum;
  }

  long fiveLowWithJoker() {
    long sum = 0;
    for (int at = 0; at < joker.length; at += 5) {
      sum += LowLookup.fourAndJoker(joker, at);
    }
    return sum;
  }

  long omahaHigh() {
    long sum = 0;
    for (int at = 0; at < nine.length; at += 9) {
      sum += OmahaLookup.high(nine, at);
    }
    return sum;
  }

  long omahaHighLow() {
    long sum = 0;
    for (int at = 0; at < nine.length; at += 9) {
      sum += HighLowLookup.omaha(nine, at);
    }
    return sum;
  }
}
