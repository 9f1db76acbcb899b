package cardroom.houses;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardroom.games.pure215.SideBets;
import cardroom.houses.reading.SheetError;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A user's own folder of sheets works like the program's.
final class UsersFolderTest {

  @TempDir private Path folder = Path.of("");

  private Catalogue holding(String house, String text) throws IOException {
    Files.createDirectories(folder.resolve(house));
    Files.writeString(folder.resolve(house).resolve("pure-21.5.yaml"), text);
    return Catalogue.with(folder);
  }

  private static String named(String house) {
    return Altered.sheet("casino-club").replace("house: casino-club", "house: " + house);
  }

  @Test
  void a_new_house_joins_the_others() throws IOException {
    var catalogue = holding("my-club", named("my-club"));
    assertThat(catalogue.houses())
        .containsExactly("aviator", "bureau-standard", "casino-club", "my-club", "ocean-view");
    assertThat(catalogue.games("my-club")).containsExactly("pure-21.5");
    assertThat(catalogue.load("my-club", "pure-21.5", Map.of()).heading().house())
        .isEqualTo("my-club");
  }

  @Test
  void a_house_of_the_same_name_replaces_the_programs() throws IOException {
    var text = Altered.sheet("casino-club").replace("title: Casino Club", "title: Club 2");
    assertThat(holding("casino-club", text).pure215("casino-club", Map.of()).sheet().title())
        .isEqualTo("Club 2");
  }

  @Test
  void the_folder_and_the_sheet_name_the_same_house() throws IOException {
    var catalogue = holding("my-club", named("other-club"));
    assertThatThrownBy(() -> catalogue.pure215("my-club", Map.of()))
        .isInstanceOf(SheetError.class)
        .hasMessage(
            folder
                + "/my-club/pure-21.5.yaml:4 house: read 'other-club', expected my-club as"
                + " its folder is named");
  }

  @Test
  void pay_tables_of_the_folder_are_used_by_its_sheets_alone() throws IOException {
    Files.writeString(
        folder.resolve("pay-tables.yaml"),
        "buster: { wild: { 3: 9 to 1, 4+: 99 to 1 } }\nred-flex: { RFB-02: { 2+: 1 to 1 } }\n");
    var catalogue = holding("my-club", named("my-club").replace("pay-table: 5", "pay-table: wild"));
    var own =
        catalogue
            .pure215("my-club", Map.of())
            .sheet()
            .sideBet(SideBets.BUSTER.id())
            .orElseThrow()
            .table()
            .orElseThrow();
    assertThat(own.name()).isEqualTo("wild");
    assertThat(own.pays(3).orElseThrow()).hasToString("9 to 1");
    assertThat(
            catalogue
                .pure215("casino-club", Map.of())
                .sheet()
                .sideBet(SideBets.BUSTER.id())
                .orElseThrow()
                .isOffered())
        .isTrue();
  }

  @Test
  void a_folder_that_is_not_there_is_a_sentence() {
    assertThatThrownBy(() -> Catalogue.with(folder.resolve("nowhere")))
        .isInstanceOf(SheetError.class)
        .hasMessage(folder.resolve("nowhere") + ": there is no such folder of sheets");
  }
}
