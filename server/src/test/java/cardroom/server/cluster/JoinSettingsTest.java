package cardroom.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.cluster.ClusterNode.Place;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Whom a machine asks to let it join, and whether it founds the room itself.
class JoinSettingsTest {
  private static final Place FIRST = new Place("a", 1, List.of("a:1", "b:2", "c:3"));

  @Test
  void the_first_machine_founds_the_room_when_nobody_plays() {
    assertThat(JoinSettings.seeds(FIRST, List.of())).containsExactly("a:1", "b:2", "c:3");
  }

  @Test
  void the_first_machine_founds_no_room_of_its_own_while_others_play() {
    assertThat(JoinSettings.seeds(FIRST, List.of("c:3#77"))).containsExactly("b:2", "c:3");
  }

  @Test
  void what_it_left_behind_itself_is_nobody_else() {
    assertThat(JoinSettings.seeds(FIRST, List.of("a:1#76"))).startsWith("a:1");
  }

  @Test
  void a_room_that_is_not_of_this_cluster_is_not_joined_by_mistake() {
    assertThat(JoinSettings.seeds(FIRST, List.of("d:4#78"))).startsWith("a:1");
  }
}
