package cardroom.games.poker.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// Every variant in full, inherited lines included, as a golden file: a wrong parent shows up in
/// the diff. `mvn -pl games -am test -Dtest=VariantsTest -Dcardroom.rewrite=true` rewrites them.
class VariantsTest {
  private static final Path GOLDEN =
      Path.of(System.getProperty("cardroom.checkout", ".."))
          .resolve("games/src/test/resources/cardroom/games/poker/variants");

  static final List<Variant> ALL = Variants.ALL;

  @ParameterizedTest
  @FieldSource("ALL")
  void a_variant_is_what_its_golden_file_prints(Variant variant) throws IOException {
    var file = GOLDEN.resolve(variant.id() + ".txt");
    if (Boolean.getBoolean("cardroom.rewrite")) {
      Files.createDirectories(GOLDEN);
      Files.writeString(file, variant.text());
    }
    assertThat(variant.text()).isEqualTo(Files.readString(file));
  }

  @Test
  void an_unknown_game_is_answered_with_those_there_are() {
    assertThatThrownBy(() -> Variants.of("badugi"))
        .hasMessageStartingWith("'badugi' is not a poker game; there are texas-holdem,");
  }

  @Test
  void no_line_of_the_engine_asks_which_game_it_plays() throws IOException {
    var sources =
        Path.of(System.getProperty("cardroom.checkout", ".."))
            .resolve("games/src/main/java/cardroom/games/poker");
    // The declarations name the games, and so does the table of their PHH codes.
    var naming = List.of(sources.resolve("variant"), sources.resolve("phh/PhhCode.java"));
    try (var files = Files.walk(sources)) {
      for (var file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
        if (naming.stream().noneMatch(file::startsWith)) {
          assertThat(Files.readString(file))
              .as(file.toString())
              .doesNotContainPattern("Variants\\.[A-Z]");
        }
      }
    }
  }
}
