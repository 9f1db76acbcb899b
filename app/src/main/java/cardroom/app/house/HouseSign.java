package cardroom.app.house;

import static java.nio.charset.StandardCharsets.UTF_8;

import cardroom.app.SheetOptions;
import cardroom.app.StakesOption;
import cardroom.app.Status;
import cardroom.app.WrongUse;
import cardroom.houses.LoadedSheet;
import cardroom.houses.signs.HtmlSign;
import cardroom.houses.signs.Sign;
import cardroom.houses.signs.TextSign;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `house sign`: what must hang at a table.
@Command(
    name = "sign",
    description = "Prints the sign of a table: game, limits, collection rates, bonus bets.",
    mixinStandardHelpOptions = true)
final class HouseSign implements Callable<Integer> {

  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private SheetOptions sheets = new SheetOptions();

  @Parameters(index = "0", paramLabel = "HOUSE", description = "Such as casino-club.")
  private String house = "";

  @Parameters(index = "1", paramLabel = "GAME", description = "Such as pure-21.5.")
  private String game = "";

  @ArgGroup private StakesOption stakes = new StakesOption();

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "Writes a page to be printed instead of text.")
  private Optional<Path> html = Optional.empty();

  @Override
  public Integer call() throws IOException {
    var sign = sign(sheets.catalogue().load(house, game, sheets.options()));
    var out = spec.commandLine().getOut();
    if (html.isPresent()) {
      Files.writeString(html.get(), HtmlSign.write(sign), UTF_8);
      out.println("Wrote the sign to " + html.get() + ".");
    } else {
      out.print(TextSign.write(sign));
    }
    return Status.DONE;
  }

  private Sign sign(LoadedSheet<?> sheet) {
    try {
      return sheet.sign(stakes.stakes(sheet.table()));
    } catch (IllegalArgumentException noSuchTable) {
      throw new WrongUse(noSuchTable.getMessage() + ".");
    }
  }
}
