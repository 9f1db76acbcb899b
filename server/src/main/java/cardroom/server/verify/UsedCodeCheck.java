package cardroom.server.verify;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/// The codes of second factors that were shown: each must be recorded in the room's own journal, so
/// that none works a second time and nobody's next code is blocked.
final class UsedCodeCheck {
  private static final long STEP_MS = 30_000;

  private final Set<Used> told = new HashSet<>();
  // Journals of older rooms say nothing of them.
  private long toldFrom = Long.MAX_VALUE;

  /// @param step the half minute that it belongs to
  private record Used(String name, long step) {}

  void next(JsonNode body, String name, long at) {
    if (body.has("codeStep")) {
      told.add(new Used(name, body.path("codeStep").asLong()));
      toldFrom = Math.min(toldFrom, at);
    }
  }

  List<Finding> wrong(RecordRows records) throws SQLException {
    List<Finding> findings = new ArrayList<>();
    if (!records.has("used_code")) {
      return findings;
    }
    records
        .list(
            "select distinct name from used_code where name not in (select name from person) order"
                + " by name",
            row -> row.getString(1))
        .forEach(name -> findings.add(found(name, "has used codes and no account")));
    var rows =
        records.list(
            "select name, step from used_code order by name, step",
            row -> new Used(row.getString(1), row.getLong(2)));
    for (Used row : rows) {
      // An authenticator's clock may be a step ahead or behind.
      var isOlder = row.step() < toldFrom / STEP_MS + 1;
      if (!told.remove(row) && !isOlder) {
        findings.add(found(row.name(), "has a used code that nobody showed"));
      }
    }
    told.forEach(
        row -> findings.add(found(row.name(), "has used a code that could be used again")));
    return findings;
  }

  private static Finding found(String name, String words) {
    return new Finding("the account of " + name, words);
  }
}
