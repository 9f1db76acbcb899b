package cardroom.scenarios.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.banked.table.BankedEvent;
import cardroom.games.table.Choice;
import cardroom.games.table.Command;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Ruling;
import cardroom.games.table.Setup;
import cardroom.games.table.Setup.Stakes;
import cardroom.games.table.TableGame;
import cardroom.games.table.Viewer;
import cardroom.houses.Catalogue;
import cardroom.houses.TableEngines;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Laws of the banked table with Three Card Poker on it.
final class ThreeCardEveningTest {

  private static TableGame<?> engine(String limit, String exhausted, Map<String, String> more) {
    var options = new HashMap<>(more);
    options.put("bank-limit", limit);
    options.put("when-exhausted", exhausted);
    return TableEngines.of(Catalogue.packaged(), "casino-club", "three-card-poker", options);
  }

  @ParameterizedTest
  @CsvSource({"1, separate", "3, net", "5, gross"})
  void an_evening_keeps_every_chip(int schedule, String limit) {
    var setup = new Setup("Test", new Stakes.Schedule(schedule), 7);
    var engine = engine(limit, "return-rest", Map.of());
    var evening = BankedTableTest.played(engine, setup, 2, 300);
    assertThat(evening.events()).hasAtLeastOneElementOfType(BankedEvent.Settled.class);
  }

  @ParameterizedTest
  @CsvSource({"true, 11", "false, 12"})
  void choices_are_what_the_rules_allow(String follows, long seed) {
    var more = Map.of("backline.follows-seat", follows);
    offeredIsAllowed(engine("separate", "return-rest", more), seed);
  }

  private static <T> void offeredIsAllowed(TableGame<T> engine, long seed) {
    var setup = new Setup("Test", new Stakes.Schedule(1), 7);
    var evening = new BankedEvening<>(engine, engine.open(setup), seed);
    var seen = new HashSet<String>();
    for (var step = 0; step < 250; step++) {
      evening.step();
      var view = engine.view(evening.table(), new Viewer.Rail());
      for (var spot : view.positions()) {
        var player = new Player(spot.bettor());
        seen.addAll(offeredIsAllowed(engine, evening.table(), player, spot.position()));
      }
    }
    assertThat(seen).contains("play", "fold");
  }

  private static <T> List<String> offeredIsAllowed(
      TableGame<T> engine, T table, Player player, Position position) {
    var offered =
        engine.choices(table, new Viewer.Person(player)).offered().stream()
            .filter(choice -> choice.position().equals(position))
            .map(Choice::id)
            .filter(List.of("play", "fold")::contains)
            .toList();
    var allowed =
        List.of("play", "fold").stream()
            .filter(
                choice ->
                    engine.rule(table, new Command.Act(player, choice, position))
                        instanceof Ruling.Allowed)
            .collect(Collectors.toList());
    assertThat(offered).isEqualTo(allowed);
    return allowed;
  }
}
