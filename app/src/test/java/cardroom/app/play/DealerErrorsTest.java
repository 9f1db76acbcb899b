package cardroom.app.play;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.poker.variant.Variant;
import cardroom.games.poker.variant.Variants;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Evenings with a dealer in training, as `play GAME --dealer-errors --auto --seed N` shows them.
///
/// `-Dcardroom.rewrite=true` rewrites the stored ones.
final class DealerErrorsTest {

  private static final Path FOLDER =
      Path.of(System.getProperty("cardroom.checkout", ".."))
          .resolve("app/src/test/resources/transcripts");
  private static final Pattern CLAUSE = Pattern.compile("[A-Z]+-IRR-[0-9]+");
  private static final int MANY = 50;

  /// The tenth first: somebody ends with other than seven cards at stud, which is rare.
  private static final int[] SEEDS = {10, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12};

  private static PipedEvening evening(String game, long seed) {
    return new PipedEvening("ocean-view", game, seed, true);
  }

  @ParameterizedTest
  @ValueSource(strings = {"texas-holdem", "draw-poker", "lowball", "seven-card-stud"})
  void a_training_evening_reads_as_recorded(String game) throws IOException {
    var text = evening(game, 2).watched(10);
    var file = FOLDER.resolve("ocean-view-" + game + "-dealer-errors.txt");
    if (Boolean.getBoolean("cardroom.rewrite")) {
      Files.writeString(file, text);
    }
    assertThat(text).containsPattern(CLAUSE).contains("10 rounds settled.");
    assertThat(text.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
    assertThat(text).isEqualTo(Files.exists(file) ? Files.readString(file) : "no transcript yet");
  }

  /// A dealer cannot cause what only people do (questions, knocks, boards) or what needs a full
  /// table of stud.
  @Tag("slow")
  @Test
  void long_training_shows_every_clause_that_a_dealer_can_break() {
    var due = new TreeSet<String>();
    Map.of("HOLDEM", 10, "DRAW", 6, "LOWBALL", 4, "STUD", 4)
        .forEach((game, last) -> clauses(due, game, last));
    due.add("STUD-IRR-8");
    due.add("STUD-IRR-9");
    var shown = new HashMap<Variant, Set<String>>();
    for (int seed : SEEDS) {
      if (due.isEmpty()) {
        break;
      }
      for (var variant : Variants.ALL) {
        // After its first evening, a game is played only for clauses of its own section.
        if (shown.containsKey(variant) && Collections.disjoint(shown.get(variant), sections(due))) {
          continue;
        }
        var text = evening(variant.id(), seed).watched(MANY);
        assertThat(text).contains(MANY + " rounds settled.");
        var told = CLAUSE.matcher(text).results().map(MatchResult::group).collect(toSet());
        due.removeAll(told);
        shown.put(variant, sections(told));
      }
    }
    assertThat(due).as("never shown").isEmpty();
  }

  private static Set<String> sections(Set<String> clauses) {
    return clauses.stream().map(clause -> clause.replaceFirst("-.*", "")).collect(toSet());
  }

  private static void clauses(Set<String> into, String game, int last) {
    for (int number = 1; number <= last; number++) {
      into.add(game + "-IRR-" + number);
    }
  }
}
