package cardroom.server.bots;

/// How long a bot thinks, from the least to the most.
public record Pace(long leastMs, long mostMs) {
  public static final Pace HUMAN = new Pace(600, 1_800);

  /// For what needs little thought: sitting down, the bank, a wager. A new guest is dealt in soon.
  Pace brisk() {
    return new Pace(leastMs / 16, mostMs / 16);
  }

  /// For tests and trials.
  public static final Pace AT_ONCE = new Pace(0, 0);
}
