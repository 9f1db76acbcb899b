package cardroom.proving.crowd;

import cardroom.houses.Catalogue;
import cardroom.server.catalogue.GameCatalogue;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.RoomKey;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.verify.Verifier;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// The end of the evening: the records are checked as by `./cardroom verify`, and the chips of all
/// accounts are compared with those that were ever issued.
public final class ClosingAudit {
  private static final String BY_KIND =
      "select kind, sum(cents) from account join balance on account_id = account.id group by kind";

  private final String url;
  private final RoomKey key;
  private final GameCatalogue games;
  private final Teller teller;

  /// Prints lines.
  public interface Teller {
    void say(String words, Object... values);

    /// The progress of long work, printed or not.
    default void tell(String words, Object... values) {}
  }

  /// @param games those that were played, with all versions of their events
  public ClosingAudit(String url, RoomKey key, GameCatalogue games, Teller teller) {
    this.url = url;
    this.key = key;
    this.games = games;
    this.teller = teller;
  }

  /// For a room that keeps its records in its own folder.
  public static ClosingAudit in(Path data, Teller teller) throws IOException {
    var url = "jdbc:sqlite:" + data.resolve("room.db").toAbsolutePath();
    var games = new SheetCatalogue(Catalogue.packaged());
    return new ClosingAudit(url, RoomKey.in(data.resolve("room.key")), games, teller);
  }

  public boolean isBalanced() throws SQLException {
    var seals = new SealedShoe(key, Entropy.ofTheSystem());
    teller.say("checking the records in %s", url);
    var report =
        Verifier.verify(
            url,
            games,
            seals,
            Optional.empty(),
            events -> teller.tell("%,d events are checked", events));
    teller.say(
        "%,d journals, %,d events, %,d postings, %,d shoes checked: %s",
        report.tables(),
        report.events(),
        report.postings(),
        report.shoes(),
        report.isClean() ? "everything is in order" : "WRONG: " + report.findings().getFirst());
    var chips = byKind(url);
    long issued = -chips.getOrDefault("issue", 0L);
    long found = chips.values().stream().mapToLong(cents -> cents).sum() + issued;
    teller.say("chips: issued %,d cents, found %,d cents %s", issued, found, chips);
    return report.isClean() && issued == found;
  }

  private static Map<String, Long> byKind(String url) throws SQLException {
    Map<String, Long> chips = new TreeMap<>();
    try (var connection = DriverManager.getConnection(url);
        var statement = connection.createStatement();
        var rows = statement.executeQuery(BY_KIND)) {
      while (rows.next()) {
        chips.put(rows.getString(1), rows.getLong(2));
      }
    }
    return chips;
  }
}
