package cardroom.notation.phh;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.EnumSet;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// Records with characters or actions lost, doubled or swapped: every hand still has a reason.
class TornHandsTest {
  private static final int HANDS = 3_000 * Integer.getInteger("cardroom.tries", 1);

  @Test
  void nothing_breaks_the_reader() {
    var random = new SplittableRandom(2009);
    var all = BentHandsTest.hands().toList();
    var found = EnumSet.noneOf(PhhReason.class);
    for (int i = 0; i < HANDS; i++) {
      var text = all.get(random.nextInt(all.size()));
      found.add(SiteHandsTest.reason(i % 2 == 0 ? torn(text, random) : shuffled(text, random)));
    }
    assertThat(found).contains(PhhReason.UNREADABLE, PhhReason.REFUSED, PhhReason.ENDS_EARLY);
  }

  private static String torn(String text, SplittableRandom random) {
    var bent = new StringBuilder(text);
    for (int i = random.nextInt(1, 4); i > 0; i--) {
      int at = random.nextInt(bent.length());
      switch (random.nextInt(3)) {
        case 0 -> bent.deleteCharAt(at);
        case 1 -> bent.setCharAt(at, "[]'\"=#\n\uFFFD9-,{?\\".charAt(random.nextInt(14)));
        default -> bent.insert(at, bent.charAt(random.nextInt(bent.length())));
      }
    }
    return bent.toString();
  }

  private static String shuffled(String text, SplittableRandom random) {
    var hand = new BentHand(text);
    var actions = hand.actions();
    int one = random.nextInt(actions.size());
    int other = random.nextInt(actions.size());
    switch (random.nextInt(4)) {
      case 0 -> Collections.swap(actions, one, other);
      case 1 -> actions.remove(one);
      case 2 -> actions.add(one, actions.get(other));
      default -> actions.set(one, actions.get(other));
    }
    return hand.actions(actions).text();
  }
}
