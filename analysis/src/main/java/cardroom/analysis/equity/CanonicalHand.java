package cardroom.analysis.equity;

import java.util.ArrayList;
import java.util.List;

/// The representative of all hands that differ only by swapping suits: the first in order.
final class CanonicalHand {
  private CanonicalHand() {}

  static List<Long> of(List<Long> hands, int exchanges) {
    List<Long> first = List.copyOf(hands);
    for (int rest = exchanges; rest != 0; rest &= rest - 1) {
      List<Long> changed = changed(hands, Integer.numberOfTrailingZeros(rest));
      first = compare(changed, first) < 0 ? changed : first;
    }
    return first;
  }

  private static List<Long> changed(List<Long> hands, int exchange) {
    List<Long> changed = new ArrayList<>(hands.size());
    for (long hand : hands) {
      changed.add(SuitPermutations.cards(exchange, hand));
    }
    return changed;
  }

  private static int compare(List<Long> one, List<Long> other) {
    for (int hand = 0; hand < one.size(); hand++) {
      int order = Long.compare(one.get(hand), other.get(hand));
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }
}
