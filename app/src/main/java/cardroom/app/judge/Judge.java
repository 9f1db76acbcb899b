package cardroom.app.judge;

import cardroom.app.GivenText;
import cardroom.app.Status;
import cardroom.app.WrongUse;
import cardroom.houses.Catalogue;
import cardroom.notation.script.NotationError;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Judges rounds written in the notation of `docs/notation.md`.
@Command(
    name = "judge",
    description = "Plays rounds written in the notation; prints every outcome with its rule.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Exit status: 0 every expectation is met, 1 one of them failed, 2 a file cannot be read.",
      "The notation is described in docs/notation.md."
    })
public final class Judge implements Callable<Integer> {

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "Files of rounds; - is standard input.")
  private List<String> files = new ArrayList<>();

  @Option(names = "--houses", paramLabel = "DIR", description = "A folder of your own sheets.")
  private List<Path> houses = new ArrayList<>();

  @Option(names = "--json", description = "Prints one JSON document instead of text.")
  private boolean json;

  @Option(names = "--quiet", description = "Prints only what failed.")
  private boolean quiet;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public Integer call() throws Exception {
    var catalogue = houses.isEmpty() ? Catalogue.packaged() : Catalogue.with(houses.getLast());
    // Everything is read before anything is played, and played before anything is printed.
    var read = new ArrayList<RoundToJudge>();
    for (var file : files) {
      var text = GivenText.read(file);
      read.addAll(complaining(text.name(), () -> Notations.read(text, catalogue)));
    }
    var rounds = new ArrayList<JudgedRound>();
    for (var round : read) {
      rounds.add(complaining(round.file(), round::play));
    }
    var out = spec.commandLine().getOut();
    if (json) {
      out.println(JudgeJson.of(rounds));
    } else {
      out.print(new JudgeText(quiet).of(rounds));
    }
    var holds = rounds.stream().allMatch(JudgedRound::holds);
    return holds ? Status.DONE : Status.CHECK_FAILED;
  }

  private static <T> T complaining(String file, Callable<T> work) throws Exception {
    try {
      return work.call();
    } catch (NotationError wrong) {
      throw new WrongUse(wrong.in(file));
    }
  }
}
