package cardroom.server.table;

import cardroom.games.table.Clock;
import cardroom.games.table.Position;
import cardroom.server.table.TableShowing.ClockView;
import java.util.Set;

/// A clock that runs.
///
/// @param who whose decisions it waits for
/// @param since when it starts to run: what led to it has been told by then
/// @param totalMs what everybody gets
/// @param bankMs what the player whose turn it is may add from their own time bank
/// @param extraMs what is added because they are away
record RunningClock(
    Clock clock,
    Set<Position> who,
    int round,
    long since,
    long totalMs,
    long bankMs,
    long extraMs,
    Set<Position> timedOut) {
  long deadline() {
    return since + totalMs + bankMs + extraMs;
  }

  RunningClock with(Set<Position> who, long since, long totalMs, long extraMs) {
    return new RunningClock(clock, who, round, since, totalMs, bankMs, extraMs, timedOut);
  }

  RunningClock thinking(long bankMs, long extraMs) {
    return new RunningClock(clock, who, round, since, totalMs, bankMs, extraMs, timedOut);
  }

  ClockView view(long now) {
    var places = who.stream().map(Position::id).toList();
    var whole = totalMs + extraMs;
    return new ClockView(ClockName.of(clock), places, whole, bankMs, since, deadline(), now);
  }
}
