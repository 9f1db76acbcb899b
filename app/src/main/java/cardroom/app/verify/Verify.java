package cardroom.app.verify;

import cardroom.app.RoomFiles;
import cardroom.app.Status;
import cardroom.app.WrongUse;
import cardroom.houses.Catalogue;
import cardroom.server.shelf.HouseShelf;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.verify.Report;
import cardroom.server.verify.Verifier;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Checks a whole room, stopped or running.
@Command(
    name = "verify",
    description = "Checks a room: hash chains, postings, balances, every table played again.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "The room's key is read from DATA-DIR/room.key, or from CARDROOM_KEY.",
      "Exit status 1 when a record is wrong; the first one is named."
    })
public final class Verify implements Callable<Integer> {

  @Parameters(paramLabel = "DATA-DIR|jdbc:…", description = "The room's folder or database.")
  private String room = "data";

  @Option(names = "--houses", paramLabel = "DIR", description = "Sheets of your own.")
  private @Nullable Path houses;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public Integer call() {
    var folder = houses;
    var catalogue = folder == null ? Catalogue.packaged() : Catalogue.with(folder);
    var files = new RoomFiles(room);
    var url = files.url();
    var seals = new SealedShoe(files.key(), Entropy.ofTheSystem());
    try {
      var report = Verifier.verify(url, new HouseShelf(catalogue), seals);
      print(report);
      return report.isClean() ? Status.DONE : Status.CHECK_DID_NOT_HOLD;
    } catch (SQLException e) {
      throw new WrongUse("The records of %s cannot be read: %s".formatted(room, e.getMessage()));
    }
  }

  private void print(Report report) {
    var out = spec.commandLine().getOut();
    out.printf(
        "%d journals, %d events, %d postings, %d shoes checked.%n",
        report.tables(), report.events(), report.postings(), report.shoes());
    if (report.isClean()) {
      out.println("Everything is in order.");
    } else {
      out.printf("Wrong (1 of %d): %s%n", report.findings().size(), report.findings().getFirst());
    }
  }
}
