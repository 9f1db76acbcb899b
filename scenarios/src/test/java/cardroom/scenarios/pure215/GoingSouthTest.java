package cardroom.scenarios.pure215;

import static cardroom.scenarios.kit.RulingAssert.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/// Nobody puts winnings aside by leaving and coming back (reading 0002), at a banked table.
final class GoingSouthTest {

  private static TableTalk<?> left(Map<String, String> options) {
    return TableTalk.at("casino-club", 1, options)
        .sits("ann", 1, 500)
        .sits("bob", 2, 1000)
        .says("bob", "leave");
  }

  @Test
  void within_the_hour_one_comes_back_with_what_one_left_with() {
    var table = left(Map.of());
    assertThat(table.offers("bob")).contains("sit 2 $1000-$5000 $1000");
    assertThat(table.refused("bob", "sit", "2", 80)).cites("ROOM-SOUTH");
    assertThat(table.refused("bob", "sit", "2", 999)).cites("ROOM-SOUTH");
    assertThat(table.refused("bob", "stand-behind", "table", 80)).cites("ROOM-SOUTH");
    assertThat(table.refused("bob", "sit", "2", 6000)).cites("ROOM-BUY-IN");
    assertThat(table.offers("cy")).contains("sit 2 $20-$5000 $200");
    table.sits("bob", 2, 1000);
    assertThat(table.stack("bob")).isEqualTo("$1000");
  }

  @Test
  void after_the_hour_one_is_a_new_player() {
    var table = left(Map.of()).hourPasses("bob");
    assertThat(table.offers("bob")).contains("sit 2 $20-$5000 $200");
    table.sits("bob", 2, 80);
  }

  @Test
  void whoever_came_back_with_it_and_lost_it_may_go_with_less() {
    var table = left(Map.of()).sits("bob", 2, 1000).says("bob", "leave");
    table.sits("bob", 3, 1000).banks("ann", 100);
    assertThat(
            table.refused(
                new cardroom.games.table.Command.HourPassed(
                    new cardroom.games.table.Player("bob"))))
        .cites("ROOM-UNKNOWN");
  }

  @Test
  void a_house_may_leave_it_free() {
    left(Map.of("going-south", "free")).sits("bob", 2, 80);
  }
}
