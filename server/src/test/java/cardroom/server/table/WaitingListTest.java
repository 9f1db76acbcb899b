package cardroom.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.table.Choice;
import cardroom.games.table.Choices;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.RoomRule;
import cardroom.games.table.Viewer;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Who may take the seats that are free.
class WaitingListTest {

  @Test
  void a_free_seat_is_kept_for_the_first_in_line_and_no_longer_than_its_time() {
    var list = new WaitingList();
    list.enter("ann");
    list.offer(1, 1_000);
    assertThat(list.keptUntil()).isEqualTo(1_000 + Tables.SEAT_KEPT_MS);
    assertThat(bars(list, "bob", 1)).isTrue();
    assertThat(bars(list, "ann", 1)).isFalse();
    list.offer(1, 1_000 + Tables.SEAT_KEPT_MS - 1);
    assertThat(bars(list, "bob", 1)).isTrue();
    list.offer(1, 1_000 + Tables.SEAT_KEPT_MS);
    assertThat(bars(list, "bob", 1)).isFalse();
    assertThat(list.names()).isEmpty();
    assertThat(list.keptUntil()).isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void whoever_is_offered_no_seat_any_more_has_their_whole_time_at_the_next() {
    var list = new WaitingList();
    list.enter("ann");
    list.offer(1, 1_000);
    list.offer(0, 2_000);
    list.offer(1, 40_000);
    assertThat(list.names()).containsExactly("ann");
    assertThat(list.keptUntil()).isEqualTo(40_000 + Tables.SEAT_KEPT_MS);
  }

  @Test
  void a_seat_that_is_kept_for_another_is_not_offered() {
    var sit = Choice.plain("sit", "Sit", Position.seat(1), RoomRule.SEAT);
    var behind = Choice.plain("stand-behind", "Bet behind", Position.TABLE, RoomRule.SEAT);
    var all = new Choices(List.of(sit, behind), List.of());
    var kept = new KeptSeats(List.of("ann"), 1);
    assertThat(kept.open(all, person("ann"))).isEqualTo(all);
    assertThat(kept.open(all, person("bob")).offered()).containsExactly(behind);
    assertThat(kept.open(all, person("bob")).barred()).hasSize(1);
    assertThat(new KeptSeats(List.of("ann"), 2).open(all, person("bob"))).isEqualTo(all);
  }

  private static Viewer person(String name) {
    return new Viewer.Person(new Player(name));
  }

  private static boolean bars(WaitingList list, String name, int free) {
    return new KeptSeats(list.names(), free).bars(name);
  }
}
