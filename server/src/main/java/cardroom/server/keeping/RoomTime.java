package cardroom.server.keeping;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/// The two clocks of a room. What is stamped follows the calendar, which somebody may set; what
/// waits or counts time follows the steady clock, which begins with the calendar's time and then
/// only ever goes on, so that a calendar set back four hours keeps nobody waiting, and one set
/// forward acts for nobody.
///
/// @param calendar for time stamps
/// @param steady for whatever runs out, is kept for a while or may come only so often
public record RoomTime(InstantSource calendar, InstantSource steady) {

  public static RoomTime ofTheMachine() {
    return goingOnFrom(InstantSource.system());
  }

  /// The steady clock reads that calendar once.
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
