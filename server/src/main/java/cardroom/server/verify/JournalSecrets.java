package cardroom.server.verify;

import cardroom.server.codec.Json;
import cardroom.server.verify.RecordRows.EventRow;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tools.jackson.databind.node.ObjectNode;

/// The parts of a journal that must not leave the room: invitations, and fingerprints that older
/// versions made of a command's cards without the room's key.
final class JournalSecrets {
  private static final String OPENED = "opened";
  private static final Pattern PLAIN_KEY = Pattern.compile("[0-9a-f]{32}\\.[0-9a-f]{16}");
  // A command that names face-down cards by their places.
  private static final Pattern HIDDEN = Pattern.compile("\"cards\":\\[\"\\d+:\\d+\"");

  private JournalSecrets() {}

  /// The command keys whose fingerprint reveals something about hidden cards.
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
