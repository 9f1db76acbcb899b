package cardroom.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.table.Player;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// The seats of those who went away.
class AbsentSeatsTest {
  private static final long KEPT_MS = AbsentSeats.KEPT_MS;

  private final AbsentSeats seats = new AbsentSeats();

  private void follow(Set<String> absent, long now) {
    seats.follow(Set.of("ann", "bob", "cy"), absent::contains, now);
  }

  @Test
  void a_seat_is_kept_for_a_while_and_given_up_once() {
    follow(Set.of(), 0);
    assertThat(seats.next()).isEqualTo(Long.MAX_VALUE);
    follow(Set.of("ann"), 1_000);
    follow(Set.of("ann", "bob"), 5_000);
    assertThat(seats.next()).isEqualTo(1_000 + KEPT_MS);
    assertThat(seats.over(999 + KEPT_MS)).isEmpty();
    assertThat(seats.over(1_000 + KEPT_MS)).contains(new Player("ann"));
    assertThat(seats.over(1_000 + KEPT_MS)).as("if nothing comes of it, later").isEmpty();
  }

  @Test
  void whoever_comes_back_or_acts_has_the_whole_time_again() {
    follow(Set.of("ann", "bob"), 0);
    follow(Set.of("bob"), 2_000);
    follow(Set.of("ann", "bob"), 3_000);
    seats.acted(new Player("bob"), 4_000);
    seats.acted(new Player("cy"), 4_000);
    assertThat(seats.next()).isEqualTo(3_000 + KEPT_MS);
    assertThat(seats.over(3_000 + KEPT_MS)).contains(new Player("ann"));
    assertThat(seats.over(3_999 + KEPT_MS)).isEmpty();
  }

  @Test
  void whoever_left_is_forgotten() {
    follow(Set.of("ann"), 0);
    seats.follow(Set.of("bob"), Set.of("ann")::contains, 1_000);
    assertThat(seats.next()).isEqualTo(Long.MAX_VALUE);
  }
}
