package cardroom.server.verify;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/// The keys of people's devices, and what those signed: each must match the room's own journal, so
/// that nobody stores their own key under another's name, or signs in twice with one signature.
final class PasskeyCheck {
  private static final int COLUMNS = 8;
  private static final long DAY_MS = 24 * 3_600_000L;

  // By the fingerprint of the key.
  private final Map<String, Due> due = new HashMap<>();
  // By challenge, when it expired; 0 where the journal does not say.
  private final Map<String, Long> challenges = new LinkedHashMap<>();

  /// What the row of a key must be.
  private record Due(String owner, String fingerprint) {}

  private record Passkey(String owner, String mark, String fingerprint) {}

  /// Reads the next event of the room's own journal; false when it changes a key of somebody else,
  /// or uses a signature made for another event.
  ///
  /// @param name who did it
  boolean next(JsonNode body, String name, long at) {
    var isTheirs = true;
    for (var each : body.path("passkeys").properties()) {
      var mark = each.getKey();
      var fingerprint = each.getValue().asString("");
      var known = due.get(mark);
      isTheirs &= known == null || known.owner().equals(name);
      if (fingerprint.isEmpty()) {
        due.remove(mark);
      } else {
        due.put(mark, new Due(name, fingerprint));
      }
    }
    if (body.has("challenge")) {
      var challenge = body.path("challenge").asString("");
      var isFirst = challenges.put(challenge, body.path("challengeEnds").asLong(0)) == null;
      isTheirs &= isFirst;
      // Whenever one is used, the room deletes those that have expired.
      challenges.values().removeIf(ends -> ends > 0 && ends < at - DAY_MS);
    }
    return isTheirs;
  }

  List<Finding> wrong(RecordRows records) throws SQLException {
    List<Finding> findings = new ArrayList<>();
    if (!records.has("passkey")) {
      return findings;
    }
    var rows =
        records.list(
            "select id, owner, handle, label, public_key, counter, since, used_at from passkey"
                + " order by owner, id",
            PasskeyCheck::read);
    for (Passkey row : rows) {
      if (!new Due(row.owner(), row.fingerprint()).equals(due.remove(row.mark()))) {
        findings.add(
            new Finding(
                "a passkey of " + row.owner(), "is not as its owner added it and used it last"));
      }
    }
    due.keySet()
        .forEach(
            mark ->
                findings.add(
                    new Finding(
                        "passkey " + mark.substring(0, Math.min(16, mark.length())),
                        "is missing")));
    for (Used used : used(records)) {
      var ends = challenges.remove(used.challenge());
      if (ends == null) {
        findings.add(found(used.challenge(), "was signed by nobody who came in"));
      } else if (ends != used.ends()) {
        findings.add(found(used.challenge(), "would be forgotten at another time than it expired"));
      }
    }
    challenges
        .keySet()
        .forEach(used -> findings.add(found(used, "was signed, and could be used again")));
    return findings;
  }

  private static Finding found(String challenge, String words) {
    return new Finding("challenge " + challenge, words);
  }

  private record Used(String challenge, long ends) {}

  /// Records of an older version do not say when it expired.
  private static List<Used> used(RecordRows records) throws SQLException {
    return records.list(
        "select * from used_challenge",
        row ->
            new Used(
                row.getString("challenge"),
                row.getMetaData().getColumnCount() > 1 ? row.getLong("ends") : 0));
  }

  private static Passkey read(ResultSet row) throws SQLException {
    List<String> fields = new ArrayList<>();
    for (int i = 1; i <= COLUMNS; i++) {
      fields.add(row.getString(i));
    }
    return new Passkey(
        fields.get(1),
        CheckpointCheck.hash(fields.getFirst()),
        CheckpointCheck.hash(String.join("\n", fields)));
  }
}
