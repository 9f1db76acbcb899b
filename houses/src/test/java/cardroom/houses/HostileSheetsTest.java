package cardroom.houses;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardroom.houses.reading.SheetError;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Files that were never meant to be sheets, and malicious ones, end in an error message.
final class HostileSheetsTest {

  @TempDir private Path folder = Path.of("");

  private Altered sheet() {
    return new Altered(folder);
  }

  @Test
  void an_alias_is_refused_before_it_can_multiply() {
    assertThat(sheet().faults("a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\n"))
        .containsExactly("pure-21.5.yaml:2 refers to another place with *; write the value itself");
  }

  @Test
  void tags_second_documents_and_deep_nesting_are_refused() {
    assertThat(sheet().faults("house: !!java.net.URL [x]\n"))
        .containsExactly("pure-21.5.yaml:1 carries a tag with !; write the value alone");
    assertThat(sheet().faults("game: pure-21.5\n---\ngame: other\n"))
        .containsExactly("pure-21.5.yaml:2 holds a second document; a sheet is one");
    assertThat(sheet().faults("x: " + "[".repeat(5000) + "]".repeat(5000)))
        .hasSize(1)
        .allMatch(fault -> fault.contains("nested more than 8 deep"));
  }

  @Test
  void text_that_is_not_yaml_names_the_line() {
    assertThat(sheet().faults("house: a\n  game: pure-21.5\n"))
        .hasSize(1)
        .allMatch(fault -> fault.startsWith("pure-21.5.yaml:2 is not YAML here: "));
    assertThat(sheet().faults(""))
        .containsExactly("pure-21.5.yaml:1 holds no keys; a sheet is lines of 'key: value'");
    assertThat(sheet().faults("just some words"))
        .containsExactly("pure-21.5.yaml:1 holds no keys; a sheet is lines of 'key: value'");
    assertThat(sheet().faults("[a, b]: c\n"))
        .containsExactly("pure-21.5.yaml:1 has a list where a key belongs; a key is one word");
  }

  @Test
  void a_sheet_of_an_unknown_game_names_the_known_ones() {
    assertThat(sheet().faults("game: whist\n"))
        .hasSize(1)
        .allMatch(
            fault ->
                fault.startsWith("pure-21.5.yaml: read game 'whist'; sheets are for pure-21.5"));
  }

  @Test
  void bytes_that_are_no_text_and_files_that_are_too_long_are_refused() throws IOException {
    var file = Files.write(folder.resolve("x.yaml"), new byte[] {(byte) 0xff, (byte) 0xfe, 0, 1});
    assertThatThrownBy(() -> Catalogue.packaged().check(file))
        .isInstanceOf(SheetError.class)
        .hasMessage(file + ": is not UTF-8 text");
    var tape = Files.writeString(folder.resolve("y.yaml"), "# long\n".repeat(60_000));
    assertThatThrownBy(() -> Catalogue.packaged().check(tape))
        .isInstanceOf(SheetError.class)
        .hasMessage(tape + ": is too long for a sheet, which is a few hundred lines");
  }

  @Test
  void what_is_quoted_back_is_short_and_on_one_line() {
    var faults = sheet().replacing("decks: 8", "decks: \"" + "9\\n\\e[31m".repeat(500) + "\"");
    assertThat(faults).hasSize(1);
    assertThat(faults.getFirst()).hasSizeLessThan(200).doesNotContain("\n", "\u001b");
  }

  @Test
  void a_file_of_garbage_does_not_fill_the_screen() {
    var keys = new StringBuilder(Altered.sheet("casino-club"));
    for (var number = 0; number < 5000; number++) {
      keys.append("key-").append(number).append(": 1\n");
    }
    assertThat(sheet().faults(keys.toString())).hasSize(101).endsWith("and 4900 more");
  }

  @Test
  void a_name_cannot_lead_out_of_the_folder() {
    assertThatThrownBy(() -> Catalogue.packaged().load("../secrets", "pure-21.5", Map.of()))
        .isInstanceOf(SheetError.class)
        .hasMessageStartingWith("There is no house '../secrets'; the houses are aviator,");
  }
}
