package cardroom.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.table.Player;
import cardroom.games.table.Viewer;
import org.junit.jupiter.api.Test;

class PresenceTest {
  private final Presence presence = new Presence();

  private record Page(Viewer viewer, boolean isHuman) implements Watcher {
    @Override
    public void show(TableShowing showing) {}

    @Override
    public void ended() {}
  }

  private static Page page(String name, boolean isHuman) {
    return new Page(new Viewer.Person(new Player(name)), isHuman);
  }

  @Test
  void somebody_is_here_until_the_last_of_their_pages_is_closed() {
    presence.came(page("ann", true));
    presence.came(page("ann", true));
    presence.went(page("ann", true));
    assertThat(presence.isHere("ann")).isTrue();
    presence.went(page("ann", true));
    assertThat(presence.isHere("ann")).isFalse();
  }

  @Test
  void people_and_bots_are_told_apart_and_nobody_at_the_rail_is_a_player() {
    presence.came(page("Ruth*1", false));
    assertThat(presence.hasBots()).isTrue();
    assertThat(presence.hasHumans()).isFalse();
    presence.came(new Page(new Viewer.Rail(), true));
    assertThat(presence.hasHumans()).isTrue();
    assertThat(presence.isHere("")).isFalse();
    presence.went(page("Ruth*1", false));
    assertThat(presence.hasBots()).isFalse();
  }
}
