package cardroom.server.verify;

import cardroom.server.checkpoint.Checkpoint;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// Compares the journal with every checkpoint in the records, and those with one that was kept
/// outside. Whoever rewrites a journal can recompute its hashes but not the signature.
final class CheckpointCheck {
  private static final String START = "0".repeat(64);
  private static final Pattern BEFORE = Pattern.compile("(?m)^before ([0-9a-f]{64})$");
  private static final Pattern HEAD = Pattern.compile("(?m)^table (\\d+) (\\d+) ([0-9a-f]{64})$");

  private final RecordRows records;
  private final List<Finding> findings = new ArrayList<>();

  private record Row(long number, long upTo, String says, String line) {
    String name() {
      return "checkpoint " + number;
    }
  }

  private CheckpointCheck(RecordRows records) {
    this.records = records;
  }

  static List<Finding> of(RecordRows records, Optional<Checkpoint> kept) throws SQLException {
    var check = new CheckpointCheck(records);
    var rows =
        records.has("checkpoint")
            ? records.list(
                "select number, up_to, says, line from checkpoint order by number",
                row -> new Row(row.getLong(1), row.getLong(2), row.getString(3), row.getString(4)))
            : List.<Row>of();
    check.all(rows);
    kept.ifPresent(outside -> check.compare(rows, outside));
    return check.findings;
  }

  private void found(Row row, String words) {
    findings.add(new Finding(row.name(), words));
  }

  private void all(List<Row> rows) throws SQLException {
    var before = START;
    var key = "";
    long number = 0;
    for (Row row : rows) {
      if (row.number() != ++number) {
        findings.add(new Finding("checkpoint " + number, "is missing"));
        number = row.number();
      }
      var line = Checkpoint.parse(row.line());
      if (line.isEmpty() || !line.get().isGenuine() || line.get().number() != row.number()) {
        found(row, "has no signature that fits");
        continue;
      }
      if (!hash(row.says()).equals(line.get().hash())) {
        found(row, "was changed: it is not what was signed");
      } else if (!row.says().contains("\nup to event " + row.upTo() + "\n")) {
        found(row, "is recorded up to another event than was signed");
      } else {
        journal(row);
      }
      var tie = BEFORE.matcher(row.says());
      if (!tie.find() || !tie.group(1).equals(before)) {
        found(row, "does not follow the one before");
      }
      if (!key.isEmpty() && !key.equals(line.get().publicKey())) {
        found(row, "was signed with another key than the one before");
      }
      before = line.get().hash();
      key = line.get().publicKey();
    }
  }

  /// The journal must still say what it said when the checkpoint was signed.
  private void journal(Row row) throws SQLException {
    var heads = HEAD.matcher(row.says());
    while (heads.find()) {
      var table = Long.parseLong(heads.group(1));
      var number = Long.parseLong(heads.group(2));
      var hash = records.hash(table, number);
      if (!hash.equals(Optional.of(heads.group(3)))) {
        var event = "event %d of table %d".formatted(number, table);
        var words = hash.isEmpty() ? "is missing, though %s covers it" : "is not what %s says";
        findings.add(new Finding(event, words.formatted(row.name())));
      }
    }
  }

  private void compare(List<Row> rows, Checkpoint kept) {
    var same = rows.stream().filter(row -> row.number() == kept.number()).findFirst();
    var name = "checkpoint %d of %s".formatted(kept.number(), kept.at());
    if (same.isEmpty()) {
      findings.add(
          new Finding(
              name, "is missing: the records are older than it, or were cut or rolled back"));
    } else if (!Checkpoint.parse(same.get().line())
        .map(Checkpoint::hash)
        .equals(Optional.of(kept.hash()))) {
      findings.add(new Finding(name, "is not the one that was kept: the records were rewritten"));
    }
    if (rows.stream()
        .map(row -> Checkpoint.parse(row.line()))
        .flatMap(Optional::stream)
        .anyMatch(line -> !line.publicKey().equals(kept.publicKey()))) {
      findings.add(new Finding(name, "is signed with another key than those in the records"));
    }
  }

  static String hash(String text) {
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
