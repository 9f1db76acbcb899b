package cardroom.measure.evaluators;

import cardroom.cards.fast.HighLookup;
import cardroom.cards.fast.HighLowLookup;
import cardroom.cards.fast.LowLookup;
import cardroom.cards.fast.OmahaLookup;
import cardroom.cards.fast.ThreeCardLookup;

/// Random hands from bytes, more of them than the caches hold. Each method ranks them all once and
/// returns a sum, so that the compiler cannot leave anything out. Each takes its array from the
/// field once: the compiler cannot know that it stays the same, and looking again for every hand
/// costs a tenth of the time for five cards.
final class RandomHands {
  static final int HANDS = 1 << 20;

  private final byte[] seven = DealtHands.bytes(HANDS, 7);
  private final byte[] nine = DealtHands.bytes(HANDS, 9);
  private final byte[] joker = DealtHands.withJoker(HANDS, 5);

  long sevenHigh() {
    byte[] hands = seven;
    long sum = 0;
    for (int at = 0; at < hands.length; at += 7) {
      sum += HighLookup.seven(hands, at);
    }
    return sum;
  }

  long sixHigh() {
    byte[] hands = seven;
    long sum = 0;
    for (int at = 0; at < hands.length; at += 7) {
      sum += HighLookup.six(hands, at);
    }
    return sum;
  }

  long fiveHigh() {
    byte[] hands = seven;
    long sum = 0;
    for (int at = 0; at < hands.length; at += 7) {
      sum += HighLookup.five(hands, at);
    }
    return sum;
  }

  long sevenLow() {
    byte[] hands = seven;
    long sum = 0;
    for (int at = 0; at < hands.length; at += 7) {
      sum += LowLookup.seven(hands, at);
    }
    return sum;
  }

  long sevenEightOrBetter() {
    byte[] hands = seven;
    long sum = 0;
    for (int at = 0; at < hands.length; at += 7) {
      sum += LowLookup.eightOrBetter(LowLookup.seven(hands, at));
    }
    return sum;
  }

  long sevenHighLow() {
    byte[] hands = seven;
    long sum = 0;
    for (int at = 0; at < hands.length; at += 7) {
      sum += HighLowLookup.seven(hands, at);
    }
    return sum;
  }

  long threeCards() {
    byte[] hands = seven;
    long sum = 0;
    for (int at = 0; at < hands.length; at += 7) {
      sum += ThreeCardLookup.strength(hands[at], hands[at + 1], hands[at + 2]);
    }
    return sum;
  }

  long fiveHighWithJoker() {
    byte[] hands = joker;
    long sum = 0;
    for (int at = 0; at < hands.length; at += 5) {
      sum += HighLookup.fourAndJoker(hands, at);
    }
    return sum;
  }

  long fiveLowWithJoker() {
    byte[] hands = joker;
    long sum = 0;
    for (int at = 0; at < hands.length; at += 5) {
      sum += LowLookup.fourAndJoker(hands, at);
    }
    return sum;
  }

  long omahaHigh() {
    byte[] hands = nine;
    long sum = 0;
    for (int at = 0; at < hands.length; at += 9) {
      sum += OmahaLookup.high(hands, at);
    }
    return sum;
  }

  long omahaHighLow() {
    byte[] hands = nine;
    long sum = 0;
    for (int at = 0; at < hands.length; at += 9) {
      sum += HighLowLookup.omaha(hands, at);
    }
    return sum;
  }
}
