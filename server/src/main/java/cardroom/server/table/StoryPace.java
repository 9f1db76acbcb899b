package cardroom.server.table;

import java.util.Locale;

/// How fast somebody wants to see what happens at a table. The room waits as long before a clock
/// starts (`storyPace.ts` in the client).
public enum StoryPace {
  QUICK(0.45),
  NORMAL(1),
  SLOW(1.6);

  private final double factor;

  StoryPace(double factor) {
    this.factor = factor;
  }

  /// The pace of that name. Somebody who sees everything at once still has a moment to look at it.
  public static StoryPace of(String name) {
    return switch (name.toLowerCase(Locale.ROOT)) {
      case "quick", "instant" -> QUICK;
      case "slow" -> SLOW;
      default -> NORMAL;
    };
  }

  StoryPace slower(StoryPace other) {
    return compareTo(other) < 0 ? other : this;
  }

  long of(long ms) {
    return Math.round(ms * factor);
  }
}
