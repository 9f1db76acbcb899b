package cardroom.bots.coach;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cardroom.analysis.pure215.HandWorth;
import cardroom.analysis.pure215.HandWorth.Situation;
import cardroom.analysis.pure215.PlayerOption;
import cardroom.games.pure215.Sheet;
import cardroom.houses.Catalogue;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// The situations that are practised.
final class LessonsTest {

  private static List<Lesson> lessons(String game) {
    var sheet = Catalogue.packaged().load("casino-club", game, Map.of()).sheet();
    return Lessons.of(sheet).orElseThrow();
  }

  @Test
  void a_lesson_of_pure_has_the_coachs_own_figures_and_legal_choices_alone() {
    Sheet sheet = Catalogue.packaged().pure215("casino-club", Map.of()).sheet();
    var lessons = lessons("pure-21.5");
    assertThat(lessons).hasSize(300);
    for (var lesson : lessons.subList(0, 5)) {
      var situation = new Situation(lesson.cards(), lesson.up(), List.of(), 1);
      var plays = HandWorth.of(sheet, situation).plays();
      lesson
          .worths()
          .forEach(
              (id, worth) -> {
                var play = PlayerOption.valueOf(id.toUpperCase(java.util.Locale.ROOT));
                assertThat(worth)
                    .as("%s %s", lesson.id(), id)
                    .isCloseTo(plays.get(play), within(1e-9));
              });
    }
    assertThat(lessons)
        .filteredOn(lesson -> lesson.hand().equals("hard 10"))
        .allSatisfy(lesson -> assertThat(lesson.worths()).doesNotContainKey("stand"));
  }

  @Test
  void the_dearest_come_first_and_none_has_only_one_choice() {
    for (var game : List.of("pure-21.5", "three-card-poker")) {
      var lessons = lessons(game);
      assertThat(lessons).allSatisfy(lesson -> assertThat(lesson.worths()).hasSizeGreaterThan(1));
      assertThat(lessons.getFirst().weight()).isGreaterThan(lessons.getLast().weight());
      assertThat(lessons).extracting(Lesson::id).doesNotHaveDuplicates();
      assertThat(lessons).allSatisfy(one -> assertThat(one.cost(one.best())).isZero());
    }
  }

  @Test
  void poker_has_no_lessons() {
    var sheet = Catalogue.packaged().load("ocean-view", "texas-holdem", Map.of()).sheet();
    assertThat(Lessons.of(sheet)).isEmpty();
    assertThat(Lesson.doing("surrender")).isEqualTo("Surrendering");
  }

  @Test
  void a_lesson_names_the_clause_that_leaves_no_choice() {
    var sheet = Catalogue.packaged().pure215("casino-club", Map.of()).sheet();
    var lessons = Lessons.of(sheet).orElseThrow();
    assertThat(lessons)
        .anyMatch(one -> one.why().endsWith("Nobody stands on hard 11 or less (P215-CHART1A-1)."))
        .allMatch(
            one ->
                one.worths().keySet().containsAll(List.of("hit", "stand"))
                    != one.why().contains("P215-CHART1A-1"));
  }
}
