package cardroom.app.verify;

import cardroom.app.GivenText;
import cardroom.app.RoomFiles;
import cardroom.app.Status;
import cardroom.app.WrongUse;
import cardroom.houses.Catalogue;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.checkpoint.Checkpoint;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.verify.Finding;
import cardroom.server.verify.JournalFile;
import cardroom.server.verify.ProofCheck;
import cardroom.server.verify.Verifier;
import cardroom.server.verify.VerifyReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Optional;
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
    description =
        "Checks a room (hash chains, postings, balances, every table played again) or a proof.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "The room's key is read from DATA-DIR/room.key, or from CARDROOM_KEY.",
      "Exit status 1 when a record is wrong; the first one is named."
    })
public final class Verify implements Callable<Integer> {

  @Parameters(
      paramLabel = "FILE|DATA-DIR|jdbc:…",
      description = "A proof, an exported journal, or the room's folder or database.")
  private String room = "data";

  @Option(names = "--houses", paramLabel = "DIR", description = "Sheets of your own.")
  private @Nullable Path houses;

  @Option(
      names = "--since",
      paramLabel = "CHECKPOINT",
      description = "A checkpoint that you kept, as its line or a file that holds it.")
  private @Nullable String since;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public Integer call() throws IOException {
    if (!room.startsWith("jdbc:") && Files.isRegularFile(Path.of(room))) {
      return file(Path.of(room));
    }
    var folder = houses;
    var catalogue = folder == null ? Catalogue.packaged() : Catalogue.with(folder);
    var files = new RoomFiles(room);
    var url = files.url();
    var seals = new SealedShoe(files.key(), Entropy.ofTheSystem());
    try {
      var report = Verifier.verify(url, new SheetCatalogue(catalogue), seals, kept());
      print(report);
      return report.isClean() ? Status.DONE : Status.CHECK_FAILED;
    } catch (SQLException e) {
      throw new WrongUse(
          "The records of %s cannot be read: %s".formatted(files.shown(), e.getMessage()));
    }
  }

  private Optional<Checkpoint> kept() throws IOException {
    var given = since;
    if (given == null) {
      return Optional.empty();
    }
    var kept = Checkpoint.find(Checkpoint.isLine(given) ? given : GivenText.read(given).text());
    if (kept.isEmpty()) {
      throw new WrongUse(
          "%s holds no whole checkpoint: give the line from 'cardroom-checkpoint' to its end, or a file with it."
              .formatted(given));
    }
    if (!kept.get().isGenuine()) {
      throw new WrongUse(
          "The signature of the checkpoint given with --since does not fit it: it was changed.");
    }
    return kept;
  }

  private int file(Path file) throws IOException {
    var text = GivenText.read(file.toString()).text();
    if (ProofCheck.isProof(text)) {
      var checked = ProofCheck.check(text);
      return tell(
          "%d cards of %d shoes checked.".formatted(checked.cards(), checked.shoes()),
          "Every card lay in its place before the deal, if the roots are those you noted.",
          checked.findings().stream().findFirst());
    }
    if (JournalFile.isJournal(text)) {
      var checked = JournalFile.check(text);
      return tell(
          "%d events and %d postings checked.".formatted(checked.events(), checked.postings()),
          "The chain is whole and every posting balances.",
          checked.wrong());
    }
    throw new WrongUse(
        "%s is neither a proof nor a journal: export makes them with --proof and --journal."
            .formatted(file));
  }

  private int tell(String looked, String good, Optional<Finding> wrong) {
    var out = spec.commandLine().getOut();
    out.println(looked);
    out.println(wrong.map(finding -> "Wrong: " + finding).orElse(good));
    return wrong.isEmpty() ? Status.DONE : Status.CHECK_FAILED;
  }

  private void print(VerifyReport report) {
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
