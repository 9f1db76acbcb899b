package cardroom.app.replay;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
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
  void a_bad_file_is_reported_and_the_others_go_on() throws IOException {
    var bad = file("bad.phh", GOOD.replace("'p2 f'", "'p1 f'"));
    assertThat(run(bad, file("good.phh", GOOD))).isEqualTo(1);
    assertThat(err.toString()).contains("bad.phh: line 7: action 'p1 f': it is p2's turn");
    assertThat(out.toString()).contains("good.phh  hand 3  agrees  stacks 105 95");
  }

  @Test
  void every_hand_has_its_element_though_it_cannot_be_played() throws IOException {
    var bad = file("bad.phh", GOOD.replace("'p2 f'", "'p1 f'"));
    assertThat(run("--json", bad, file("none.phh", "nonsense"), file("good.phh", GOOD)))
        .isEqualTo(1);
    assertThat(out.toString().replaceAll("\\s+", ""))
        .contains("\"hand\":3,\"finishingStacks\":[],\"expected\":[105,95],\"agrees\":false")
        .contains("\"fault\":\"line7:action'p1f':itisp2'sturn\"")
        .contains("\"hand\":\"\",\"finishingStacks\":[],\"expected\":[],\"agrees\":false")
        .contains("\"agrees\":true");
  }

  @Test
  void a_hand_that_differs_fails_the_check() throws IOException {
    assertThat(run(file("off.phh", GOOD.replace("[105, 95]", "[104, 96]")))).isEqualTo(1);
    assertThat(out.toString()).contains("DIFFERS  stacks 105 95, recorded 104 96");
  }

  /// One hand that agrees, one that contradicts itself, one that says nothing about its end.
  private static final String MANY =
      """
      [1]
      %s
      [2]
      %s
      [3]
      %s
      """
          .formatted(
              GOOD.replace("finishing_stacks = [105, 95]", "winnings = [10, 0]"),
              GOOD.replace("finishing_stacks = [105, 95]", "winnings = [40, 0]"),
              GOOD.replace("finishing_stacks = [105, 95]", "winnings = [0, 0]"));

  @Test
  void a_summary_counts_by_reason_and_a_record_that_contradicts_itself_is_no_difference()
      throws IOException {
    assertThat(run(file("many.phhs", MANY))).isZero();
    assertThat(out.toString())
        .contains("CONTRADICTS ITSELF  stacks 105 95, recorded winnings 40 0: more is won than lay")
        .contains("agrees  stacks 105 95: no winnings are recorded")
        .contains(
            "3 hands: 2 agree, 1 contradicts itself, 0 do not say enough, 0 differ, 0 cannot be"
                + " read.")
        .contains("        1  more is won than lay in the pot");
  }

  @Test
  void the_reason_is_in_the_json_and_an_unknown_stack_stays_inf() throws IOException {
    var unknown = GOOD.replace("[100, 100]", "[inf, 100]").replace("[105, 95]", "[inf, 95]");
    assertThat(run("--json", file("many.phhs", MANY), file("unknown.phh", unknown))).isZero();
    assertThat(out.toString())
        .contains("\"agrees\":false,\"pots\":[10],\"reason\":\"more-won\"")
        .contains("\"finishingStacks\":[\"inf\",95],\"expected\":[\"inf\",95],\"agrees\":true")
        .doesNotContain("99999");
  }

  @Test
  void a_broken_hand_does_not_hide_the_others_of_its_file() throws IOException {
    var torn = MANY.replaceFirst("actions = \\[", "actions = ").replaceFirst("hand = 3\n", "");
    assertThat(run("--json", file("torn.phhs", torn))).isEqualTo(1);
    assertThat(out.toString())
        .contains("\"hand\":1,\"finishingStacks\":[],\"expected\":[],\"agrees\":false")
        .contains("\"reason\":\"unreadable\"")
        .contains("\"reason\":\"more-won\"")
        .contains("\"reason\":\"winnings-unknown\"");
    assertThat(err.toString()).contains("torn.phhs: line 8:");
  }

  @Test
  void bytes_that_are_no_text_stop_nothing() throws IOException {
    var bytes = (MANY + "players = ['Ren\u00e9', 'B']\n").getBytes(ISO_8859_1);
    var file = Files.write(folder.resolve("latin.phhs"), bytes).toString();
    assertThat(run(file)).isZero();
    assertThat(out.toString()).contains("3 hands: 2 agree");
  }

  @Test
  void a_file_of_thousands_of_hands_is_played_to_its_end() throws IOException {
    var many = new StringBuilder();
    for (int i = 1; i <= 6_000; i++) {
      many.append('[')
          .append(i)
          .append("]\n")
          .append(GOOD)
          .append("_note = '")
          .append("x".repeat(2_800))
          .append("'\n");
    }
    assertThat(many.length()).isGreaterThan(16 << 20);
    assertThat(run(file("long.phhs", many.toString()))).isZero();
    assertThat(out.toString()).contains("6,000 hands: 6,000 agree");
  }
}
