package cardroom.server.verify;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/// People's credentials and their sessions: each must be the one that the room's own journal
/// recorded, so that nobody signs in as somebody else by a line of SQL.
final class LoginCheck {
  private static final long MONTH_MS = 30L * 24 * 3_600_000;

  private final Map<String, String> credentials = new HashMap<>();
  private final Map<String, String> sessions = new HashMap<>();
  private final Map<String, String> sessionMarks = new HashMap<>();
  private final Set<String> ended = new HashSet<>();
  // Journals of older rooms say nothing of either.
  private long toldFrom = Long.MAX_VALUE;
  private final UsedCodeCheck codes = new UsedCodeCheck();

  /// @param fingerprint of all of a person's credentials
  private record Credential(String name, String fingerprint) {}

  /// @param mark of all that never changes in it
  private record Session(String tokenHash, String guest, long since, long expires, String mark) {}

  void next(JsonNode body, String name, long at) {
    if (body.has("credential")) {
      credentials.put(name, body.path("credential").asString(""));
    }
    if (body.has("session")) {
      var token = body.path("session").asString("");
      sessions.put(token, name);
      if (body.has("sessionMark")) {
        sessionMarks.put(token, body.path("sessionMark").asString(""));
      }
      toldFrom = Math.min(toldFrom, at);
    }
    body.path("ended").forEach(token -> ended.add(token.asString("")));
    codes.next(body, name, at);
  }

  List<Finding> wrong(RecordRows records) throws SQLException {
    List<Finding> findings = new ArrayList<>();
    for (Credential row : credentials(records)) {
      var due = credentials.remove(row.name());
      if (due != null && !due.equals(row.fingerprint())) {
        findings.add(
            found(row.name(), "has another password, code or second factor than its owner chose"));
      }
    }
    credentials.keySet().forEach(name -> findings.add(found(name, "has lost its password")));
    for (Session session : sessions(records)) {
      var isOlder =
          session.since() < toldFrom && session.expires() <= toldFrom + MONTH_MS && toldFrom > 0;
      if (!isOlder && !session.guest().equals(sessions.get(session.tokenHash()))) {
        findings.add(found(session, "was not opened by signing in"));
      } else if (!sessionMarks
          .getOrDefault(session.tokenHash(), session.mark())
          .equals(session.mark())) {
        findings.add(found(session, "is not as it was opened"));
      } else if (session.expires() > 0 && ended.contains(session.tokenHash())) {
        findings.add(found(session, "was ended and is open again"));
      } else if (session.since() > 0 && session.expires() > session.since() + MONTH_MS) {
        findings.add(found(session, "lasts longer than any session may"));
      }
    }
    findings.addAll(codes.wrong(records));
    return findings;
  }

  private static Finding found(Session session, String words) {
    return new Finding("a session of " + session.guest(), words);
  }

  private static List<Credential> credentials(RecordRows records) throws SQLException {
    return records.list(
        "select name, password, codes, second from credential order by name",
        row ->
            new Credential(
                row.getString(1),
                CheckpointCheck.hash(
                    String.join(
                        "\n",
                        row.getString(1),
                        row.getString(2),
                        row.getString(3),
                        row.getString(4)))));
  }

  private static List<Session> sessions(RecordRows records) throws SQLException {
    return records.list(
        "select token_hash, guest, csrf, since, device, expires from session order by guest",
        row ->
            new Session(
                row.getString(1),
                row.getString(2),
                row.getLong(4),
                row.getLong(6),
                CheckpointCheck.hash(
                    String.join(
                        "\n",
                        row.getString(1),
                        row.getString(2),
                        row.getString(3),
                        row.getString(4),
                        row.getString(5)))));
  }

  private static Finding found(String name, String words) {
    return new Finding("the account of " + name, words);
  }
}
