package cardroom.app;

import cardroom.houses.reading.SheetError;
import cardroom.server.keeping.FileFault;
import java.io.PrintWriter;
import java.nio.file.FileSystemException;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/// Turns whatever went wrong into one sentence for the user and an exit status for the script.
final class ErrorReports {

  private static final String TRACE = "CARDROOM_TRACE";

  private final PrintWriter err;
  private final boolean traced;

  ErrorReports(PrintWriter err) {
    this(err, "1".equals(System.getenv(TRACE)));
  }

  ErrorReports(PrintWriter err, boolean traced) {
    this.err = err;
    this.traced = traced;
  }

  int about(Throwable wrong) {
    if (traced) {
      wrong.printStackTrace(err);
    }
    return switch (wrong) {
      case SheetError sheet -> sayAll(sheet.faults());
      case WrongUse use -> say(words(use), Status.WRONG_USE);
      // What the settings say while the command line is read.
      case ParameterException use when use.getCause() instanceof WrongUse inner -> about(inner);
      case ParameterException use -> say(wrongWords(use), Status.WRONG_USE);
      case FileSystemException file -> say(FileFault.named(file) + ".", Status.WRONG_USE);
      default -> say(fault(wrong), Status.FAULT);
    };
  }

  /// A sheet may have many faults, and its author gets a line for each.
  private int sayAll(List<String> faults) {
    faults.forEach(fault -> say(fault, Status.WRONG_USE));
    return Status.WRONG_USE;
  }

  private int say(String sentence, int status) {
    err.println(sentence.strip().replaceAll("\\s*\\R\\s*", " "));
    err.flush();
    return status;
  }

  private static String wrongWords(ParameterException wrong) {
    var line = wrong.getCommandLine();
    return "%s; %ssee %s --help."
        .formatted(complaint(wrong), whatWouldWork(wrong), line.getCommandSpec().qualifiedName());
  }

  /// Picocli speaks of unmatched arguments at an index; a user gave an unknown command.
  private static String complaint(ParameterException wrong) {
    if (wrong instanceof UnmatchedArgumentException unmatched
        && !unmatched.isUnknownOption()
        && !wrong.getCommandLine().getSubcommands().isEmpty()) {
      return "Unknown command '%s'".formatted(unmatched.getUnmatched().getFirst());
    }
    if (wrong instanceof UnmatchedArgumentException unmatched && !unmatched.isUnknownOption()) {
      return "'%s' is one word too many"
          .formatted(ShortText.of(unmatched.getUnmatched().getFirst()));
    }
    return GivenValues.complaint(wrong).orElseGet(() -> words(wrong).replaceAll("[.;\\s]+$", ""));
  }

  private static String whatWouldWork(ParameterException wrong) {
    var near =
        wrong instanceof UnmatchedArgumentException unmatched
            ? unmatched.getSuggestions()
            : List.<String>of();
    if (!near.isEmpty()) {
      return "did you mean %s? Or ".formatted(String.join(" or ", near));
    }
    var known = known(wrong.getCommandLine());
    return known.isEmpty() ? "" : "the commands are %s; ".formatted(known);
  }

  private static String known(CommandLine line) {
    return line.getSubcommands().keySet().stream().collect(Collectors.joining(", "));
  }

  private static String fault(Throwable fault) {
    return "Cardroom stopped on a fault of its own, %s (%s); run it again with %s=1 for the details to report."
        .formatted(fault.getClass().getSimpleName(), words(fault), TRACE);
  }

  private static String words(Throwable wrong) {
    return Objects.requireNonNullElse(wrong.getMessage(), "no further word");
  }
}
