package cardroom.app.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cardroom.app.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// `cardroom simulate`: its figures beside the exact ones, its state file, and bad input.
final class SimulateTest {

  @TempDir private Path folder = Path.of("");

  private static JsonNode json(String... words) {
    var ran = Ran.of(words);
    assertThat(ran.err()).isEmpty();
    return JsonMapper.builder().build().readTree(ran.out());
  }

  @Test
  void figures_lie_within_four_errors_of_the_exact_ones() {
    var exact = json("analyze", "pure-21.5", "--decks", "2", "--json");
    var found = json("simulate", "pure-21.5", "--decks", "2", "--rounds", "2000000", "--json");
    var wagers = found.get("wagers");
    for (var name : new String[] {"buster", "red-flex"}) {
      var wager = wagers.get(name);
      assertThat(wager.get("mean").asDouble())
          .as(name)
          .isCloseTo(
              exact.get("wagers").get(name).get("ev").asDouble(),
              within(4 * wager.get("standardError").asDouble()));
      assertThat(wager.get("sd").asDouble())
          .as(name)
          .isCloseTo(exact.get("wagers").get(name).get("sd").asDouble(), within(0.1));
    }
    var game = wagers.get("game");
    assertThat(game.get("mean").asDouble())
        .isCloseTo(
            exact.get("totalDependent").get("ev").asDouble(),
            within(4 * game.get("standardError").asDouble()));
    assertThat(found.get("rounds").asLong()).isEqualTo(2_000_000);
  }

  @Test
  void early_surrender_is_played_as_it_is_analysed() {
    var words = new String[] {"pure-21.5", "--decks", "2", "--option", "surrender=early", "--json"};
    var exact = json(Stream.concat(Stream.of("analyze"), Stream.of(words)).toArray(String[]::new));
    for (var bets : new String[] {"buster=0,red-flex=0", "buster=1"}) {
      var all = new ArrayList<>(List.of("simulate", "--rounds", "400000", "--bet", bets));
      all.addAll(List.of(words));
      var game = json(all.toArray(String[]::new)).at("/wagers/game");
      assertThat(game.get("mean").asDouble())
          .isCloseTo(
              exact.at("/totalDependent/ev").asDouble(),
              within(4 * game.get("standardError").asDouble()));
    }
  }

  @Test
  void results_are_told_by_wager_and_seat_with_extremes_and_correlations() {
    var found =
        json(
            "simulate pure-21.5 --seats 2 --bank 200 --bet game=25 --rounds 66000 --distribution --json"
                .split(" "));
    assertThat(sum(found.at("/wagers/buster/distribution"))).isCloseTo(1, within(1e-9));
    assertThat(found.at("/wagers/game/leastCents").asLong()).isBetween(-20_000L, -5_000L);
    for (var seat : found.get("seats")) {
      assertThat(sum(seat.get("distribution"))).isCloseTo(1, within(1e-9));
      assertThat(seat.at("/quantilesCents/50%").asLong())
          .isBetween(seat.get("leastCents").asLong(), seat.get("mostCents").asLong());
      assertThat(seat.at("/wagers/red-flex/sdCents").asDouble()).isPositive();
    }
    assertThat(sum(found.at("/bank/distribution"))).isCloseTo(1, within(1e-9));
    var correlations = found.get("correlations");
    // A bank that busts loses the game and the Buster bet alike.
    assertThat(correlations.at("/wagersOfOneSeat/game/buster").asDouble()).isBetween(0.2, 0.5);
    assertThat(correlations.at("/seats/0/1").asDouble()).isBetween(0.3, 0.5);
    assertThat(correlations.at("/bankWithSeat/1").asDouble()).isBetween(-0.95, -0.6);
    var text = Ran.of("simulate pure-21.5 --seats 2 --rounds 66000".split(" ")).out();
    assertThat(text).contains("Correlation of two wagers of a seat: game and buster 0.");
  }

  private static double sum(JsonNode chances) {
    return chances.valueStream().mapToDouble(JsonNode::asDouble).sum();
  }

  @Test
  void a_chart_may_come_from_analyze() throws IOException {
    var chart =
        Files.writeString(
            folder.resolve("chart.json"), Ran.of("analyze", "pure-21.5", "--json").out());
    var own = json("simulate", "pure-21.5", "--rounds", "100000", "--json");
    var given =
        json("simulate", "pure-21.5", "--rounds", "100000", "--strategy", "" + chart, "--json");
    assertThat(given.get("wagers")).isEqualTo(own.get("wagers"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "pure-21.5 | {\"hard 16\":{\"2\":\"stand\",\"2\":\"hit\"}} | gives \"2\" twice",
        "pure-21.5 | {\"strategy\":{},\"strategy\":{}} | gives \"strategy\" twice",
        "pure-21.5 | {\"hard 16\" | is not JSON; a chart looks like {\"hard 16\"",
        "three-card-poker | {\"2\":\"Q62\",\"2\":\"Q63\"} | gives \"2\" twice",
        "three-card-poker | hello | is not JSON; a chart looks like {\"2\"",
      })
  void a_chart_that_can_be_read_in_two_ways_or_in_none_is_refused(
      String game, String text, String said) throws IOException {
    var chart = Files.writeString(folder.resolve("chart.json"), text);
    var ran = Ran.of("simulate", game, "--rounds", "1000", "--strategy", "" + chart);
    assertThat(ran.status()).isEqualTo(2);
    assertThat(ran.err()).contains(said).hasLineCount(1);
  }

  @Test
  void a_state_file_goes_on_and_knows_its_own_run() {
    var state = folder.resolve("run.state").toString();
    var table = new String[] {"--seats", "3", "--bank", "100", "--bet", "game=25", "--json"};
    var whole = json(with(table, "--rounds", "200000"));
    json(with(table, "--rounds", "131072", "--state", state));
    var rest = json(with(table, "--rounds", "200000", "--state", state));
    assertThat(rest.get("bank")).isEqualTo(whole.get("bank"));
    assertThat(rest.get("seats")).isEqualTo(whole.get("seats"));
    var other = Ran.of(with(table, "--rounds", "200000", "--seed", "9", "--state", state));
    assertThat(other.status()).isEqualTo(2);
    assertThat(other.err()).contains("is the state of another run");
  }

  private static String[] with(String[] table, String... more) {
    var words = new ArrayList<>(List.of("simulate", "pure-21.5"));
    words.addAll(List.of(table));
    words.addAll(List.of(more));
    return words.toArray(String[]::new);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --rounds 0                     | from 1 to
          --threads 0                    | from 1 to 1,024
          --seats 8                      | 1 to 7 seats
          --bank 1                       | at least $5
          --schedule 99                  | no schedule 99
          --strategy perfect             | no such strategy or file
          --bet game=1                   | the table takes $5 to $500
          --bet lucky=1                  | no such wager
          --bet buster=51                | from $1 to $50
          --decks 9                      | decks
          --penetration 2                | the part of the shoe
          --option split-hands-max=5     | split-hands-max=5 is not simulated
          --option max-circles-in-play=2 --seats 3 | max-circles-in-play=2
          --option bonus-unit=$5         | not a multiple of $5
          --bet game=5.25                | not a multiple of $0.50
          --bank 100.25                  | a multiple of $0.50
          --penetration 0.5 --option penetration=1/2 | give one of them
          --penetration 0.5 --option continuous-shuffle=true | continuous-shuffle=true
          --distribution                 | it adds to --json
          --house ocean-view --bet red-flex=5 | does not offer it
          """)
  void bad_input_is_one_sentence(String words, String said) {
    var ran = Ran.of(("simulate pure-21.5 " + words).split(" "));
    assertThat(ran.status()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains(said).hasLineCount(1);
  }

  @Test
  void poker_tells_collections_by_limit_and_players_and_the_types_of_hands() {
    var found = json("simulate texas-holdem --rounds 4000 --hands-per-hour 40 --json".split(" "));
    assertThat(found.get("byPlayers").size()).isEqualTo(8);
    var nine = found.at("/byPlayers/7");
    assertThat(nine.get("players").asInt()).isEqualTo(9);
    var row = found.at("/collections/0");
    assertThat(row.get("stakes").asString()).isEqualTo("limit $2-$4");
    assertThat(row.at("/byPlayers/7/feeCents").asLong()).isEqualTo(300);
    assertThat(row.at("/byPlayers/7/perHourCents").asDouble())
        .isCloseTo(40 * 300 * nine.get("collected").asDouble(), within(1e-6));
    assertThat(found.at("/handTypes/one pair/theory").asDouble()).isCloseTo(0.438, within(0.001));
    var text = Ran.of("simulate", "razz", "--rounds", "100", "--seats", "6");
    assertThat(text.err()).isEmpty();
    assertThat(text.out()).contains("collections an hour", "limit $2-$4");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          texas-holdem --bank 100         | has no bank
          texas-holdem --seats 10         | 2 to 9 people play
          texas-holdem --calls 2          | a chance from 0 to 1
          texas-holdem --hands-per-hour 0 | from 1 to 1,000
          texas-holdem --state x          | for games with a bank
          texas-holdem --rounds 0         | from 1 to
          pure-21.5 --calls 0.5           | are for poker
          euchre                          | euchre
          """)
  void bad_input_on_poker_is_one_sentence(String words, String said) {
    var ran = Ran.of(("simulate " + words).split(" "));
    assertThat(ran.status()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains(said).hasLineCount(1);
  }

  @Test
  void three_card_poker_is_simulated_with_its_bonus_bets() {
    var found =
        json(
            "simulate three-card-poker --seats 6 --bank 200 --bet ante=25 --rounds 70000 --json"
                .split(" "));
    assertThat(found.get("wagers").propertyNames())
        .contains("ante-play", "ante", "play", "pair-plus", "six-card-bonus");
    assertThat(found.at("/wagers/ante-play/mean").asDouble())
        .isCloseTo(
            found.at("/wagers/ante/mean").asDouble() + found.at("/wagers/play/mean").asDouble(),
            within(1e-9));
    assertThat(found.get("seats").size()).isEqualTo(6);
    assertThat(found.at("/bank/leastCents").asLong()).isEqualTo(-20_000);
    var bank =
        json("analyze three-card-poker --bank 200 --seats 6 --rounds 70000 --json".split(" "))
            .get("bank");
    assertThat(bank.get("knownExactly").size()).isEqualTo(4);
    assertThat(bank.get("schedules").size()).isEqualTo(5);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --seats 7                       | 1 to 6 seats
          --bet game=5                    | no such wager
          --bet ante=1                    | the table takes $5 to $500
          --strategy never-bust           | chart, mimic, always or a file
          --penetration 0.5               | whole deck every round
          --schedule 6                    | no schedule 6
          """)
  void bad_input_on_three_card_poker_is_one_sentence(String words, String said) {
    var ran = Ran.of(("simulate three-card-poker " + words).split(" "));
    assertThat(ran.status()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains(said).hasLineCount(1);
  }
}
