package cardroom.houses;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardroom.houses.reading.Faults;
import cardroom.houses.reading.SheetError;
import cardroom.houses.reading.SheetReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a house says once for several games is in a book, and a sheet says what differs.
final class HouseBookTest {

  private static final Path OCEAN_VIEW = Altered.SHEETS.resolve("ocean-view");

  @TempDir private Path folder = Path.of("");

  private Path house = Path.of("");

  /// Ocean View's poker sheets in a folder of our own, to be altered.
  @BeforeEach
  void copy() throws IOException {
    house = Files.createDirectories(folder.resolve("ocean-view"));
    try (var files = Files.list(OCEAN_VIEW)) {
      for (var file : files.toList()) {
        Files.copy(file, house.resolve(file.getFileName().toString()));
      }
    }
  }

  private Path altered(String file, String from, String to) throws IOException {
    var text = Files.readString(house.resolve(file));
    assertThat(text).contains(from);
    return Files.writeString(house.resolve(file), text.replace(from, to));
  }

  private void refuses(Path file, String fault) {
    assertThatThrownBy(() -> Catalogue.packaged().check(file))
        .isInstanceOfSatisfying(
            SheetError.class,
            wrong -> assertThat(wrong.faults()).contains(fault.replace("HOUSE", house.toString())));
  }

  @Test
  void every_value_says_which_file_it_comes_from() {
    var stud = Catalogue.packaged().poker("ocean-view", "seven-card-stud", Map.of());
    assertThat(stud.places().get("max-players")).hasToString("ocean-view/seven-card-stud.yaml:6");
    assertThat(stud.places().get("limits.3.fee-7-9")).hasToString("ocean-view/poker.yaml:49");
    assertThat(stud.places()).containsOnlyKeys(stud.values().keySet());
  }

  @Test
  void a_sheet_repeats_nothing_that_its_book_says() {
    var catalogue = Catalogue.packaged();
    var book = OCEAN_VIEW.resolve("poker.yaml");
    assertThat(BookCheck.sheets(book)).hasSize(11);
    var shared = written(book);
    for (var sheet : BookCheck.sheets(book)) {
      assertThat(written(sheet).entrySet())
          .as("%s says only what differs", sheet.getFileName())
          .doesNotContainAnyElementsOf(shared.entrySet());
    }
    assertThat(catalogue.check(book)).hasSize(11);
  }

  private static Map<String, String> written(Path file) {
    var text = SheetFolder.read(file, file.toString()).text();
    return SheetReader.of(file.toString(), text, new Faults()).written().flat();
  }

  @Test
  void of_a_shared_row_a_game_takes_what_its_page_forces_in() {
    var catalogue = Catalogue.packaged();
    var holdem = catalogue.poker("ocean-view", "texas-holdem", Map.of());
    assertThat(holdem.values()).containsKey("limits.1.big-blind").doesNotContainKey("forced");
    assertThat(holdem.values().keySet()).noneMatch(key -> key.endsWith(".bring-in"));
    assertThatThrownBy(
            () -> catalogue.poker("ocean-view", "texas-holdem", Map.of("limits.1.ante", "$1")))
        .hasMessageContaining("unknown key");
  }

  @Test
  void a_line_that_no_game_reads_is_a_fault_of_the_book() throws IOException {
    var book = altered("poker.yaml", "chip: $1 ", "chips: $2\nchip: $1 ");
    refuses(book, "HOUSE/poker.yaml:12 chips: no game that uses this book has such a key");
  }

  @Test
  void a_fault_of_the_book_names_the_books_line() throws IOException {
    altered("poker.yaml", "max-raises: 3", "max-raises: three");
    refuses(
        house.resolve("omaha.yaml"),
        "HOUSE/poker.yaml:22 max-raises: read 'three', expected a whole number from 1 to 9");
  }

  @Test
  void a_book_that_is_not_there_is_one_sentence() throws IOException {
    refuses(
        altered("omaha.yaml", "book: poker.yaml", "book: pokre.yaml"),
        "HOUSE/omaha.yaml:4 book: read 'pokre.yaml', but there is no such file beside this one");
  }

  @Test
  void a_book_that_rests_on_itself_or_on_another_is_refused() throws IOException {
    altered("poker.yaml", "game: poker", "game: poker\nbook: poker.yaml");
    refuses(
        house.resolve("omaha.yaml"),
        "HOUSE/poker.yaml:8 book: a book cannot use another; write its lines here");
    assertThatThrownBy(() -> Catalogue.packaged().check(house.resolve("poker.yaml")))
        .isInstanceOf(SheetError.class);
  }

  @Test
  void a_users_sheet_rests_on_the_programs_book_where_it_has_none() throws IOException {
    Files.delete(house.resolve("poker.yaml"));
    altered("omaha.yaml", "book: poker.yaml", "book: poker.yaml\nmax-players: 7");
    var omaha = Catalogue.with(folder).poker("ocean-view", "omaha", Map.of());
    assertThat(omaha.sheet().playersMax()).isEqualTo(7);
    assertThat(omaha.places().get("chip")).hasToString("ocean-view/poker.yaml:12");
    assertThat(omaha.places().get("game")).hasToString(folder + "/ocean-view/omaha.yaml:3");
  }
}
