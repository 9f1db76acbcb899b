package cardroom.app.records;

import cardroom.app.RoomFiles;
import cardroom.app.Status;
import cardroom.app.WrongUse;
import cardroom.games.table.Viewer;
import cardroom.houses.Catalogue;
import cardroom.notation.RoundDocument;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.codec.Json;
import cardroom.server.history.History;
import cardroom.server.journal.SqlRecords;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.table.RoundRetelling;
import cardroom.server.table.RoundRetelling.Noted;
import cardroom.server.verify.JournalFile;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.databind.node.ObjectNode;

/// Writes finished rounds as anybody at the rail saw them.
@Command(
    name = "export",
    description =
        "Tells the finished rounds of a table, as the rail saw them or as judge reads them.",
    mixinStandardHelpOptions = true)
public final class Export implements Callable<Integer> {
  private static final Pattern WHAT = Pattern.compile("(\\d{1,15})(?:/(\\d{1,9}))?");

  @Parameters(paramLabel = "TABLE|TABLE/ROUND", description = "7 is a table, 7/12 a round of it.")
  private String what = "";

  @Option(names = "--json", description = "As JSON instead of sentences.")
  private boolean json;

  @Option(names = "--phh", description = "Poker hands as PHH: one as .phh, a table's as .phhs.")
  private boolean phh;

  @Option(
      names = "--notation",
      description =
          "As judge reads it again, mucked poker hands as ??; rounds called off are left out.")
  private boolean notation;

  @Option(
      names = "--proof",
      description = "The proof of every card turned up in a round, for ./cardroom verify.")
  private boolean proof;

  @Option(
      names = "--journal",
      description = "All events and postings of the table, for ./cardroom verify.")
  private boolean journal;

  @Option(names = "--data", paramLabel = "DIR", description = "The room's folder; default ./data.")
  private String data = "data";

  @Option(names = "--houses", paramLabel = "DIR", description = "Sheets of your own.")
  private @Nullable Path houses;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public Integer call() {
    var asked = WHAT.matcher(what);
    if (!asked.matches()) {
      throw new WrongUse("'%s' is not a table or a round: give 7 or 7/12.".formatted(what));
    }
    var files = new RoomFiles(data);
    if (journal) {
      return journal(files, Long.parseLong(asked.group(1)));
    }
    var folder = houses;
    var catalogue =
        new SheetCatalogue(folder == null ? Catalogue.packaged() : Catalogue.with(folder));
    var seals = new SealedShoe(files.key(), Entropy.ofTheSystem());
    try (var database = files.records()) {
      // Read only, so that the room may be open.
      var store = new SqlRecords(database.source());
      var retelling = new RoundRetelling(store, catalogue, seals);
      var history = new History(store, retelling, seals, InstantSource.system());
      var only =
          asked.group(2) == null
              ? OptionalInt.empty()
              : OptionalInt.of(Integer.parseInt(asked.group(2)));
      var table = Long.parseLong(asked.group(1));
      if (proof) {
        var found = only.isPresent() ? history.proof(table, only.getAsInt()) : noProof();
        spec.commandLine().getOut().println(Json.text(found.orElseThrow(this::noRound)));
      } else if (phh) {
        print(history.documents(table, only, new Viewer.Rail()), only.isPresent());
      } else if (notation) {
        // Nobody may see a hand that was folded unseen, not even the operator.
        var noted = history.notations(table, only, new Viewer.Rail());
        noted(noted.orElseThrow(this::noNotation));
      } else {
        print(history.rounds(table, only, new Viewer.Rail()).orElseThrow(this::noRound));
      }
    }
    return Status.DONE;
  }

  private int journal(RoomFiles files, long table) {
    try {
      var text = JournalFile.of(files.url(), table).orElseThrow(this::noRound);
      spec.commandLine().getOut().println(text);
      return Status.DONE;
    } catch (SQLException e) {
      throw new WrongUse(
          "The records of %s cannot be read: %s".formatted(files.shown(), e.getMessage()));
    }
  }

  /// One hand is a document by itself; several are numbered sections of one.
  private void print(List<RoundDocument> hands, boolean isOne) {
    var all = hands.stream().filter(hand -> hand.format().equals("phh")).toList();
    if (all.isEmpty()) {
      throw new WrongUse(
          "%s has no finished poker hand in %s that PHH can express.".formatted(what, data));
    }
    var out = spec.commandLine().getOut();
    for (int i = 0; i < all.size(); i++) {
      if (!isOne) {
        out.printf("%s[%d]%n", i > 0 ? System.lineSeparator() : "", i + 1);
      }
      out.print(all.get(i).text());
    }
    out.flush();
  }

  private WrongUse noRound() {
    return new WrongUse(
        "%s has no finished round in %s: the lobby and the history name them."
            .formatted(what, data));
  }

  private Optional<ObjectNode> noProof() {
    throw new WrongUse("--proof is made of one round: give %s/1, for example.".formatted(what));
  }

  private WrongUse noNotation() {
    return new WrongUse(
        "There is no table %s in %s whose game has a notation: export it without --notation."
            .formatted(what, data));
  }

  private void noted(List<Noted> rounds) {
    if (rounds.isEmpty()) {
      throw noRound();
    }
    var out = spec.commandLine().getOut();
    for (var round : rounds) {
      out.printf("# %s, round %d%n", what, round.round());
      out.println(round.text().orElse("# was called off, or holds a hand that was never shown\n"));
    }
  }

  private void print(ObjectNode table) {
    var out = spec.commandLine().getOut();
    if (json) {
      out.println(Json.text(table));
      return;
    }
    for (var round : table.path("rounds")) {
      out.printf("Round %d%n", round.path("round").asInt());
      for (var line : round.path("story")) {
        var rule = line.path("rule").asString();
        out.printf(
            "  %s%s%n", line.path("text").asString(), rule.isEmpty() ? "" : " (" + rule + ")");
      }
    }
  }
}
