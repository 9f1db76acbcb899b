package cardroom.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whatever file `judge`, `replay` and `settle` are given, they read it or say in one sentence why
/// they cannot.
final class NonsenseTest {
  private static final int LENGTH = 1_000_000;

  private static final Map<String, String> GOOD =
      Map.of(
          "judge",
          "bank $500\nseat 1 $5 Tc 9d  -> push P215-OUT-6\nbank Th (9c)\n",
          "replay",
          """
          variant = 'FT'
          antes = [0, 0]
          blinds_or_straddles = [2, 4]
          small_bet = 4
          big_bet = 8
          starting_stacks = [100, 100]
          actions = ['d dh p1 ????', 'd dh p2 ????', 'p2 f']
          finishing_stacks = [102, 98]
          """,
          "settle",
          "{\"bankCents\":100,\n \"wagers\":[]}\n");

  @TempDir private Path folder = Path.of("");

  private String file(byte[] bytes) throws IOException {
    return Files.write(folder.resolve("given"), bytes).toString();
  }

  private String file(String text) throws IOException {
    return file(text.getBytes(StandardCharsets.UTF_8));
  }

  /// One sentence that a terminal shows on a few lines at most, and the status of bad input: a hand
  /// that cannot be read is a check that does not hold.
  private static void isOneSentence(String command, Ran ran, String of) {
    assertThat(ran.status()).as(of).isEqualTo(command.equals("replay") ? 1 : 2);
    saysOneSentence(ran, of);
  }

  private static void saysOneSentence(Ran ran, String of) {
    assertThat(ran.err()).as(of).hasLineCount(1).endsWith("\n").hasSizeLessThan(800);
    assertThat(ran.err().strip()).as(of).isNotEmpty().doesNotContainPattern("[\\p{C}&&[^\n]]");
  }

  @ParameterizedTest
  @ValueSource(strings = {"judge", "replay", "settle"})
  void what_any_editor_makes_of_a_good_file_is_read(String command) throws IOException {
    var good = GOOD.getOrDefault(command, "");
    for (var text :
        List.of(
            good,
            good.replace("\n", "\r\n"),
            "\uFEFF" + good,
            "\n\n" + good + "\n \t\n",
            good.replace(" ", "\t").replace("dh\t", "dh ").replace("d\tdh", "d dh"),
            good.strip())) {
      var ran = Ran.of(command, file(text));
      assertThat(ran.err()).as(text).isEmpty();
      assertThat(ran.status()).as(text + ran.out()).isZero();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"judge", "replay", "settle"})
  void what_holds_nothing_is_one_sentence(String command) throws IOException {
    for (var text : List.of("", " ", "\n\n\n", "\uFEFF", "\t", "# nothing\n", "\u0000", "\r")) {
      isOneSentence(command, Ran.of(command, file(text)), "'" + text + "'");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"judge", "replay", "settle"})
  void what_is_no_file_is_one_sentence(String command) {
    for (var name : List.of(folder.toString(), folder.resolve("none").toString(), "")) {
      var ran = Ran.of(command, name);
      assertThat(ran.status()).as(name).isEqualTo(2);
      saysOneSentence(ran, name);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"judge", "replay", "settle"})
  void bytes_that_are_no_text_are_one_sentence(String command) throws IOException {
    var random = new Random(215);
    for (int length : new int[] {1, 20, 4_000, 300_000}) {
      var bytes = new byte[length];
      random.nextBytes(bytes);
      isOneSentence(command, Ran.of(command, file(bytes)), length + " random bytes");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"judge", "replay", "settle"})
  void a_line_of_a_million_characters_is_one_sentence(String command) throws IOException {
    for (var part :
        List.of(
            "a", "As", "A-", "4,", "$", "(", "[", "{", "\"", "\\", "'", "-> ", "| ", "\uFEFF")) {
      var text = part.repeat(LENGTH / part.length());
      var ran = Ran.of(command, file(text));
      assertThat(ran.status()).as(part).isIn(1, 2);
      saysOneSentence(ran, part);
    }
  }

  @Test
  void a_long_word_in_any_place_of_a_round_is_one_sentence() throws IOException {
    for (var part : List.of("a", "As", "A-", "A-B", "1,", "$", "?", "x=y,", "9", "8-")) {
      var word = part.repeat(LENGTH / 4 / part.length());
      for (var text :
          List.of(
              word,
              "house " + word,
              "options " + word,
              "bank " + word,
              "bank $5\nseat " + word,
              "bank $5\nseat 1 by " + word + " $5 Tc 9d\nbank Th (9c)",
              "bank $5\nseat 1 $5 " + word,
              "bank $5\nseat 1 $5 Tc 9d -> " + word,
              "bank $5\nseat 1 $5 Tc 9d -> win $5 " + word,
              "game texas-holdem\ndeal 1 " + word,
              "game texas-holdem\nstacks " + word,
              "game texas-holdem\ndeal 1 AsKd 2 QhQs\nends " + word)) {
        isOneSentence("judge", Ran.of("judge", file(text)), text.substring(0, 60));
      }
    }
  }

  @Test
  void a_long_or_strange_value_of_a_hand_is_one_sentence() throws IOException {
    var good = GOOD.getOrDefault("replay", "");
    for (var value : List.of("x".repeat(400_000), "\u001b[2J\u202e", "p1".repeat(90_000))) {
      for (var text :
          List.of(
              good.replace("FT", value),
              good.replace("p2 f", value),
              good.replace("p2 f", "p2 cbr " + value),
              good.replace("????", value),
              good.replace("small_bet = 4", "small_bet = " + value),
              good.replace("[100, 100]", "[100, " + value + "]"),
              good + value,
              good + value + " = 1\n" + value + " = 2",
              "[" + value + "]\n" + good + "[" + value + "]\n" + good)) {
        var ran = Ran.of("replay", file(text));
        assertThat(ran.out()).hasSizeLessThan(2_000).doesNotContain("\u001b", "\u202e");
        isOneSentence("replay", ran, text.substring(0, 60));
      }
      var named = Ran.of("replay", file(good + "hand = '" + value + "'\n"));
      assertThat(named.out()).hasSizeLessThan(2_000).doesNotContain("\u001b", "\u202e");
    }
  }

  @Test
  void strange_json_is_one_sentence() throws IOException {
    var strange = "\u202e" + "k".repeat(40_000);
    for (var text :
        List.of(
            "{\"" + strange + "\":1}",
            "{\"" + strange + "\":1,\"" + strange + "\":2}",
            "{\"bankCents\":\"" + strange + "\",\"wagers\":[]}",
            "{\"bankCents\":1e999999999,\"wagers\":[]}",
            "{\"bankCents\":1e18,\"wagers\":[]}",
            "{\"bankCents\":" + "9".repeat(5_000) + ",\"wagers\":[]}",
            "[".repeat(5_000),
            "{\"bankCents\":NaN}",
            "nothing at all",
            "{\"bankCents\":1,\"wagers\":[]} trailing",
            "null",
            "{'bankCents':1}")) {
      isOneSentence("settle", Ran.of("settle", file(text)), text.substring(0, 4));
    }
  }

  @Test
  void two_headers_and_unknown_words_are_one_sentence() throws IOException {
    for (var text :
        List.of(
            "house casino-club\nhouse ocean-view\nseat 1 $5 Tc 9d\nbank Th (9c)",
            "house casino-club\nhouse ocean-view",
            "bank $5",
            "house casino-club bank",
            "wager 1 $5\n",
            "bank $5\nwager 1 $5\nbank Th (9c)",
            "bank $5\nseat 1 $5 Tc 9d twist\nbank Th (9c)",
            "game whist\nseat 1 $5\n",
            "house nowhere\nseat 1 $5\n",
            "game texas-holdem\ndeel 1 AsKd",
            "schedule -1\nbank Th (9c)",
            "options\nbank Th (9c)",
            "options a\nbank Th (9c)",
            "options a=b\nbank Th (9c)")) {
      isOneSentence("judge", Ran.of("judge", file(text)), text);
    }
  }
}
