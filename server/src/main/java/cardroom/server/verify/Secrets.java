package cardroom.server.verify;

import cardroom.server.codec.Json;
import cardroom.server.verify.Sheets.EventRow;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tools.jackson.databind.node.ObjectNode;

/// What of a journal is for nobody outside the room: invitations, and the fingerprints that were
/// once made of a command's cards without the room's key.
final class Secrets {
  private static final String OPENED = "opened";
  private static final Pattern PLAIN_KEY = Pattern.compile("[0-9a-f]{32}\\.[0-9a-f]{16}");
  // A command that names cards by the places where they lie face down.
  private static final Pattern HIDDEN = Pattern.compile("\"cards\":\\[\"\\d+:\\d+\"");

  private Secrets() {}

  /// The keys whose fingerprint tells something of hidden cards.
  static Set<String> tellingKeys(List<EventRow> rows) {
    return rows.stream()
        .filter(row -> PLAIN_KEY.matcher(row.key()).matches())
        .filter(row -> HIDDEN.matcher(row.body()).find())
        .map(EventRow::key)
        .collect(Collectors.toUnmodifiableSet());
  }

  /// The same event without its secrets.
  static EventRow without(EventRow row, Set<String> tellingKeys) {
    var key = tellingKeys.contains(row.key()) ? row.key().replaceFirst("\\..*", "") : row.key();
    return new EventRow(
        row.id(),
        row.table(),
        row.number(),
        row.kind(),
        row.version(),
        row.maker(),
        key,
        row.at(),
        body(row),
        row.hash());
  }

  private static String body(EventRow row) {
    if (row.kind().equals(OPENED)
        && Json.read(row.body()) instanceof ObjectNode json
        && !json.path("invite").asString("").isEmpty()) {
      return Json.text(json.put("invite", ""));
    }
    return row.body();
  }
}
