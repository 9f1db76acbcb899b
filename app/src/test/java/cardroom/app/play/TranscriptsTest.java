package cardroom.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.houses.Catalogue;
import cardroom.houses.TableEngines;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// One seeded evening for every table of every house, as `play --auto --seed N --rounds K` shows
/// it.
///
/// `-Dcardroom.rewrite=true` rewrites them, and the diff is read like code.
final class TranscriptsTest {

  private static final Path FOLDER =
      Path.of(System.getProperty("cardroom.checkout", ".."))
          .resolve("app/src/test/resources/transcripts");

  private static final List<String> BANKED =
      List.of("banks with", "passes the bank.", "at 6.", "push", "returned", "The bank was short");

  private static final List<String> PURE_215 =
      List.of(
          "hits.",
          "stands.",
          "doubles for $",
          "doubles for less",
          "splits.",
          "surrenders.",
          "on Buster",
          "P215-OUT-2",
          "P215-BUSTER-3",
          "P215-SETTLE-3");

  private static final List<String> BEHIND = List.of("behind", "matches.");

  /// Seed and length of an evening that shows every option of its house, and the words to look for.
  private record Told(long seed, int rounds, List<List<String>> words) {}

  private static final Map<String, Told> EVENINGS =
      Map.of(
          "casino-club pure-21.5",
          new Told(
              1,
              26,
              List.of(
                  BANKED,
                  PURE_215,
                  BEHIND,
                  List.of("collection", "insures for", "declines insurance", "on Red Flex"))),
          "casino-club three-card-poker",
          new Told(
              3,
              12,
              List.of(
                  BANKED,
                  BEHIND,
                  List.of("collection", "plays for", "folds.", "on Pair Plus", "on 6 Card Bonus"))),
          "aviator pure-21.5",
          new Told(1, 20, List.of(BANKED, PURE_215, BEHIND, List.of("collection"))),
          "ocean-view pure-21.5",
          new Told(1, 16, List.of(BANKED, PURE_215, List.of("collection"))),
          "bureau-standard pure-21.5",
          new Told(1, 16, List.of(BANKED, PURE_215)));

  /// For every poker table.
  private static final Told POKER =
      new Told(
          1,
          8,
          List.of(
              List.of("folds.", "calls $", "raises to", "shows", "goes into the drop."),
              List.of("main pot", "win $", "8 rounds settled.")));

  @TestFactory
  Stream<DynamicTest> an_evening_is_told_as_it_always_was() {
    var catalogue = Catalogue.packaged();
    return catalogue.houses().stream()
        .flatMap(
            house ->
                catalogue.games(house).stream()
                    .filter(game -> hasTable(catalogue, house, game))
                    .map(game -> test(house, game)));
  }

  private static boolean hasTable(Catalogue catalogue, String house, String game) {
    try {
      TableEngines.of(catalogue, house, game, Map.of());
      return true;
    } catch (IllegalStateException _) {
      return false;
    }
  }

  private static DynamicTest test(String house, String game) {
    return DynamicTest.dynamicTest(house + " " + game, () -> check(house, game));
  }

  private static void check(String house, String game) throws IOException {
    var told = EVENINGS.getOrDefault(house + " " + game, POKER);
    var text = new PipedEvening(house, game, told.seed()).watched(told.rounds());
    var file = FOLDER.resolve(house + "-" + game + ".txt");
    if (Boolean.getBoolean("cardroom.rewrite")) {
      Files.writeString(file, text);
    }
    told.words().forEach(words -> assertThat(text).contains(words));
    assertThat(text.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
    assertThat(text).isEqualTo(Files.exists(file) ? Files.readString(file) : "no transcript yet");
  }
}
