package cardroom.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Who may take the seats that are free.
class WaitingListTest {

  @Test
  void a_free_seat_is_kept_for_the_first_in_line_and_no_longer_than_its_time() {
    var list = new WaitingList();
    list.enter("ann");
    list.offer(1, 1_000);
    assertThat(list.bars("bob", 1)).isTrue();
    assertThat(list.bars("ann", 1)).isFalse();
    list.offer(1, 1_000 + WaitingList.KEPT_MS - 1);
    assertThat(list.bars("bob", 1)).isTrue();
    list.offer(1, 1_000 + WaitingList.KEPT_MS);
    assertThat(list.bars("bob", 1)).isFalse();
    assertThat(list.names()).isEmpty();
  }
}
