package cardroom.app.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class ReplayCommandTest {
  private static final String GOOD =
      """
      variant = 'FT'
      antes = [0, 0]
      blinds_or_straddles = [5, 10]
      small_bet = 10
      big_bet = 20
      starting_stacks = [100, 100]
      actions = ['d dh p1 5d5c', 'd dh p2 9hQd', 'p2 f']
      hand = 3
      finishing_stacks = [105, 95]
      """;

  @TempDir Path folder = Path.of(".");
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... arguments) {
    return new CommandLine(new Replay())
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(arguments);
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void a_hand_that_agrees_is_done() throws IOException {
    assertThat(run("--json", file("good.phh", GOOD))).isZero();
    assertThat(out.toString().replaceAll("\\s+", ""))
        .contains("\"hand\":3,\"finishingStacks\":[105,95],\"expected\":[105,95],\"agrees\":true")
        .contains("\"pots\":[10]");
  }

  @Test
  void a_bad_file_is_told_and_the_others_go_on() throws IOException {
    var bad = file("bad.phh", GOOD.replace("'p2 f'", "'p1 f'"));
    assertThat(run(bad, file("good.phh", GOOD))).isEqualTo(1);
    assertThat(err.toString()).contains("bad.phh: line 7: action 'p1 f': it is the turn of p2");
    assertThat(out.toString()).contains("good.phh  hand 3  agrees  stacks 105 95");
  }

  @Test
  void every_hand_has_its_element_though_it_cannot_be_played() throws IOException {
    var bad = file("bad.phh", GOOD.replace("'p2 f'", "'p1 f'"));
    assertThat(run("--json", bad, file("none.phh", "nonsense"), file("good.phh", GOOD)))
        .isEqualTo(1);
    assertThat(out.toString().replaceAll("\\s+", ""))
        .contains("\"hand\":3,\"finishingStacks\":[],\"expected\":[105,95],\"agrees\":false")
        .contains("\"fault\":\"line7:action'p1f':itistheturnofp2\"")
        .contains("\"hand\":\"\",\"finishingStacks\":[],\"expected\":[],\"agrees\":false")
        .contains("\"agrees\":true");
  }

  @Test
  void a_hand_that_differs_fails_the_check() throws IOException {
    assertThat(run(file("off.phh", GOOD.replace("[105, 95]", "[104, 96]")))).isEqualTo(1);
    assertThat(out.toString()).contains("DIFFERS  stacks 105 95, recorded 104 96");
  }
}
