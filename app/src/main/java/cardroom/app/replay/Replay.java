package cardroom.app.replay;

import cardroom.app.LongWork;
import cardroom.app.Status;
import cardroom.notation.phh.Phh;
import cardroom.notation.phh.PhhError;
import cardroom.notation.phh.PhhFile;
import cardroom.notation.phh.PhhHand;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Replays recorded hands under the sheet `recorded`.
@Command(
    name = "replay",
    description = "Plays recorded poker hands (PHH) and compares the finishing stacks.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Exit status: 0 no hand differs (one that contradicts itself is named, no more), 1 a hand"
          + " differs or cannot",
      "be read, 2 a file cannot be opened. The format, our own keys and the reasons are described"
          + " in docs/phh.md."
    })
public final class Replay implements Callable<Integer> {

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "Files of recorded hands, .phh or .phhs; - is standard input.")
  private List<String> files = new ArrayList<>();

  @Option(names = "--json", description = "Prints one JSON document instead of text.")
  private boolean json;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public Integer call() throws IOException {
    for (var file : files) {
      GivenLines.check(file);
    }
    // Not flushed with every line: a file may hold tens of thousands of hands.
    var out = new PrintWriter(spec.commandLine().getOut(), false);
    var report = json ? ReplayReport.json(out) : ReplayReport.text(out);
    try (var work = LongWork.unstoppable(spec.commandLine().getErr())) {
      for (var file : files) {
        replay(file, report, work);
      }
    }
    report.end();
    out.flush();
    return report.nothingDiffers() ? Status.DONE : Status.CHECK_FAILED;
  }

  private void replay(String file, ReplayReport report, LongWork work) throws IOException {
    try (var lines = GivenLines.of(file)) {
      var hands = new PhhFile(lines);
      while (hands.hasNext()) {
        switch (hands.next()) {
          case PhhFile.Entry.Read(var hand) -> replay(lines.name(), hand, report);
          case PhhFile.Entry.Unread(var name, var fault) ->
              fail(new ReplayedHand(lines.name(), name, Optional.empty(), fault), report);
        }
        work.show("%,d hands so far".formatted(report.hands()));
      }
    }
  }

  private void replay(String file, PhhHand hand, ReplayReport report) {
    try {
      report.add(new ReplayedHand(file, Phh.replay(hand)));
    } catch (PhhError fault) {
      fail(new ReplayedHand(file, hand.name(), Optional.of(hand), fault), report);
    }
  }

  /// A hand that cannot be played is reported on standard error; the others go on.
  private void fail(ReplayedHand hand, ReplayReport report) {
    spec.commandLine().getErr().println(hand.file() + ": " + hand.fault());
    report.add(hand);
  }
}
