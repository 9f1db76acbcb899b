package cardroom.scenarios.pure215;

import static cardroom.scenarios.kit.RulingAssert.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.money.Money;
import cardroom.games.table.Command.Call;
import cardroom.games.table.Position;
import cardroom.scenarios.kit.Proves;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What a floor person may call at a banked table (A-70, P215-TABLE-3).
final class BankedFloorTest {

  private static TableTalk<?> two() {
    return TableTalk.at().sits("ann", 1, 500).sits("bob", 2, 500);
  }

  private static Call call(String floor, String choice, Position position) {
    return new Call(floor, choice, position, Money.ZERO, List.of());
  }

  @Test
  @Proves({"COL-GEN-3", "P215-TABLE-3"})
  void between_rounds_the_floor_is_offered_every_other_schedule() {
    assertThat(two().floorOffers("floor"))
        .hasSize(11)
        .contains("schedule.2 table", "schedule.12 table")
        .doesNotContain("schedule.1 table", "void-round table");
    assertThat(two().calls("schedule.2").floorOffers("floor")).contains("schedule.1 table");
    assertThat(two().refusedCall("schedule.1")).cites("COL-GEN-3");
    assertThat(two().refusedCall("schedule.13")).cites("COL-GEN-3");
    assertThat(two().refusedCall("void-round")).cites("ROOM-NOT-NOW");
    assertThat(two().refusedCall("lunch")).cites("ROOM-UNKNOWN");
  }

  @Test
  @Proves("COL-GEN-10")
  void in_a_round_the_floor_may_only_call_it_off() {
    var table = two().banks("ann", 100).bets("bob", 2, 10);
    assertThat(table.floorOffers("floor")).containsExactly("void-round table");
    assertThat(table.refusedCall("schedule.2")).cites("COL-GEN-3");
    assertThat(table.refused(call("floor", "void-round", Position.seat(2)))).cites("ROOM-FLOOR");
  }

  @Test
  void whoever_plays_at_the_table_is_not_its_floor_person() {
    var table = two().banks("ann", 100).bets("bob", 2, 10);
    assertThat(table.floorOffers("bob")).isEmpty();
    assertThat(table.refused(call("bob", "void-round", Position.TABLE))).cites("ROOM-FLOOR");
    assertThat(table.floorOffers("")).containsExactly("void-round table");
  }
}
