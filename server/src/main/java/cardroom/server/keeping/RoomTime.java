package cardroom.server.keeping;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/// The two clocks of a room. Time stamps follow the calendar, which can be set; what waits or
/// measures time follows the steady clock, which begins with the calendar's time and then only
/// moves forward, so that nobody waits when the calendar is set back four hours, and nobody's time
/// runs out when it is set forward.
///
/// @param calendar for time stamps
/// @param steady for time limits, expiry and rate limits
public record RoomTime(InstantSource calendar, InstantSource steady) {

  public static RoomTime ofTheMachine() {
    return goingOnFrom(InstantSource.system());
  }

  /// The steady clock reads the calendar only once.
  public static RoomTime goingOnFrom(InstantSource calendar) {
    var began = Instant.ofEpochMilli(calendar.millis());
    var nanosThen = System.nanoTime();
    return new RoomTime(
        calendar, () -> began.plus(Duration.ofNanos(System.nanoTime() - nanosThen)));
  }

  /// Both in one, for tests that set the time themselves.
  public static RoomTime of(InstantSource both) {
    return new RoomTime(both, both);
  }
}
