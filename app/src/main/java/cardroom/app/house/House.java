package cardroom.app.house;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// `house`: what the cardrooms' sheets say.
@Command(
    name = "house",
    description = "Lists, shows and checks the rule sheets of the houses, and prints table signs.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {HouseList.class, HouseShow.class, HouseCheck.class, HouseSign.class})
public final class House implements Runnable {

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "Say what to do with the houses");
  }
}
