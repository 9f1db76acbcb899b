package cardroom.houses.book;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.poker.rules.IrregularityRule;
import cardroom.games.poker.variant.IrregularitySection;
import cardroom.games.poker.variant.Variant;
import cardroom.games.poker.variant.Variants;
import cardroom.houses.Catalogue;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Everything that the rule book says may go wrong can be found by three answers.
final class CaseBookTest {

  private static final Catalogue CATALOGUE = Catalogue.packaged();
  private static final CaseBook BOOK = new CaseBook(CATALOGUE);

  static Stream<Arguments> tables() {
    return CATALOGUE.houses().stream()
        .flatMap(house -> CATALOGUE.games(house).stream().map(game -> Arguments.of(house, game)));
  }

  private static List<IrregularityCase> cases(String house, String game) {
    return BOOK.cases(house, game, Map.of());
  }

  @ParameterizedTest
  @MethodSource("tables")
  void no_case_of_a_game_is_left_out(String house, String game) {
    var kind = Variants.has(game) ? Variants.of(game).irregularities().toString() : game;
    var written =
        CaseText.CASES.stream()
            .filter(entry -> CaseText.concerns(entry, kind, game))
            .map(entry -> entry.get("when") + ": " + entry.get("what") + ": " + entry.get("how"));
    assertThat(cases(house, game).stream().map(CaseBookTest::title))
        .as("%s %s", house, game)
        .containsExactlyInAnyOrderElementsOf(written.toList());
  }

  private static String title(IrregularityCase one) {
    return one.when() + ": " + one.what() + ": " + one.how();
  }

  @ParameterizedTest
  @MethodSource("tables")
  void three_answers_find_one_case(String house, String game) {
    var titles = cases(house, game).stream().map(CaseBookTest::title).toList();
    assertThat(titles).isNotEmpty().doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @MethodSource("tables")
  void an_example_says_what_is_done(String house, String game) {
    assertThat(cases(house, game))
        .filteredOn(one -> !one.example().isEmpty() && !one.clauses().contains("DRAW-IRR-10"))
        .filteredOn(one -> !one.what().startsWith("A seven") && !one.how().startsWith("No card"))
        .allSatisfy(one -> assertThat(one.told()).as(one.example()).isNotEmpty());
  }

  @Test
  void every_irregularity_of_the_book_is_reached_in_every_game_it_is_about() {
    var reached = new TreeSet<String>();
    for (var variant : Variants.ALL) {
      var found = clauses(cases("ocean-view", variant.id()));
      reached.addAll(found);
      assertThat(found).as(variant.id()).containsAll(expected(variant));
    }
    assertThat(reached)
        .containsAll(Arrays.stream(IrregularityRule.values()).map(rule -> rule.id()).toList());
  }

  private static Set<String> clauses(List<IrregularityCase> cases) {
    return cases.stream().flatMap(one -> one.clauses().stream()).collect(Collectors.toSet());
  }

  /// By the headings of the book: Lowball follows draw poker where it has no rule of its own.
  private static List<String> expected(Variant variant) {
    var own = Set.of("DRAW-IRR-5", "DRAW-IRR-6", "HOLDEM-IRR-11");
    var prefixes =
        switch (variant.irregularities()) {
          case FLOP_GAMES -> List.of("HOLDEM-");
          case DRAW_GAMES -> List.of("DRAW-");
          case LOWBALL -> List.of("DRAW-", "LOWBALL-");
          case STUD_GAMES -> List.of("STUD-");
        };
    return Arrays.stream(IrregularityRule.values())
        .map(rule -> rule.id())
        .filter(id -> prefixes.stream().anyMatch(id::startsWith))
        .filter(
            id -> variant.irregularities() == IrregularitySection.DRAW_GAMES || !own.contains(id))
        .toList();
  }

  @Test
  void the_answer_follows_the_sheet() {
    var usual = clauses(cases("ocean-view", "texas-holdem"));
    var altered =
        BOOK.cases("ocean-view", "texas-holdem", Map.of("substantial-action", "any-action"));
    assertThat(usual).contains("HOLDEM-IRR-3");
    assertThat(altered).hasSameSizeAs(cases("ocean-view", "texas-holdem"));
  }

  @Test
  void banked_games_have_cases_of_their_own() {
    assertThat(clauses(cases("casino-club", "pure-21.5")))
        .contains("ROOM-VOID", "P215-CHART1A-1", "P215-CHART1B-1", "P215-SETTLE-4", "P215-WAGER-1");
    assertThat(clauses(cases("casino-club", "three-card-poker"))).contains("ROOM-VOID");
  }
}
