package cardroom.server.verify;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/// The keys of people's devices, and what those signed: each must be as the room's own journal
/// tells, so that nobody puts their own key under another's name, or signs in twice by one
/// signature.
final class PasskeyRows {
  private static final int COLUMNS = 8;

  // By the mark of the key.
  private final Map<String, Due> due = new HashMap<>();
  private final Set<String> challenges = new HashSet<>();

  /// What the row of a key must be.
  private record Due(String owner, String fingerprint) {}

  private record Passkey(String owner, String mark, String fingerprint) {}

  /// Reads the next event of the room's own journal; false when it changes a key of somebody else.
  ///
  /// @param name whose deed it is
  boolean next(JsonNode body, String name) {
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
      challenges.add(body.path("challenge").asString(""));
    }
    return isTheirs;
  }

  List<Finding> wrong(Sheets sheets) throws SQLException {
    List<Finding> findings = new ArrayList<>();
    if (!sheets.has("passkey")) {
      return findings;
    }
    var rows =
        sheets.list(
            "select id, owner, handle, label, public_key, counter, since, used_at from passkey order"
                + " by owner, id",
            PasskeyRows::read);
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
    for (String used : used(sheets)) {
      if (!challenges.remove(used)) {
        findings.add(new Finding("challenge " + used, "was signed by nobody who came in"));
      }
    }
    challenges.forEach(
        used -> findings.add(new Finding("challenge " + used, "was signed, and could be again")));
    return findings;
  }

  private static List<String> used(Sheets sheets) throws SQLException {
    return sheets.list("select challenge from used_challenge", row -> row.getString(1));
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
