package cardroom.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.table.Player;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// The hour of those who left a table.
class DepartureTimesTest {
  private static final Player ANN = new Player("ann");
  private static final Player BOB = new Player("bob");
  private static final long HOUR_MS = DepartureTimes.HOUR_MS;

  private final DepartureTimes times = new DepartureTimes();

  @Test
  void an_hour_ends_once_and_starts_over_when_a_player_comes_back_and_leaves_again() {
    assertThat(times.next()).isEqualTo(Long.MAX_VALUE);
    times.follow(Set.of(ANN), 1_000);
    times.follow(Set.of(ANN, BOB), 5_000);
    assertThat(times.next()).isEqualTo(1_000 + HOUR_MS);
    assertThat(times.over(HOUR_MS)).isEmpty();
    times.follow(Set.of(BOB), 6_000);
    times.follow(Set.of(ANN, BOB), 7_000);
    assertThat(times.over(5_000 + HOUR_MS)).contains(BOB);
    assertThat(times.over(5_000 + HOUR_MS)).isEmpty();
    times.follow(Set.of(ANN), 5_000 + HOUR_MS);
    assertThat(times.over(7_000 + HOUR_MS)).contains(ANN);
  }

  @Test
  void what_had_no_effect_is_reported_again_after_a_while() {
    times.follow(Set.of(ANN), 0);
    assertThat(times.over(HOUR_MS)).contains(ANN);
    times.follow(Set.of(ANN), HOUR_MS);
    assertThat(times.next()).isBetween(HOUR_MS + 1, HOUR_MS + HOUR_MS / 2);
    assertThat(times.over(times.next())).contains(ANN);
  }

  @Test
  void after_a_restart_an_hour_goes_on_where_it_was() {
    times.recall(Map.of(ANN, HOUR_MS - 10, BOB, HOUR_MS), 1_000);
    times.follow(Set.of(ANN, BOB), 1_000);
    assertThat(times.over(1_000)).contains(BOB);
    times.follow(Set.of(ANN), 1_000);
    assertThat(times.next()).isEqualTo(1_010);
    times.recall(Map.of(ANN, 0L), 1_005);
    assertThat(times.next()).as("an hour that runs is not begun anew").isEqualTo(1_010);
  }
}
