package cardroom.scenarios.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.money.Money;
import cardroom.games.table.Command;
import cardroom.games.table.Command.Act;
import cardroom.games.table.Event;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Setup;
import cardroom.games.table.Setup.Stakes;
import cardroom.games.table.StoryLine;
import cardroom.games.table.TableGame;
import cardroom.games.table.Transfer;
import cardroom.games.table.Viewer;
import cardroom.houses.Catalogue;
import cardroom.houses.TableEngines;
import cardroom.scenarios.kit.TableDriver;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Sitting down, adding chips, sitting out, coming back and leaving are the same at every table:
/// the events, the answers, the chips, the words and the choices.
final class OneSeatingTest {

  private static final Player ANN = new Player("ann");

  /// What one table said to a fixed conversation about seats.
  private static final class Talk<T> extends TableDriver<T, TableGame<T>> {
    private final List<String> said = new ArrayList<>();

    private Talk(TableGame<T> game, Stakes stakes) {
      super(game, game.open(new Setup("t", stakes, 6)), new Viewer.Rail());
    }

    private List<String> whole() {
      act("leave", 0, 0);
      act("sit", 7, 400);
      act("sit", 3, 1);
      act("sit", 3, 400);
      act("sit", 4, 400);
      act("top-up", 0, 20);
      act("top-up", 0, 999_999);
      act("come-back", 0, 0);
      act("sit-out", 0, 0);
      act("sit-out", 0, 0);
      act("come-back", 0, 0);
      act("leave", 0, 0);
      act("sit", 3, 200);
      act("sit", 3, 420);
      say(new Command.HourPassed(ANN));
      act("leave", 0, 0);
      say(new Command.HourPassed(ANN));
      act("sit", 3, 200);
      return said;
    }

    private void act(String choice, int seat, int dollars) {
      var position = seat == 0 ? Position.TABLE : Position.seat(seat);
      say(new Act(ANN, choice, position, Money.dollars(dollars)));
    }

    private void say(Command command) {
      tries(command)
          .ifPresent(no -> said.add(no.sentence() + "|" + no.remedy().replaceAll("\\d", "")));
      game.choices(table, new Viewer.Person(ANN)).offered().stream()
          .filter(choice -> !List.of("stand-behind", "move").contains(choice.id()))
          .filter(choice -> !choice.id().equals("wait-for-blind"))
          .map(choice -> choice.id() + " " + choice.label() + " " + choice.position())
          .forEach(said::add);
    }

    @Override
    protected void happen(Event event) {
      said.add(event.getClass().getSimpleName());
      game.transfers(table, event).stream().map(Transfer::toString).forEach(said::add);
      var story = game.story(table, event, new Viewer.Rail());
      story.stream().map(StoryLine::text).forEach(said::add);
      super.happen(event);
    }
  }

  private static List<String> at(String house, String game, Stakes stakes) {
    var engine = TableEngines.of(Catalogue.packaged(), house, game, Map.of());
    return new Talk<>(engine, stakes).whole();
  }

  @Test
  void a_banked_table_and_a_poker_table_seat_people_alike() {
    var limit = new Stakes.Limit(Money.dollars(4), Money.dollars(8));
    var pure = at("casino-club", "pure-21.5", new Stakes.Schedule(1));
    assertThat(at("ocean-view", "texas-holdem", limit)).isEqualTo(pure);
    assertThat(at("casino-club", "three-card-poker", new Stakes.Schedule(1))).isEqualTo(pure);
    assertThat(at("ocean-view", "razz", limit)).isEqualTo(pure);
    assertThat(pure)
        .contains(
            "ann takes seat 3 with $400.",
            "ann adds $20.",
            "ann sits out.",
            "ann is back.",
            "ann leaves with $420.",
            "You have no place at this table|Sit down first.",
            "You left this table with $420 within the hour, and $200 is less|Bring $ to $, or wait"
                + " for the hour to pass.");
  }
}
