package cardroom.houses;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A sheet that is written out reads back as the same sheet.
final class SheetYamlTest {

  @TempDir private Path folder = Path.of("");

  private void readsBack(LoadedSheet<?> loaded, String game) throws IOException {
    var house = loaded.heading().house();
    var file = folder.resolve(house).resolve(loaded.form().name() + ".yaml");
    Files.createDirectories(folder.resolve(house));
    Files.writeString(file, loaded.yaml());
    var again = Catalogue.with(folder).load(house, game, Map.of());
    assertThat(again.values()).as(house + " " + game).isEqualTo(loaded.values());
    assertThat(again.sha256()).isEqualTo(loaded.sha256());
  }

  @Test
  void every_sheet_reads_back_with_the_same_fingerprint() throws IOException {
    var catalogue = Catalogue.packaged();
    for (var house : catalogue.houses()) {
      for (var game : catalogue.firstGames(house)) {
        readsBack(catalogue.load(house, game, Map.of()), game);
      }
    }
  }

  @Test
  void what_an_option_changed_is_in_the_file_and_said_at_its_head() throws IOException {
    var loaded =
        Catalogue.packaged()
            .load("casino-club", "pure-21.5", Map.of("decks", "6", "buster.pay-table", "3"));
    assertThat(loaded.yaml())
        .contains("# changed: buster.pay-table = 3\n", "\ndecks: 6\n")
        .contains("# SHA-256 of what it says: " + loaded.sha256())
        .contains("#   buster.3.");
    readsBack(loaded, "pure-21.5");
  }

  @Test
  void words_that_mean_something_to_yaml_are_quoted() throws IOException {
    var words = "\"Club: the #1, with \\\"marks\\\" \\\\ and\\nlines\"";
    var loaded = Catalogue.packaged().load("casino-club", "pure-21.5", Map.of("title", words));
    assertThat(loaded.heading().title()).contains(": the #1");
    readsBack(loaded, "pure-21.5");
  }
}
