package cardroom.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;

class ClosedPagesTest {
  private final ClosedPages pages = new ClosedPages();

  @Test
  void whoever_closed_the_page_is_waited_for_less_long_and_keeps_newcomers_waiting() {
    pages.closed("ann");
    assertThat(pages.has("ann")).isTrue();
    assertThat(pages.keepsWaiting("ann")).isTrue();
    pages.isBack("ann");
    assertThat(pages.has("ann")).isFalse();
    assertThat(pages.keepNobodyWaiting()).isTrue();
  }

  @Test
  void after_a_restart_everybody_has_their_whole_time_and_newcomers_go_elsewhere() {
    pages.restarted(Set.of("ann", "bob"));
    assertThat(pages.has("ann")).isFalse();
    assertThat(pages.keepsWaiting("ann")).isTrue();
    pages.isBack("ann");
    assertThat(pages.keepsWaiting("ann")).isFalse();
    assertThat(pages.keepsWaiting("bob")).isTrue();
    pages.follow(Set.of("ann"));
    assertThat(pages.keepNobodyWaiting()).as("bob has left").isTrue();
  }
}
