package cardroom.app.replay;

import cardroom.app.GivenText;
import cardroom.app.Json;
import cardroom.app.Status;
import cardroom.games.poker.phh.Phh;
import cardroom.games.poker.phh.PhhError;
import cardroom.games.poker.phh.Replayed;
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
      "Exit status: 0 all agree, 1 a hand does not agree or cannot be played, 2 a file cannot be read.",
      "The format, and the keys of our own, are described in docs/phh.md."
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
  public Integer call() throws Exception {
    var texts = new ArrayList<GivenText>();
    for (var file : files) {
      texts.add(GivenText.read(file));
    }
    var report = new ReplayReport();
    for (var text : texts) {
      replay(text, report);
    }
    var out = spec.commandLine().getOut();
    if (json) {
      out.println(Json.of(report.json()));
    } else {
      report.lines().forEach(out::println);
    }
    return report.allAgree() ? Status.DONE : Status.CHECK_DID_NOT_HOLD;
  }

  /// A hand that cannot be played is told on standard error; the others go on.
  private void replay(GivenText text, ReplayReport report) {
    var err = spec.commandLine().getErr();
    try {
      for (var hand : Phh.read(text.text())) {
        try {
          Replayed played = Phh.replay(hand);
          report.add(text.name(), played);
        } catch (PhhError wrong) {
          report.failed(text.name(), Optional.of(hand), wrong);
          err.println(text.name() + ": " + wrong.getMessage());
        }
      }
    } catch (PhhError wrong) {
      report.failed(text.name(), Optional.empty(), wrong);
      err.println(text.name() + ": " + wrong.getMessage());
    }
  }
}
