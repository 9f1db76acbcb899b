package cardroom.app.settle;

import cardroom.app.GivenText;
import cardroom.app.Status;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Settles wagers by one of the three bank limits of A-41.
@Command(
    name = "settle",
    description = "The bank calculator: who is paid what when the bank is short.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "FILE holds a JSON document, or an array of them:",
      "  {\"policy\":\"separate\",\"whenExhausted\":\"return-rest\",\"bankCents\":50000,",
      "   \"wagers\":[{\"seat\":3,\"wager\":\"game\",\"stakeCents\":5000,\"dueCents\":6000}]}",
      "policy: separate, net, gross; whenExhausted: return-rest, run-on, stop-either.",
      "Wagers stand in action order; dueCents is what an unlimited bank would pay (+) or collect (-)."
    })
public final class Settle implements Callable<Integer> {

  @Parameters(paramLabel = "FILE", description = "A JSON file; - is standard input.")
  private String file = "-";

  @Option(names = "--json", description = "Prints JSON instead of a table.")
  private boolean json;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public Integer call() throws Exception {
    var given = SettleJson.read(GivenText.read(file));
    var settled = given.cases().stream().map(SettleCase::settle).toList();
    var out = spec.commandLine().getOut();
    if (json) {
      out.println(SettleJson.write(settled, given.isArray()));
    } else {
      settled.stream().map(SettleText::of).forEach(out::print);
    }
    return Status.DONE;
  }

  /// The documents of a file: a single one, or an array of them.
  record Given(List<SettleCase> cases, boolean isArray) {}
}
