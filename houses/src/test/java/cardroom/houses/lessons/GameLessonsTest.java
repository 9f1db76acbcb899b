package cardroom.houses.lessons;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardroom.games.table.TableGame;
import cardroom.houses.Catalogue;
import cardroom.houses.TableEngines;
import cardroom.houses.lessons.PlayedLesson.Answer;
import cardroom.houses.lessons.PlayedLesson.Step;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every lesson is played by the rules; what it says is what they do.
final class GameLessonsTest {
  private static final Catalogue CATALOGUE = Catalogue.packaged();
  private static final Pattern MONEY = Pattern.compile("\\$\\d+(\\.\\d\\d)?");

  static Stream<String> lessons() {
    return GameLessons.ALL.stream();
  }

  @Test
  void every_game_of_every_house_has_a_lesson() {
    var games =
        CATALOGUE.houses().stream().flatMap(house -> CATALOGUE.games(house).stream()).distinct();
    assertThat(GameLessons.ALL).containsAll(games.toList()).hasSize(14).contains("what-is-21.5");
    assertThat(GameLessons.ALL.stream().map(GameLessons::game).distinct()).hasSize(13);
  }

  /// The facts in its script are checked while it is played.
  @ParameterizedTest
  @MethodSource("lessons")
  void a_lesson_is_short_and_has_something_to_decide(String lesson) {
    var steps = GameLessons.play(CATALOGUE, lesson).steps();
    assertThat(steps).hasSizeBetween(5, 8);
    assertThat(steps.stream().map(Step::key)).doesNotHaveDuplicates();
    assertThat(steps.stream().map(Step::frame)).isSorted();
    assertThat(steps.stream().filter(step -> !step.answers().isEmpty())).isNotEmpty();
    assertThat(steps.stream().flatMap(step -> step.clauses().stream())).isNotEmpty();
    for (var step : steps) {
      assertThat(step.answers().stream().filter(Answer::isRight))
          .as(step.key())
          .hasSize(step.answers().isEmpty() ? 0 : 1);
      assertThat(step.answers()).as(step.key()).doesNotHaveDuplicates().hasSizeBetween(0, 5);
    }
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void every_question_has_an_answer_for_each_choice_in_every_language(String lesson) {
    var steps = GameLessons.play(CATALOGUE, lesson).steps();
    for (var language : GameLessons.WRITTEN) {
      var texts = GameLessons.texts(language);
      assertThat(texts.title(lesson)).isNotBlank();
      for (var step : steps) {
        assertThat(texts.said(lesson, step.key())).as(step.key()).isNotBlank();
        for (var answer : step.answers()) {
          var reply = texts.reply(lesson, step.key(), answer);
          assertThat(reply).isNotBlank();
          assertThat(isFriendly(reply, language))
              .as("%s says whether to try again: %s", step.key(), reply)
              .isEqualTo(!answer.isRight());
        }
      }
    }
  }

  private static boolean isFriendly(String reply, String language) {
    var again =
        language.equals("es")
            ? "Intenta otra vez|intenta otra vez|Busca la palabra"
            : "ry again|Look for the word";
    return Pattern.compile(again).matcher(reply).find();
  }

  /// Every amount that a sentence names is on the table, on offer or in the story.
  @ParameterizedTest
  @MethodSource("lessons")
  void every_amount_that_is_named_is_to_be_seen(String lesson) {
    var played = GameLessons.play(CATALOGUE, lesson);
    for (var language : GameLessons.WRITTEN) {
      var texts = GameLessons.texts(language);
      for (var step : played.steps()) {
        var seen = played.frames().subList(0, step.frame()).toString() + step.answers();
        var said =
            texts.said(lesson, step.key())
                + step.answers().stream()
                    .map(answer -> texts.reply(lesson, step.key(), answer))
                    .collect(Collectors.joining());
        MONEY
            .matcher(said)
            .results()
            .forEach(
                amount ->
                    assertThat(seen)
                        .as(step.key())
                        .containsPattern(Pattern.quote(amount.group()) + "(?![\\d.]\\d)"));
      }
    }
  }

  @Test
  void all_languages_say_the_same_and_nothing_is_left_over() {
    var english = new TreeSet<>(GameLessons.texts("en").sentences().keySet());
    for (var language : GameLessons.WRITTEN) {
      assertThat(GameLessons.texts(language).sentences().keySet()).isEqualTo(english);
    }
    var used =
        lessons()
            .flatMap(
                lesson ->
                    Stream.concat(
                            Stream.of("title"),
                            GameLessons.play(CATALOGUE, lesson).steps().stream().map(Step::key))
                        .map(key -> lesson + "." + key))
            .toList();
    assertThat(english)
        .allSatisfy(
            key -> assertThat(used).contains(key.replaceFirst("\\.(yes|no)(\\.[a-z-]+)?$", "")));
    assertThat(GameLessons.texts("xx")).isEqualTo(GameLessons.texts("en"));
  }

  @Test
  void a_lesson_that_says_something_wrong_is_not_played() {
    assertLie("fact won You $21", "line 11");
    assertLie("fact hand You hard 19", "hard 20");
    assertLie("fact cites P215-888-1", "P215-OUT-4");
    assertLie("fact shines You", "no fact called 'shines'");
    assertLie("You hit", "may not say hit");
    assertLie("tell end\nshoe 2c", "never fall");
  }

  private static void assertLie(String line, String found) {
    var script =
        LessonScript.read(
            """
            house casino-club
            game pure-21.5
            stakes schedule 1
            seat 1 Ana $1000
            seat 2 You $200
            shoe Ts 6h Td Tc 9c
            Ana take-bank $500
            You bet.game $20
            You done
            You stand
            """
                + line);
    TableGame<?> game = TableEngines.of(CATALOGUE, "casino-club", "pure-21.5", Map.of());
    assertThatThrownBy(() -> play(game, script))
        .isInstanceOf(LessonError.class)
        .hasMessageContaining(found);
  }

  private static <T> List<Step> play(TableGame<T> game, LessonScript script) {
    return new LessonPlay<>(game, script).play().steps();
  }
}
