package cardroom.scenarios.notation;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.banked.BankedGame;
import cardroom.games.banked.Outcome;
import cardroom.games.banked.table.BankedEvent;
import cardroom.games.banked.table.BankedTable;
import cardroom.games.rules.Rule;
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
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Whatever happens at a table can be written down, and judging the text gives the same results.
class WrittenRoundsTest {
  private static final Catalogue CATALOGUE = Catalogue.packaged();
  private static final int ROUNDS = 8 * Integer.getInteger("cardroom.tries", 1);
  private static final int SEED = Integer.getInteger("cardroom.written-seed", 1);

  @ParameterizedTest
  @CsvSource({
    "casino-club, pure-21.5, 6, ''",
    "casino-club, pure-21.5, 8, resplit-aces=true",
    "casino-club, pure-21.5, 4, bank-limit=net",
    "casino-club, pure-21.5, 3, decks=1",
    "casino-club, pure-21.5, 7, backline.limit-scope=per-circle",
    "casino-club, pure-21.5, 5, when-exhausted=run-on",
    "casino-club, pure-21.5, 6, surrender=early",
    "casino-club, pure-21.5, 6, settlement-major=wager-type",
    "casino-club, pure-21.5, 6, double-split-aces=true",
    "casino-club, pure-21.5, 6, even-money.offered=true",
    "casino-club, pure-21.5, 6, insurance.settle-at-peek=true",
    "casino-club, pure-21.5, 6, pay-pure-immediately=true",
    "ocean-view, pure-21.5, 6, ''",
    "ocean-view, pure-21.5, 2, when-exhausted=stop-either",
    "aviator, pure-21.5, 5, ''",
    "bureau-standard, pure-21.5, 7, bank-limit=gross",
    "bureau-standard, pure-21.5, 7, backline.base=true",
    "casino-club, three-card-poker, 6, ''",
    "casino-club, three-card-poker, 7, bank-limit=net",
    "casino-club, three-card-poker, 4, backline.follows-seat=false",
    "casino-club, three-card-poker, 5, forfeits-collected-first=true",
    "casino-club, three-card-poker, 6, pd-card-exposed-before-decision=false"
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
    var table = new RandomTable<>(engine, setup, 1_000L * SEED + seats);
    var seen = new TreeSet<String>();
    for (int i = 0; i < ROUNDS; i++) {
      assertThat(table.playRound()).as("round %d of %d is played to its end", i, ROUNDS).isTrue();
      var text =
          BankedNotation.write(engine, table.before(), table.events(), options, Optional.empty());
      assertThat(text.isPresent()).isEqualTo(isSettled(table.events()));
      text.ifPresent(one -> judgedAlike(one, table.events()));
      text.stream().flatMap(one -> Stream.of(one.split("\\s", -1))).forEach(seen::add);
    }
    var terms = engine.game().terms();
    assertThat(seen).contains("seat");
    if (terms.house().equals("casino-club") && options.isEmpty()) {
      assertThat(seen).contains("backline", "button", "fee", "matches", "stays");
      assertThat(seen).contains(terms.game().equals("pure-21.5") ? "split" : "play");
    }
  }

  private static void judgedAlike(String text, List<Event> events) {
    var judged = judged(text);
    assertThat(judged.failures()).as(text).isEmpty();
    assertThat(judged.refusals()).as(text).isEmpty();
    assertThat(results(judged)).as(text).isEqualTo(results(events));
    assertThat(fees(judged)).as(text).isEqualTo(fees(events));
  }

  private static boolean isSettled(List<Event> events) {
    return events.stream().anyMatch(BankedEvent.Settled.class::isInstance);
  }

  private static List<String> fees(JudgedBankedRound judged) {
    return judged.fees().stream()
        .filter(fee -> fee.amount().isPositive())
        .map(fee -> fee.payer().seat() + " " + fee.amount())
        .sorted()
        .toList();
  }

  private static List<String> fees(List<Event> events) {
    return events.stream()
        .filter(BankedEvent.Closed.class::isInstance)
        .flatMap(event -> ((BankedEvent.Closed) event).fees().stream())
        .map(fee -> fee.position().seat() + " " + fee.amount())
        .sorted()
        .toList();
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
    var due = outcome.due();
    return "%d %s %d %s %s %s %s %s %s %s"
        .formatted(
            due.position().seat(),
            due.wager(),
            due.hand(),
            due.stake(),
            due.amount(),
            outcome.paid(),
            outcome.collected(),
            outcome.returned(),
            ids(outcome.rules()),
            due.why());
  }

  private static List<String> results(List<Event> events) {
    return events.stream()
        .filter(BankedEvent.Settled.class::isInstance)
        .flatMap(event -> ((BankedEvent.Settled) event).lines().stream())
        .map(
            line ->
                "%d %s %d %s %s %s %s %s %s %s"
                    .formatted(
                        line.position().seat(),
                        line.wager(),
                        line.hand(),
                        line.stake(),
                        line.due(),
                        line.paid(),
                        line.collected(),
                        line.returned(),
                        ids(line.rules()),
                        line.why()))
        .toList();
  }

  private static List<String> ids(List<? extends Rule> rules) {
    return rules.stream().map(Rule::id).toList();
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
