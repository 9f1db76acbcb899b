package cardroom.houses.lessons;

import cardroom.games.table.TableGame;
import cardroom.houses.Catalogue;
import cardroom.houses.TableEngines;
import cardroom.houses.language.RoomLanguage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// The front door: which lessons there are, what they say, and each played by the rules.
public final class GameLessons {

  /// In the order in which a newcomer would take them; except for the first, each has the name of
  /// its game.
  public static final List<String> ALL =
      List.of(
          "what-is-21.5",
          "pure-21.5",
          "three-card-poker",
          "texas-holdem",
          "texas-holdem-high-low",
          "omaha",
          "omaha-high-low",
          "crazy-pineapple",
          "crazy-pineapple-high-low",
          "seven-card-stud",
          "seven-card-stud-high-low",
          "razz",
          "draw-poker",
          "lowball");

  /// Those that have a file beside the lessons; a further language has them in its own file.
  static final List<String> WRITTEN = List.of("en", "es");

  private GameLessons() {}

  /// @throws LessonError when the rules do not play it as it is written
  public static PlayedLesson play(Catalogue catalogue, String lesson) {
    var script = script(lesson);
    return play(TableEngines.of(catalogue, script.house(), script.game(), Map.of()), script);
  }

  private static <T> PlayedLesson play(TableGame<T> game, LessonScript script) {
    return new LessonPlay<>(game, script).play();
  }

  /// The game that a lesson is about.
  public static String game(String lesson) {
    return script(lesson).game();
  }

  /// In English, where that language is not spoken.
  public static LessonTexts texts(String language) {
    if (WRITTEN.contains(language)) {
      return LessonTexts.read(language);
    }
    var english = LessonTexts.read(WRITTEN.getFirst());
    return RoomLanguage.of(language)
        .map(spoken -> LessonTexts.over(english, spoken))
        .orElse(english);
  }

  private static LessonScript script(String lesson) {
    var path = "/cardroom/houses/lessons/%s.txt".formatted(lesson);
    try (var stream = Objects.requireNonNull(GameLessons.class.getResourceAsStream(path), path)) {
      return LessonScript.read(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
