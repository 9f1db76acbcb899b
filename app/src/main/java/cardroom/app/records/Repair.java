package cardroom.app.records;

import cardroom.app.RoomFiles;
import cardroom.app.Status;
import cardroom.app.WrongUse;
import cardroom.houses.Catalogue;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.repair.RecordsRepair;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.startup.CannotOpen;
import cardroom.server.startup.DataFolder;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Rebuilds what follows from the journal of a stopped room.
@Command(
    name = "repair",
    description = "Rebuilds snapshots and balances from a journal that verifies; changes no event.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "The room must be stopped. Exit status 1 when the journal itself is wrong: then nothing is changed."
    })
public final class Repair implements Callable<Integer> {

  @Parameters(paramLabel = "DATA-DIR", description = "The room's folder.")
  private String data = "data";

  @Option(names = "--houses", paramLabel = "DIR", description = "Sheets of your own.")
  private @Nullable Path houses;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public Integer call() {
    var folder = houses;
    var catalogue = folder == null ? Catalogue.packaged() : Catalogue.with(folder);
    var files = new RoomFiles(data);
    if (data.startsWith("jdbc:")) {
      throw new WrongUse(
          "repair works on the records in a folder: copy those of a database into one with backup FILE"
              + " --db URL, and put them back with restore.");
    }
    var file = files.file();
    var seals = new SealedShoe(files.key(), Entropy.ofTheSystem());
    // Only one process at a time may hold the folder, so no room writes meanwhile.
    try (var _ = DataFolder.take(Path.of(data))) {
      var mended = RecordsRepair.mend(file.toString(), new SheetCatalogue(catalogue), seals);
      return tell(mended);
    } catch (SQLException e) {
      throw new WrongUse(
          "The records of %s cannot be repaired: %s.".formatted(data, e.getMessage()));
    } catch (CannotOpen unfit) {
      throw new WrongUse(String.valueOf(unfit.getMessage()));
    }
  }

  private int tell(RecordsRepair.Mended mended) {
    var out = spec.commandLine().getOut();
    var wrong = mended.wrong();
    if (wrong.isPresent()) {
      out.printf("Nothing was changed, because the journal itself is wrong: %s%n", wrong.get());
      return Status.CHECK_FAILED;
    }
    if (mended.balances() + mended.snapshots() == 0) {
      out.println("Nothing had to be repaired.");
    } else {
      out.printf(
          "Rebuilt: balances %d, snapshots %d. Everything is in order.%n",
          mended.balances(), mended.snapshots());
    }
    return Status.DONE;
  }
}
