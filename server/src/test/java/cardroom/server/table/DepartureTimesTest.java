package cardroom.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.table.Player;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// The hour of those who left a table.
class DepartureTimesTest {
  private static final Player ANN = new Player("ann");
  private static final Player BOB = new Player("bob");

  @Test
  void an_hour_is_over_once_and_begins_anew_for_who_came_back_and_left_again() {
    var times = new DepartureTimes();
    assertThat(times.next()).isEqualTo(Long.MAX_VALUE);
    times.follow(Set.of(ANN), 1_000);
    times.follow(Set.of(ANN, BOB), 5_000);
    assertThat(times.next()).isEqualTo(1_000 + DepartureTimes.HOUR_MS);
    assertThat(times.over(DepartureTimes.HOUR_MS)).isEmpty();
    times.follow(Set.of(BOB), 6_000);
    times.follow(Set.of(ANN, BOB), 7_000);
    assertThat(times.over(5_000 + DepartureTimes.HOUR_MS)).contains(BOB);
    assertThat(times.over(5_000 + DepartureTimes.HOUR_MS)).isEmpty();
    assertThat(times.over(7_000 + DepartureTimes.HOUR_MS)).contains(ANN);
  }
}
