package cardroom.server.bots;

/// How long a bot thinks, from the least to the most.
public record ThinkingTime(long leastMs, long mostMs) {
  public static final ThinkingTime HUMAN = new ThinkingTime(600, 1_800);

  /// For what needs little thought: sitting down, the bank, a wager. A new guest is dealt in soon.
  ThinkingTime brisk() {
    return new ThinkingTime(leastMs / 16, mostMs / 16);
  }

  /// For tests and trials.
  public static final ThinkingTime AT_ONCE = new ThinkingTime(0, 0);
}
