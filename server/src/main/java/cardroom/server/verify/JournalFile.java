package cardroom.server.verify;

import cardroom.server.codec.Json;
import cardroom.server.ledger.AccountName;
import cardroom.server.ledger.AccountName.Kind;
import cardroom.server.ledger.WrittenLeg;
import cardroom.server.verify.RecordRows.EventRow;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// The exported journal of one table: every event with its postings and its link of the chain. It
/// names no card that was not shown and no invitation, and can be checked without the room and
/// without its key.
public final class JournalFile {
  private static final String KIND = "cardroom-journal";
  private static final String WITHHELD = "withheld";

  private JournalFile() {}

  /// What was looked at, and the first thing that is wrong.
  public record Checked(int events, int postings, Optional<Finding> wrong) {}

  /// The journal of a table in that database; empty when it has none.
  public static Optional<String> of(String url, long table) throws SQLException {
    try (var connection = DriverManager.getConnection(url)) {
      connection.setAutoCommit(false);
      var records = new RecordRows(connection);
      var rows = records.events(table);
      var legs = records.legs(table);
      connection.rollback();
      if (rows.isEmpty()) {
        return Optional.empty();
      }
      var json = Json.object().put("kind", KIND).put("version", 1).put("table", table);
      var events = json.putArray("events");
      var telling = JournalSecrets.tellingKeys(rows);
      for (EventRow row : rows) {
        var told = JournalSecrets.without(row, telling);
        var event = event(told, legs.getOrDefault(row.id(), List.of()));
        events.add(told.equals(row) ? event : event.put(WITHHELD, true));
      }
      return Optional.of(Json.text(json));
    }
  }

  private static ObjectNode event(EventRow row, List<WrittenLeg> legs) {
    var json = Json.object().put("number", row.number()).put("kind", row.kind());
    json.put("version", row.version()).put("maker", row.maker()).put("key", row.key());
    json.put("atMs", row.at()).put("body", row.body()).put("hash", row.hash());
    var postings = json.putArray("postings");
    for (WrittenLeg leg : legs) {
      postings
          .addObject()
          .put("account", leg.account().kind().word())
          .put("owner", leg.account().owner())
          .put("table", leg.account().table())
          .put("cents", leg.cents())
          .put("rule", leg.rule())
          .put("position", leg.position())
          .put("wager", leg.wager());
    }
    return json;
  }

  /// Whether a text is such a journal at all.
  public static boolean isJournal(String text) {
    try {
      return Json.read(text).path("kind").asString("").equals(KIND);
    } catch (IllegalArgumentException _) {
      return false;
    }
  }

  public static Checked check(String text) {
    var json = Json.read(text);
    var table = json.path("table").asLong();
    var hash = ChainCheck.START;
    long number = 0;
    var postings = 0;
    for (var event : json.path("events")) {
      var row = row(table, event);
      var legs = legs(event.path("postings"));
      postings += legs.size();
      // An event without its secret cannot be hashed again; its link is accepted as written.
      var wrong =
          event.path(WITHHELD).asBoolean(false)
              ? Optional.<Finding>empty()
              : ChainCheck.wrong(row, legs, hash, number);
      if (wrong.isPresent()) {
        return new Checked((int) number, postings, wrong);
      }
      hash = row.hash();
      number = row.number();
    }
    return new Checked((int) number, postings, Optional.empty());
  }

  private static EventRow row(long table, JsonNode event) {
    return new EventRow(
        0,
        table,
        event.path("number").asLong(),
        event.path("kind").asString(""),
        event.path("version").asInt(),
        event.path("maker").asString(""),
        event.path("key").asString(""),
        event.path("atMs").asLong(),
        event.path("body").asString(""),
        event.path("hash").asString(""));
  }

  private static List<WrittenLeg> legs(JsonNode postings) {
    List<WrittenLeg> legs = new ArrayList<>();
    for (var posting : postings) {
      var kind = Kind.of(posting.path("account").asString(""));
      var owner = posting.path("owner").asString("");
      legs.add(
          new WrittenLeg(
              new AccountName(kind, owner, posting.path("table").asLong()),
              posting.path("cents").asLong(),
              posting.path("rule").asString(""),
              posting.path("position").asString(""),
              posting.path("wager").asString("")));
    }
    return legs;
  }
}
