package cardroom.app.analyze;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.app.Ran;
import cardroom.app.Status;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// `cardroom analyze`: the JSON that scripts rely on, and bad input.
final class AnalyzeTest {

  private static JsonNode json(String... words) {
    var ran = Ran.of(words);
    assertThat(ran.err()).isEmpty();
    assertThat(ran.status()).isEqualTo(Status.DONE);
    return JsonMapper.builder().build().readTree(ran.out());
  }

  @Test
  void pure_21_5_has_the_keys_that_scripts_rely_on() {
    var answer = json("analyze", "pure-21.5", "--decks", "6", "--json");
    assertThat(answer.get("house").asString()).isEqualTo("casino-club");
    assertThat(answer.get("decks").asInt()).isEqualTo(6);
    assertThat(answer.get("method").asString()).isEqualTo("exact");
    assertThat(answer.get("options").get("resplit-aces").asBoolean()).isFalse();
    assertThat(answer.at("/wagers/game/strategyIs").asString()).isEqualTo("composition-dependent");
    assertThat(answer.at("/wagers/game/ev").asDouble()).isBetween(-0.01877, -0.01875);
    assertThat(answer.at("/wagers/insurance/ev").asDouble()).isBetween(-0.0740, -0.0739);
    assertThat(answer.at("/wagers/buster/distribution").propertyNames())
        .containsExactly("3", "4", "5", "6", "7", "8+");
    assertThat(answer.at("/wagers/red-flex/distribution").propertyNames())
        .containsExactly("0", "1", "2", "3", "4", "5", "6", "7+");
    assertThat(answer.at("/strategy/hard 16/T").asString()).isEqualTo("surrender, else stand");
    assertThat(answer.at("/strategy/hard 16/A").asString()).isEqualTo("surrender, else hit");
    assertThat(answer.at("/strategy/pair 8/6").asString()).isEqualTo("split");
    assertThat(answer.at("/totalDependent/ev").asDouble()).isBetween(-0.01878, -0.01876);
  }

  @Test
  void infinite_decks_and_options_are_reported() {
    var answer =
        json("analyze", "pure-21.5", "--decks", "infinite", "--option", "bank-888=none", "--json");
    assertThat(answer.get("decks").asString()).isEqualTo("infinite");
    assertThat(answer.get("options").get("bank-888").asString()).isEqualTo("none");
  }

  @Test
  void three_card_poker_has_exact_fractions_and_a_hand_for_each_exposed_rank() {
    var answer = json("analyze", "three-card-poker", "--json");
    assertThat(answer.at("/wagers/ante-play/numerator").asLong()).isEqualTo(-229_314);
    assertThat(answer.at("/wagers/ante-play/denominator").asLong()).isEqualTo(12_724_075);
    assertThat(answer.get("wagers").propertyNames())
        .containsExactly("ante-play", "ante-play-blind", "pair-plus", "six-card-bonus");
    assertThat(answer.at("/strategy/Q").asString()).isEqualTo("Q92");
    assertThat(answer.at("/strategy/5").asString()).isEqualTo("always");
  }

  @Test
  void the_rounds_distribution_is_shown_when_asked_for() {
    var words = new String[] {"analyze", "pure-21.5", "--decks", "1", "--distribution", "--json"};
    var answer = json(words);
    var distribution = answer.at("/wagers/game/distribution");
    assertThat(distribution.propertyNames()).contains("-8", "-0.5", "0", "1.2", "8");
    double whole =
        distribution.properties().stream().mapToDouble(e -> e.getValue().asDouble()).sum();
    assertThat(whole).isBetween(1 - 1e-9, 1 + 1e-9);
    assertThat(answer.at("/wagers/game/sdIs").asString()).startsWith("exact, splits and resplits");
    assertThat(answer.at("/joint/correlation").propertyNames())
        .containsExactly("game, buster", "game, red-flex", "buster, red-flex");
    assertThat(answer.at("/joint/correlation/game, buster").asDouble()).isBetween(0.25, 0.35);
    double lines =
        answer
            .at("/joint/distribution")
            .valueStream()
            .mapToDouble(e -> e.get("chance").asDouble())
            .sum();
    assertThat(lines).isBetween(1 - 1e-9, 1 + 1e-9);
    assertThat(answer.at("/joint/byBankHand").propertyNames()).contains("17", "8-8-8", "Pure");
  }

  @Test
  void two_sheets_are_compared_wager_by_wager() {
    var answer =
        json(
            "analyze",
            "pure-21.5",
            "--decks",
            "6",
            "--versus",
            "house=ocean-view,resplit-aces=true",
            "--json");
    assertThat(answer.at("/b/house").asString()).isEqualTo("ocean-view");
    assertThat(answer.at("/difference/game/ev").asDouble()).isBetween(0.0006, 0.0008);
    assertThat(answer.at("/difference").propertyNames()).containsExactly("game", "buster");
  }

  @Test
  void removal_tells_the_effect_of_each_rank_and_a_count() {
    var answer = json("analyze", "pure-21.5", "--decks", "6", "--removal", "--json");
    assertThat(answer.at("/removal/wagers/game/effects/5").asDouble()).isBetween(0.0012, 0.0016);
    assertThat(answer.at("/removal/wagers/game/count/T").asInt()).isEqualTo(-1);
    assertThat(answer.at("/removal/wagers/game/correlation").asDouble()).isBetween(0.9, 1.0);
  }

  @Test
  void the_report_shows_wagers_and_a_chart_that_reads_without_colours() {
    var ran = Ran.of("analyze", "pure-21.5", "--decks", "6");
    assertThat(ran.out())
        .startsWith("pure-21.5, casino-club, 6 decks\n")
        .contains("game                1.87607 %")
        .contains("hard 16  S   S   S   S   S   H   H   Rh  Rs  Rh")
        .doesNotContain("\u001b");
  }

  @Test
  void tables_are_designed_for_an_edge() {
    var answer = json("design", "buster", "--edge", "5%", "--decks", "6", "--json");
    var first = answer.at("/tables/0");
    assertThat(first.get("edge").asDouble()).isBetween(0.04999, 0.05001);
    assertThat(first.get("pays").propertyNames()).containsExactly("3", "4", "5", "6", "7", "8+");
    assertThat(Ran.of("design", "pair-plus", "--edge", "3%").out().lines()).hasSize(10);
  }

  @ParameterizedTest
  @CsvSource({
    "buster --edge five, that is not an edge",
    "lucky --edge 5%, There is no bonus wager 'lucky'",
    "red-flex --edge 5% --house aviator, has no red-flex",
    "buster --edge 5% --shape x, is not a line",
    "buster --edge 5% --max 0, a line may pay"
  })
  void bad_designs_get_one_sentence_and_status_2(String words, String part) {
    var ran = Ran.of(("design " + words).split(" "));
    assertThat(ran.status()).isEqualTo(Status.WRONG_USE);
    assertThat(ran.err().lines()).hasSize(1);
    assertThat(ran.err()).contains(part);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          pure-21.5 --decks 9                   | --decks 9: a shoe has 1 to 8 decks
          pure-21.5 --decks lots                | a shoe has 1 to 8 decks
          pure-21.5 --house ocean-view --decks 1 | --decks 1: read
          pure-21.5 --option hit-soft-71=true   | hit-soft-17
          pure-21.5 --removed Xx                | is not a card
          pure-21.5 --decks 1 --removed AhAh    | 1 deck holds 1 of Ah
          pure-21.5 --decks infinite --removed Ah | infinite decks
          texas-holdem                          | cannot be analysed
          backgammon                            | There is no game 'backgammon'
          three-card-poker --decks 2            | is dealt from one deck
          three-card-poker --removal            | only pure-21.5
          three-card-poker --splits             | only pure-21.5
          three-card-poker --removed AhAh       | 1 deck holds 1 of Ah
          pure-21.5 --splits 0                  | from 1 to 1,000,000
          pure-21.5 --splits --decks infinite   | infinite decks
          pure-21.5 --house nowhere             | nowhere
          pure-21.5 --houses /nowhere/at/all    | /nowhere/at/all
          pure-21.5 --decks 0                   | a shoe has 1 to 8 decks
          pure-21.5 --option decks=9            | decks
          pure-21.5 --versus decks=9            | decks
          pure-21.5 --versus hit-soft-71=true   | hit-soft-17
          pure-21.5 --versus x                  | is not key=value
          pure-21.5 --bank 100 --removed Ah     | whole decks
          pure-21.5 --distributoin              | --distribution
          """)
  void bad_input_gets_one_sentence_and_status_2(String words, String part) {
    var ran = Ran.of(("analyze " + words).split(" "));
    assertThat(ran.status()).isEqualTo(Status.WRONG_USE);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err().lines()).hasSize(1);
    assertThat(ran.err()).contains(part);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "decks: [", "game: pure-21.5\nnonsense: 1\n", "- a\n- b\n", "\t"})
  void a_sheet_that_does_not_load_is_one_sentence_and_status_2(String sheet, @TempDir Path folder)
      throws IOException {
    var house = Files.createDirectories(folder.resolve("mine"));
    Files.writeString(house.resolve("pure-21.5.yaml"), sheet);
    var ran = Ran.of("analyze", "pure-21.5", "--houses", folder.toString(), "--house", "mine");
    assertThat(ran.status()).isEqualTo(Status.WRONG_USE);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains("pure-21.5.yaml").hasLineCount(1);
  }

  @Test
  void the_treatment_of_splits_is_measured_for_the_sheet_in_question() {
    var answer = json("analyze", "pure-21.5", "--decks", "1", "--splits", "20", "--json");
    assertThat(answer.at("/splits/rounds").asInt()).isEqualTo(20);
    assertThat(answer.at("/splits/decisions").asInt()).isGreaterThanOrEqualTo(20);
    assertThat(answer.at("/splits/gain").asDouble()).isBetween(0.0, 0.001);
    assertThat(answer.at("/splits/standardError").asDouble()).isBetween(0.0, 0.001);
  }

  @Test
  void a_trial_that_found_no_better_play_says_how_rare_one_may_be() {
    var answer = json("analyze", "pure-21.5", "--splits", "1", "--json");
    assertThat(answer.at("/splits/better").asInt()).isZero();
    assertThat(answer.at("/splits/unseenAtMost").asDouble()).isBetween(0.001, 0.05);
    assertThat(Ran.of("analyze", "pure-21.5", "--splits", "1").out())
        .contains("with 95 % confidence fewer than 0.0");
  }

  @Test
  void holding_the_bank_has_the_keys_that_scripts_rely_on() {
    var answer =
        json(
            ("analyze pure-21.5 --bank 500 --seats 7 --schedule 4 --bet game=25 --rounds 70000"
                    + " --json")
                .split(" "));
    var bank = answer.get("bank");
    assertThat(bank.get("bankCents").asLong()).isEqualTo(50_000);
    assertThat(bank.get("seats").asInt()).isEqualTo(7);
    assertThat(bank.get("schedule").asInt()).isEqualTo(4);
    assertThat(bank.get("collectionCents").asLong()).isEqualTo(200);
    assertThat(bank.get("noActionBySeat").size()).isEqualTo(7);
    assertThat(bank.get("method").asString()).isEqualTo("simulated");
    assertThat(bank.get("standardErrorCents").asDouble()).isPositive();
    assertThat(bank.get("evPerRoundCents").asDouble())
        .isEqualTo(bank.get("evBeforeCollectionCents").asDouble() - 200);
    assertThat(bank.get("readings").propertyNames()).containsExactly("separate", "net", "gross");
    assertThat(bank.get("byBank").size()).isEqualTo(15);
    assertThat(bank.get("schedules").size()).isEqualTo(12);
    assertThat(bank.at("/readings/net/hour/evCents").asDouble())
        .isEqualTo(60 * bank.at("/readings/net/evPerRoundCents").asDouble());
  }

  @Test
  void holding_the_bank_is_told_in_words() {
    var ran = Ran.of("analyze pure-21.5 --bank 100 --rounds 1000 --seats 2".split(" "));
    assertThat(ran.out())
        .contains("Holding the bank of $100: 2 seats, schedule 1, collection $0.50 a round")
        .contains("separate *")
        .contains("taken to be 60 rounds an hour");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --seats 3                        | give one, such as --bank 500
          --bank 1                         | at least $5
          --bank 100 --rounds 0            | from 1 to
          --bank 100 --seats 9             | 1 to 7 seats
          --bank 100 --schedule 99         | no schedule 99
          --bank 100 --strategy perfect    | no such strategy or file
          --bank 100 --bankroll 50         | one round takes $100.50
          --bank 100 --risk 2              | between 0 and 1
          --bank 100 --rounds-per-hour 0   | from 1 to 1,000
          --bank 100 --decks infinite      | whole decks
          --bank 100 --option split-hands-max=5 | split-hands-max=5 is not simulated
          """)
  void bad_questions_on_a_bank_are_one_sentence(String words, String said) {
    var ran = Ran.of(("analyze pure-21.5 " + words).split(" "));
    assertThat(ran.status()).isEqualTo(Status.WRONG_USE);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains(said).hasLineCount(1);
  }
}
