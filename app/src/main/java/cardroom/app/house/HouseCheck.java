package cardroom.app.house;

import cardroom.app.Status;
import cardroom.houses.Catalogue;
import cardroom.houses.reading.SheetError;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `house check`: everything that is wrong with some sheets, at once.
@Command(
    name = "check",
    description = "Examines sheets and names every fault with its line.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Exit status: 0 every sheet can be used, 1 a sheet has faults, 2 a file cannot be read."
    })
final class HouseCheck implements Callable<Integer> {

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(arity = "1..*", paramLabel = "FILE", description = "Such as my-club/pure-21.5.yaml.")
  private List<Path> files = List.of();

  @Override
  public Integer call() throws NoSuchFileException {
    for (var file : files) {
      if (!Files.isRegularFile(file)) {
        throw new NoSuchFileException(file.toString());
      }
    }
    var catalogue = Catalogue.packaged();
    var status = Status.DONE;
    for (var file : files) {
      if (!isGood(catalogue, file)) {
        status = Status.CHECK_FAILED;
      }
    }
    return status;
  }

  private boolean isGood(Catalogue catalogue, Path file) {
    var line = spec.commandLine();
    try {
      var sheets = catalogue.check(file);
      var games = sheets.stream().map(sheet -> sheet.form().name()).toList();
      var house = sheets.getFirst().heading().house();
      line.getOut().println("%s: good, %s of %s".formatted(file, String.join(", ", games), house));
      return true;
    } catch (SheetError wrong) {
      wrong.faults().forEach(line.getErr()::println);
      return false;
    }
  }
}
