package cardroom.app.judge;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.app.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `cardroom judge`: what it prints, and with which status it ends.
final class JudgeTest {

  private static final String ROUND =
      """
      bank $500
      seat 1 $5 Tc 9d -> push P215-OUT-6
      bank Th (9c)
      """;

  @TempDir private Path folder = Path.of("");

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void a_round_that_holds_is_printed_with_its_rules() throws IOException {
    var ran = Ran.of("judge", file("round.txt", ROUND));
    assertThat(ran.status()).isZero();
    assertThat(ran.out())
        .contains("fee bank", "COL-CC215-1", "action button", "seat 1 game", "P215-OUT-6")
        .endsWith("1 round: every expectation is met.\n");
    assertThat(ran.err()).isEmpty();
  }

  @Test
  void a_round_that_does_not_hold_ends_with_status_one() throws IOException {
    var wrong = file("round.txt", ROUND.replace("push", "win $5"));
    var ran = Ran.of("judge", "--quiet", wrong);
    assertThat(ran.status()).isEqualTo(1);
    assertThat(ran.out()).contains(wrong + ":2:20: expected win $5, but seat 1 has game push");
  }

  @Test
  void a_mistake_in_one_file_prints_nothing_of_the_others() throws IOException {
    var bad = file("bad.txt", "bank $500\nseat one");
    var ran = Ran.of("judge", file("round.txt", ROUND), bad);
    assertThat(ran)
        .isEqualTo(
            new Ran(2, "", bad + ":2:6: 'one' is written where the number of a seat belongs\n"));
  }

  @Test
  void scripts_get_one_json_document() throws IOException {
    var ran = Ran.of("judge", "--json", file("round.txt", ROUND));
    assertThat(ran.out())
        .hasLineCount(1)
        .startsWith("{\"holds\":true,\"rounds\":[{\"file\":")
        .contains("\"bankCents\":50000", "\"rules\":[\"P215-OUT-6\"]", "\"bankNetCents\":0");
  }

  @Test
  void a_file_that_is_not_there_is_one_sentence() {
    assertThat(Ran.of("judge", "no-such-file"))
        .isEqualTo(new Ran(2, "", "no-such-file: there is no such file.\n"));
    assertThat(Ran.of("judge", folder.toString()).err()).endsWith("is a folder; give a file.\n");
  }
}
