package cardroom.scenarios.table;

import static cardroom.scenarios.kit.RulingAssert.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.table.Choice;
import cardroom.games.table.Command;
import cardroom.games.table.Command.Act;
import cardroom.games.table.Position;
import cardroom.games.table.Viewer;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Nobody puts winnings aside by leaving and coming back (reading 0002), nor sits out for not
/// answering an optional question.
class PokerGoingSouthTest extends PokerTableTalk {

  private Act sits(int amount) {
    return new Act(player(2), "sit", Position.seat(2), dollars(amount));
  }

  private void left(int stack) {
    sit(1, 3);
    act(sits(stack));
    act(2, "leave");
  }

  @Test
  void within_the_hour_one_comes_back_with_what_one_left_with() {
    left(1000);
    var refused = refused(sits(80));
    assertThat(refused.words())
        .isEqualTo(
            "You left this table with $1000 within the hour, and $80 is less (ROOM-SOUTH)."
                + " Bring $1000 to $8000, or wait for the hour to pass.");
    var offered =
        game.choices(table, new Viewer.Person(player(2))).offered().stream()
            .filter(choice -> choice.id().equals("sit"))
            .toList();
    assertThat(offered).isNotEmpty();
    assertThat(offered)
        .flatExtracting(choice -> choice.amount().stream().map(Choice.Amount::min).toList())
        .containsOnly(dollars(1000));
    act(sits(1000));
  }

  @Test
  void more_than_the_table_takes_is_not_asked_for() {
    left(8000);
    assertThat(refusal(sits(7999))).cites("ROOM-SOUTH");
    act(sits(8000));
  }

  @Test
  void after_the_hour_or_where_it_is_free_one_is_a_new_player() {
    left(1000);
    act(new Command.HourPassed(player(2)));
    act(sits(80));
    game = at("texas-holdem", Map.of("going-south", "free"));
    table = open(game);
    left(1000);
    act(sits(80));
  }

  @Test
  void whoever_does_not_say_whether_they_kill_is_not_sat_out() {
    game = at("lowball");
    table = open(game);
    sit(1, 2, 3);
    act(new Command.Shuffled());
    deal(6);
    for (int seat : new int[] {1, 2, 3}) {
      act(new Command.TimedOut(Position.seat(seat)));
      assertThat(table.at(seat).orElseThrow().isSittingOut()).as("LOWBALL-4").isFalse();
    }
    deal(9);
    act(new Command.TimedOut(Position.seat(1)));
    assertThat(table.at(1).orElseThrow().isSittingOut()).as("A-173").isTrue();
  }
}
