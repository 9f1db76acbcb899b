package cardroom.app;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.util.List;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// The entry point: reads the command line, hands it to one command, ends with its status.
@Command(
    name = "./cardroom",
    description = "A cardroom's games, dealt and settled exactly by its rule book.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND",
    footer = {"", "Exit status: 0 done, 1 a check failed, 2 wrong use, 3 a fault of ours."})
public final class Cardroom implements Runnable {

  /// Commands that print what they know so far on Ctrl-C.
  private static final Set<String> LONG = Set.of("analyze", "equity", "simulate");

  @Spec private CommandSpec spec;

  private Cardroom() {
    spec = CommandSpec.create(); // replaced by the real one before anything is parsed
  }

  public static void main(String[] arguments) {
    System.exit(started(List.of(arguments), System.out));
  }

  /// The whole program except for ending the process.
  static int started(List<String> arguments, PrintStream standardOutput) {
    var out = new PrintWriter(standardOutput, true, UTF_8);
    var err = new PrintWriter(System.err, true, UTF_8);
    Thread.setDefaultUncaughtExceptionHandler((_, fault) -> new ErrorReports(err).about(fault));
    var isLong = !arguments.isEmpty() && LONG.contains(arguments.getFirst());
    Runnable end = isLong ? LongWork.expected(err) : () -> {};
    int status = run(arguments, out, err);
    end.run();
    return status;
  }

  /// Runs one command line; whatever goes wrong is reported in one sentence on `err`.
  static int run(List<String> arguments, PrintWriter out, PrintWriter err) {
    return run(arguments, Commands.asked(arguments), out, err);
  }

  /// The same with commands other than the program's own.
  public static int run(
      List<String> arguments, List<?> commands, PrintWriter out, PrintWriter err) {
    var complaints = new ErrorReports(err);
    try {
      var line = new CommandLine(new Cardroom());
      commands.forEach(line::addSubcommand);
      GivenValues.readPlainly(line);
      line.setOut(out)
          .setErr(err)
          .setCaseInsensitiveEnumValuesAllowed(true)
          .setParameterExceptionHandler((wrong, _) -> complaints.about(wrong))
          .setExecutionExceptionHandler((fault, _, _) -> complaints.about(fault));
      return line.execute(Commands.whole(arguments).toArray(String[]::new));
    } catch (
        Throwable fault) { // picocli does not catch an Error, and a user must not see its trace
      return complaints.about(fault);
    } finally {
      out.flush();
      err.flush();
    }
  }

  /// Reached when only options were given; all real work is in subcommands.
  @Override
  public void run() {
    throw new CommandLine.ParameterException(spec.commandLine(), "Missing a command");
  }
}
