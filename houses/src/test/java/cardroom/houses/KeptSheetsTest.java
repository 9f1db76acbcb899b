package cardroom.houses;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What never changes is read once, and everything else anew.
final class KeptSheetsTest {

  @TempDir Path folder;

  @Test
  void a_sheet_of_the_program_is_read_once_for_everybody() {
    var one = Catalogue.packaged().load("casino-club", "pure-21.5", Map.of());
    assertThat(Catalogue.packaged().pure215("casino-club", Map.of())).isSameAs(one);
    assertThat(Catalogue.packaged().load("casino-club", "three-card-poker", Map.of()))
        .isNotEqualTo(one);
  }

  @Test
  void options_are_not_kept_and_leave_the_sheet_as_it_is() {
    var options = Map.of("decks", "1");
    var one = Catalogue.packaged().pure215("casino-club", options);
    assertThat(Catalogue.packaged().pure215("casino-club", options))
        .isEqualTo(one)
        .isNotSameAs(one);
    assertThat(Catalogue.packaged().pure215("casino-club", Map.of()).overrides()).isEmpty();
  }

  @Test
  void an_operators_file_is_read_as_it_is_now() throws IOException {
    var house = Files.createDirectories(folder.resolve("casino-club"));
    var mine = house.resolve("pure-21.5.yaml");
    var text = Catalogue.packaged().texts().sheet("casino-club", "pure-21.5").orElseThrow().text();
    Files.writeString(mine, text);
    var catalogue = Catalogue.with(folder);
    var before = catalogue.pure215("casino-club", Map.of());
    Files.writeString(mine, text + "\n# changed\n");
    assertThat(catalogue.pure215("casino-club", Map.of())).isNotSameAs(before);
  }
}
