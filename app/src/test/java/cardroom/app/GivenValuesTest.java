package cardroom.app;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.app.open.Open;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/// Whatever is given in place of a number or a file is refused in one plain sentence, the same for
/// every option of every command.
final class GivenValuesTest {
  private static final Set<Class<?>> WHOLE =
      Set.of(int.class, Integer.class, long.class, Long.class);
  private static final Set<Class<?>> DECIMAL = Set.of(double.class, Double.class);

  @TempDir Path folder;

  /// An option with the words that lead to it.
  private record Declared(List<String> command, OptionSpec option) {
    boolean isOneOf(Set<Class<?>> types) {
      return types.contains(type(option));
    }

    String name() {
      return option.longestName();
    }
  }

  private static Class<?> type(ArgSpec argument) {
    var info = argument.typeInfo();
    return info.isOptional() ? info.getAuxiliaryTypes()[0] : info.getType();
  }

  private static Stream<Declared> declared(List<String> words, CommandSpec command) {
    return Stream.concat(
        command.options().stream().map(option -> new Declared(words, option)),
        command.subcommands().entrySet().stream()
            .flatMap(
                below ->
                    declared(
                        Stream.concat(words.stream(), Stream.of(below.getKey())).toList(),
                        below.getValue().getCommandSpec())));
  }

  private static List<Declared> all() {
    return Commands.all().stream()
        .map(CommandSpec::forAnnotatedObject)
        .flatMap(command -> declared(List.of(command.name()), command))
        .toList();
  }

  private static String refused(List<?> commands, List<String> words) {
    var out = new StringWriter();
    var err = new StringWriter();
    var status = Cardroom.run(words, commands, new PrintWriter(out), new PrintWriter(err));
    assertThat(status).as("%s: %s", words, err).isEqualTo(Status.WRONG_USE);
    assertThat(out.toString()).isEmpty();
    assertThat(err.toString()).hasLineCount(1);
    return err.toString().strip();
  }

  private static String refused(Declared one, String value) {
    List<String> words = new ArrayList<>(one.command());
    words.add(one.name() + "=" + value);
    return refused(Commands.asked(words), words);
  }

  private static String sentence(Declared one, String given, String why) {
    return "%s %s: %s; see ./cardroom %s --help."
        .formatted(one.name(), given, why, String.join(" ", one.command()));
  }

  @Test
  void what_is_no_whole_number_is_refused_alike_everywhere() {
    var numbers = all().stream().filter(one -> one.isOneOf(WHOLE)).toList();
    assertThat(numbers).hasSizeGreaterThan(15);
    for (var one : numbers) {
      for (var nonsense : List.of("abc", "1.5", "0x10", "1e3", "10,000", "--1")) {
        assertThat(refused(one, nonsense))
            .isEqualTo(sentence(one, nonsense, "give a whole number, in digits alone"));
      }
      assertThat(refused(one, ""))
          .isEqualTo(sentence(one, "''", "give a whole number, in digits alone"));
      var huge = "9".repeat(30);
      assertThat(refused(one, huge)).isEqualTo(sentence(one, huge, "that number is too large"));
      assertThat(refused(one, "-" + huge))
          .isEqualTo(sentence(one, "-" + huge, "that number is too small"));
    }
  }

  @Test
  void what_is_no_number_at_all_is_refused_alike_everywhere() {
    var numbers = all().stream().filter(one -> one.isOneOf(DECIMAL)).toList();
    assertThat(numbers).isNotEmpty();
    for (var one : numbers) {
      for (var nonsense : List.of("abc", "NaN", "Infinity", "0x1p3", "5d", "1e400", ".")) {
        assertThat(refused(one, nonsense))
            .isEqualTo(sentence(one, nonsense, "give a number, such as 0.75"));
      }
    }
  }

  @Test
  void a_file_without_a_name_is_refused_alike_everywhere() {
    var files = all().stream().filter(one -> one.isOneOf(Set.of(Path.class))).toList();
    assertThat(files).hasSizeGreaterThan(10);
    for (var one : files) {
      assertThat(refused(one, ""))
          .isEqualTo(sentence(one, "''", "give the name of a file or folder"));
      assertThat(refused(one, "a\0b"))
          .isEqualTo(sentence(one, "a?b", "give the name of a file or folder"));
    }
  }

  @Test
  void a_switch_takes_true_or_false_and_nothing_else() {
    var switches =
        all().stream()
            .filter(one -> one.isOneOf(Set.of(boolean.class, Boolean.class)))
            .filter(one -> !one.option().usageHelp() && !one.option().versionHelp())
            .toList();
    assertThat(switches).isNotEmpty();
    for (var one : switches) {
      assertThat(refused(one, "maybe"))
          .isEqualTo(sentence(one, "maybe", "give true or false, or no value"));
    }
  }

  @Test
  void a_pair_is_asked_for_as_the_help_writes_it() {
    var pairs = all().stream().filter(one -> one.option().typeInfo().isMap()).toList();
    assertThat(pairs).isNotEmpty();
    for (var one : pairs) {
      assertThat(refused(one, "abc"))
          .isEqualTo(sentence(one, "abc", "write it as " + one.option().paramLabel()));
    }
  }

  /// Another type would need words of its own.
  @Test
  void every_option_is_a_number_a_file_a_switch_or_a_text() {
    var known = new java.util.HashSet<Class<?>>(Set.of(Path.class, String.class));
    known.addAll(Set.of(boolean.class, Boolean.class, List.class, Map.class));
    known.addAll(WHOLE);
    known.addAll(DECIMAL);
    assertThat(all()).allSatisfy(one -> assertThat(type(one.option())).isIn(known));
  }

  @Test
  void a_number_reads_as_it_is_written() {
    assertThat(refused(List.of(new Open(Map.of())), List.of("open", "--port=070000")))
        .startsWith("--port 70000: give a port from 1 to 65535");
  }

  @Test
  void it_is_said_where_a_wrong_setting_stands() throws Exception {
    assertThat(refused(List.of(new Open(Map.of("CARDROOM_PORT", "abc"))), List.of("open")))
        .isEqualTo(
            "--port abc (environment CARDROOM_PORT): give a whole number, in digits alone; see"
                + " ./cardroom open --help.");
    var file = folder.resolve("room.conf");
    Files.writeString(file, "demo = false\nbackup-keep = some\n");
    assertThat(refused(List.of(new Open(Map.of())), List.of("open", "--config", file.toString())))
        .startsWith("--backup-keep some (%s:2): give a whole number".formatted(file));
    assertThat(
            refused(
                List.of(new Open(Map.of("CARDROOM_PORT", "8080"))), List.of("open", "--port=abc")))
        .startsWith("--port abc: give a whole number");
  }
}
