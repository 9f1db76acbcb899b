package cardroom.scenarios.notation;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.banked.BankedGame;
import cardroom.games.banked.Outcome;
import cardroom.games.banked.table.BankedEvent;
import cardroom.games.banked.table.BankedTable;
import cardroom.games.table.Event;
import cardroom.games.table.Setup;
import cardroom.games.table.Viewer;
import cardroom.houses.Catalogue;
import cardroom.houses.TableEngines;
import cardroom.notation.banked.BankedNotation;
import cardroom.notation.banked.BankedScript;
import cardroom.notation.banked.JudgedBankedRound;
import cardroom.notation.script.Script;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Whatever happens at a table can be written down, and judging the text gives the same results.
class WrittenRoundsTest {
  private static final Catalogue CATALOGUE = Catalogue.packaged();
  private static final int ROUNDS = 40;

  @ParameterizedTest
  @CsvSource({
    "casino-club, pure-21.5, 6, ''",
    "casino-club, pure-21.5, 8, resplit-aces=true",
    "casino-club, pure-21.5, 4, bank-limit=net",
    "ocean-view, pure-21.5, 6, ''",
    "aviator, pure-21.5, 5, ''",
    "bureau-standard, pure-21.5, 7, bank-limit=gross",
    "casino-club, three-card-poker, 6, ''"
  })
  void a_round_that_is_written_down_is_judged_alike(
      String house, String game, int seats, String option) {
    var options =
        option.isEmpty()
            ? Map.<String, String>of()
            : Map.of(option.split("=", 2)[0], option.split("=", 2)[1]);
    if (TableEngines.of(CATALOGUE, house, game, options) instanceof BankedTable<?> engine) {
      compare(engine, seats, options);
    }
  }

  private static <R> void compare(BankedTable<R> engine, int seats, Map<String, String> options) {
    var setup = new Setup("Any", new Setup.Stakes.Schedule(1), seats);
    var table = new RandomTable<>(engine, setup, seats);
    var written = new StringBuilder();
    for (int i = 0; i < ROUNDS && table.playRound(); i++) {
      var text =
          BankedNotation.write(engine, table.before(), table.events(), options, Optional.empty());
      if (text.isPresent()) {
        written.append(text.get());
        var judged = judged(text.get());
        assertThat(judged.failures()).as(text.get()).isEmpty();
        assertThat(judged.refusals()).as(text.get()).isEmpty();
        assertThat(results(judged)).as(text.get()).isEqualTo(results(table.events()));
      }
    }
    var terms = engine.game().terms();
    if (terms.house().equals("casino-club")) {
      assertThat(written.toString()).contains("backline ", "fee bank -> ", "button -> ");
      assertThat(written.toString())
          .contains(terms.game().equals("pure-21.5") ? " split " : " play");
    }
    assertThat(written).isNotEmpty();
  }

  private static JudgedBankedRound judged(String text) {
    var script = Script.read(text).getFirst();
    return BankedScript.read(script, WrittenRoundsTest::game).play();
  }

  private static BankedGame<?> game(String house, String game, Map<String, String> options) {
    return ((BankedTable<?>) TableEngines.of(CATALOGUE, house, game, options)).game();
  }

  private static List<String> results(JudgedBankedRound judged) {
    return judged.settlement().orElseThrow().outcomes().stream()
        .map(WrittenRoundsTest::result)
        .toList();
  }

  private static String result(Outcome outcome) {
    return "%d %s %d %s %s %s"
        .formatted(
            outcome.due().position().seat(),
            outcome.due().wager(),
            outcome.due().hand(),
            outcome.paid(),
            outcome.collected(),
            outcome.returned());
  }

  private static List<String> results(List<Event> events) {
    return events.stream()
        .filter(BankedEvent.Settled.class::isInstance)
        .flatMap(event -> ((BankedEvent.Settled) event).lines().stream())
        .map(
            line ->
                "%d %s %d %s %s %s"
                    .formatted(
                        line.position().seat(),
                        line.wager(),
                        line.hand(),
                        line.paid(),
                        line.collected(),
                        line.returned()))
        .toList();
  }

  @ParameterizedTest
  @CsvSource({"casino-club, three-card-poker"})
  void a_folded_hand_is_not_written_for_others(String house, String game) {
    if (TableEngines.of(CATALOGUE, house, game, Map.of()) instanceof BankedTable<?> engine) {
      hides(engine);
    }
  }

  private static <R> void hides(BankedTable<R> engine) {
    var table = new RandomTable<>(engine, new Setup("Any", new Setup.Stakes.Schedule(1), 6), 1);
    Viewer rail = new Viewer.Rail();
    var hidden = 0;
    for (int i = 0; i < ROUNDS && table.playRound(); i++) {
      var all =
          BankedNotation.write(engine, table.before(), table.events(), Map.of(), Optional.empty());
      var seen =
          BankedNotation.write(engine, table.before(), table.events(), Map.of(), Optional.of(rail));
      hidden += all.isPresent() && seen.isEmpty() ? 1 : 0;
    }
    assertThat(hidden).isPositive();
  }
}
