package cardroom.server.floor;

import java.time.InstantSource;
import java.util.Optional;
import java.util.OptionalLong;

/// Where passes are shown and badges are looked at.
///
/// @param pass empty in a room that has no floor
public record FloorDesk(Optional<FloorPass> pass, InstantSource time) {

  /// A room without a floor.
  public static FloorDesk closed() {
    return new FloorDesk(Optional.empty(), InstantSource.system());
  }

  public static FloorDesk with(FloorPass pass) {
    return new FloorDesk(Optional.of(pass), InstantSource.system());
  }

  /// A badge for a session that shows the pass; empty when it is not the pass.
  public Optional<String> admit(String token, String shown) {
    return pass.filter(mine -> mine.isThis(shown)).map(mine -> mine.badge(token, shiftEnd()));
  }

  private long shiftEnd() {
    return time.millis() + FloorPass.SHIFT.toMillis();
  }

  /// Until when the session of that token is a floor person's.
  public OptionalLong until(String token, String badge) {
    return pass.map(mine -> mine.until(token, badge, time.millis())).orElse(OptionalLong.empty());
  }

  public boolean isOver(long until) {
    return until <= time.millis();
  }
}
