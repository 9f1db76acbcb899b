package cardroom.cards.ranking;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.IntFunction;

/// Counts hands by category and, if wanted, by strength.
final class Census<C extends Enum<C>> {
  private final Map<C, Long> hands;
  private final IntFunction<C> category;

  Census(Class<C> categories, IntFunction<C> category) {
    this.hands = new EnumMap<>(categories);
    this.category = category;
  }

  static Census<HighCategory> high() {
    return new Census<>(HighCategory.class, HighCategory::of);
  }

  static Census<LowCategory> low() {
    return new Census<>(LowCategory.class, LowCategory::of);
  }

  static Census<ThreeCardCategory> threeCard() {
    return new Census<>(ThreeCardCategory.class, ThreeCardCategory::of);
  }

  void count(int strength) {
    hands.merge(category.apply(strength), 1L, Long::sum);
  }

  /// The number of hands of every category that occurred.
  Map<C, Long> hands() {
    return hands;
  }

  long total() {
    return hands.values().stream().mapToLong(Long::longValue).sum();
  }
}
