package cardroom.server.table;

import cardroom.games.table.Clock;

/// How long each clock runs (Contract 7).
///
/// @param bankMs a player's own time bank beyond the action clock
/// @param refillMs how much of it comes back each round
/// @param awayMs what a player without a connection gets on top
/// @param betweenMs how long the end of a round is looked at before anything else is asked
/// @param story how long it takes to watch what happened; no clock runs until then
public record ClockTimes(
    long bankOfferMs,
    long bettingMs,
    long sideMs,
    long actionMs,
    long bankMs,
    long refillMs,
    long awayMs,
    long betweenMs,
    StoryTimes story) {

  public static final ClockTimes STANDARD =
      new ClockTimes(
          15_000, 15_000, 15_000, 20_000, 30_000, 5_000, 20_000, 4_000, StoryTimes.STANDARD);

  private static final long DAY_MS = 24L * 60 * 60 * 1000;

  /// For tests and trials in which nobody ever runs out of time.
  public static final ClockTimes ENDLESS =
      new ClockTimes(DAY_MS, DAY_MS, DAY_MS, DAY_MS, 0, 0, 0, 0);

  /// Clocks that wait for no story.
  public ClockTimes(
      long bankOfferMs,
      long bettingMs,
      long sideMs,
      long actionMs,
      long bankMs,
      long refillMs,
      long awayMs,
      long betweenMs) {
    this(
        bankOfferMs,
        bettingMs,
        sideMs,
        actionMs,
        bankMs,
        refillMs,
        awayMs,
        betweenMs,
        StoryTimes.NONE);
  }

  /// The same with another pause between rounds.
  public ClockTimes pausing(long ms) {
    return new ClockTimes(
        bankOfferMs, bettingMs, sideMs, actionMs, bankMs, refillMs, awayMs, ms, story);
  }

  /// The same for tables that nobody looks at: no pause, and no time for any story.
  public ClockTimes unwatched() {
    return new ClockTimes(
        bankOfferMs, bettingMs, sideMs, actionMs, bankMs, refillMs, awayMs, 0, StoryTimes.NONE);
  }

  long of(Clock clock) {
    return switch (clock) {
      case BANK_OFFER -> bankOfferMs;
      case BETTING -> bettingMs;
      case SIDE -> sideMs;
      case ACTION -> actionMs;
    };
  }
}
