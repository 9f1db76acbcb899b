package cardroom.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import cardroom.app.open.Open;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.NoSuchFileException;
import java.util.List;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// The contract of every command: what is printed where, and with which status it ends.
final class CardroomTest {

  /// What one run of the command line left behind.
  private record Ran(int status, String out, String err) {}

  @Command(name = "deal", mixinStandardHelpOptions = true)
  private static final class Deal implements Callable<Integer> {
    @Option(names = "--seats")
    private int seats = 1;

    @Option(names = "--wrong")
    private String wrong = "";

    @Override
    public Integer call() throws Exception {
      return switch (wrong) {
        case "use" -> throw new WrongUse("Seats run from 1 to 8, not " + seats + ".");
        case "file" -> throw new NoSuchFileException("round.txt");
        case "us" -> throw new IllegalStateException("8h: all copies\nare on the table");
        case "worse" -> throw new StackOverflowError();
        default -> Status.CHECK_FAILED;
      };
    }
  }

  /// Stands for the real room, which would stay open.
  @Command(name = "open")
  private static final class Opened implements Callable<Integer> {
    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
      spec.commandLine().getOut().println("open");
      return Status.DONE;
    }
  }

  private static Ran run(String... arguments) {
    var out = new StringWriter();
    var err = new StringWriter();
    var status =
        Cardroom.run(
            List.of(arguments), List.of(new Deal()), new PrintWriter(out), new PrintWriter(err));
    return new Ran(status, out.toString(), err.toString());
  }

  @Test
  void version_and_help_go_to_standard_output() {
    assertThat(run("--version").out()).startsWith("Cardroom ").hasLineCount(1);
    assertThat(run("--help").out()).contains("Usage: ./cardroom", "deal", "Exit status");
    assertThat(run("deal", "--help").out()).contains("Usage: ./cardroom deal");
    assertThat(run("--help").status()).isEqualTo(Status.DONE);
    assertThat(run("--help").err()).isEmpty();
  }

  /// Where a percent sign stands alone, picocli warns in the middle of the help.
  @Test
  void the_help_of_every_command_can_be_formatted() {
    for (var command : Commands.all()) {
      var usage = CommandSpec.forAnnotatedObject(command).usageMessage();
      for (var lines : List.of(usage.header(), usage.description(), usage.footer())) {
        for (var line : lines) {
          assertThatCode(() -> assertThat(line.formatted()).isNotNull())
              .as(line)
              .doesNotThrowAnyException();
        }
      }
    }
  }

  @Test
  void the_status_of_a_command_is_the_status_of_the_run() {
    assertThat(run("deal")).isEqualTo(new Ran(Status.CHECK_FAILED, "", ""));
  }

  @Test
  void options_alone_are_those_of_the_room() {
    assertThat(Commands.whole(List.of())).containsExactly("open");
    assertThat(Commands.whole(List.of("--port", "8099"))).containsExactly("open", "--port", "8099");
    assertThat(Commands.whole(List.of("--help"))).containsExactly("--help");
    assertThat(Commands.whole(List.of("play", "-h"))).containsExactly("play", "-h");
  }

  @Test
  void only_the_command_that_is_named_is_made_ready() {
    assertThat(Commands.asked(List.of("--version"))).isEmpty();
    assertThat(Commands.asked(List.of("equity", "razz"))).hasSize(1);
    assertThat(Commands.asked(List.of("--port", "8099"))).hasOnlyElementsOfType(Open.class);
    assertThat(Commands.asked(List.of("shuffle"))).hasSameSizeAs(Commands.all());
    for (var command : Commands.all()) {
      var name = command.getClass().getAnnotation(Command.class).name();
      assertThat(Commands.asked(List.of(name))).hasOnlyElementsOfType(command.getClass());
    }
  }

  @Test
  void an_unknown_command_is_one_sentence_that_names_the_known_ones() {
    assertThat(run("shuffle"))
        .isEqualTo(
            new Ran(
                2,
                "",
                "Unknown command 'shuffle'; the commands are deal; see ./cardroom --help.\n"));
  }

  @Test
  void a_misspelt_option_is_one_sentence_with_the_nearest_right_one() {
    assertThat(run("deal", "--seat=3"))
        .isEqualTo(
            new Ran(
                2,
                "",
                "Unknown option: '--seat=3'; did you mean --seats? Or see ./cardroom deal"
                    + " --help.\n"));
  }

  @Test
  void a_value_of_the_wrong_kind_is_one_sentence() {
    var ran = run("deal", "--seats", "many");
    assertThat(ran.status()).isEqualTo(Status.WRONG_USE);
    assertThat(ran.err()).hasLineCount(1).contains("--seats many:", "./cardroom deal --help");
  }

  @Test
  void wrong_use_found_by_a_command_is_its_own_sentence() {
    assertThat(run("deal", "--wrong=use", "--seats=9"))
        .isEqualTo(new Ran(2, "", "Seats run from 1 to 8, not 9.\n"));
  }

  @Test
  void a_missing_file_is_wrong_use_and_names_the_file() {
    assertThat(run("deal", "--wrong=file"))
        .isEqualTo(new Ran(2, "", "round.txt: there is no such file.\n"));
  }

  @Test
  void a_fault_of_ours_is_one_sentence_without_a_trace() {
    for (var wrong : List.of("us", "worse")) {
      var ran = run("deal", "--wrong=" + wrong);
      assertThat(ran.status()).isEqualTo(Status.FAULT);
      assertThat(ran.err()).hasLineCount(1).contains("CARDROOM_TRACE=1").doesNotContain("\tat ");
    }
  }

  @Test
  void a_trace_is_printed_when_asked_for() {
    var err = new StringWriter();
    new ErrorReports(new PrintWriter(err), true).about(new IllegalStateException("no shoe"));
    assertThat(err.toString()).contains("\tat cardroom.app.CardroomTest");
  }

  @Test
  void no_words_at_all_open_the_room() {
    var out = new StringWriter();
    var err = new StringWriter();
    var commands = List.of(new Deal(), new Opened());
    var status = Cardroom.run(List.of(), commands, new PrintWriter(out), new PrintWriter(err));
    assertThat(new Ran(status, out.toString(), err.toString())).isEqualTo(new Ran(0, "open\n", ""));
    assertThat(Commands.all()).hasAtLeastOneElementOfType(Open.class);
  }
}
