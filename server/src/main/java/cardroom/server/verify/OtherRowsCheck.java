package cardroom.server.verify;

import cardroom.server.guests.LookalikeNames;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.verify.CageCheck.Given;
import cardroom.server.verify.RecordRows.EventRow;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// The rows besides the events: guests, sessions, waiting lists, snapshots, accounts and closed
/// tables must all follow from the journal.
final class OtherRowsCheck {
  /// The maker of a shuffle: the shoe it begins and, in newer journals, the shoe's root.
  private static final Pattern SHUFFLE = Pattern.compile("#shoe:(\\d+)(?::(.*))?");

  private final RecordRows records;
  private final SealedShoe seals;
  private final List<Finding> findings = new ArrayList<>();

  private record Guest(String name, long since, long grantedAt) {}

  private record Snapshot(long table, long number, String hash, String body) {}

  OtherRowsCheck(RecordRows records, SealedShoe seals) {
    this.records = records;
    this.seals = seals;
  }

  List<Finding> wrong(Map<String, Given> guests) throws SQLException {
    guests(guests);
    snapshots();
    named("select distinct guest from session", "a session of %s", guests);
    waiting(guests);
    if (records.has("game_request")) {
      named("select distinct player from game_request", "a game that %s asks for", guests);
    }
    if (records.has("guest_look")) {
      looks(guests);
    }
    accounts();
    closedTables();
    for (var kind : List.of("shoe", "played", "waiting", "snapshot")) {
      ofNoTable(kind);
    }
    return findings;
  }

  private void found(String record, String words) {
    findings.add(new Finding(record, words));
  }

  private void guests(Map<String, Given> given) throws SQLException {
    var rows =
        records.list(
            "select name, since, granted_at from guest order by name",
            row -> new Guest(row.getString(1), row.getLong(2), row.getLong(3)));
    for (Guest guest : rows) {
      var known = given.get(guest.name());
      if (known == null) {
        found("guest " + guest.name(), "never came in according to the cage's journal");
      } else if (known.since() != guest.since() || known.last() != guest.grantedAt()) {
        found("guest " + guest.name(), "has times that differ from the cage's journal");
      }
    }
    var names = rows.stream().map(Guest::name).toList();
    given.keySet().stream()
        .filter(name -> !names.contains(name))
        .forEach(name -> found("guest " + name, "is missing"));
  }

  /// If a look of a name were missing, somebody else could be let in under a similar one. Older
  /// versions stored none, and later ones only the first of a name: people who came before the
  /// first that was stored have none.
  private void looks(Map<String, Given> guests) throws SQLException {
    var kept = new HashSet<>(records.list("select look from guest_look", row -> row.getString(1)));
    var first = new LinkedHashMap<String, String>();
    var others = new LinkedHashMap<String, String>();
    for (String name : guests.keySet()) {
      first.putIfAbsent(LookalikeNames.looks(name).getFirst(), name);
      LookalikeNames.looks(name).forEach(look -> others.putIfAbsent(look, name));
    }
    others.keySet().removeAll(first.keySet());
    kept(first, kept);
    kept(others, kept);
    kept.forEach(look -> found("the look " + look, "belongs to nobody who came in"));
  }

  private void kept(Map<String, String> looks, Set<String> kept) {
    var isNoted = false;
    for (var look : looks.entrySet()) {
      var isKept = kept.remove(look.getKey());
      if (!isKept && isNoted) {
        found(
            "the look of " + look.getValue(),
            "is missing: somebody could be let in who looks like them");
      }
      isNoted |= isKept;
    }
  }

  private void named(String sql, String record, Map<String, Given> guests) throws SQLException {
    records.list(sql, row -> row.getString(1)).stream()
        .filter(name -> !guests.containsKey(name))
        .forEach(name -> found(record.formatted(name), "belongs to nobody who came in"));
  }

  private void waiting(Map<String, Given> guests) throws SQLException {
    if (!records.has("waiting")) {
      return;
    }
    for (String names : records.list("select names from waiting", row -> row.getString(1))) {
      names
          .lines()
          .filter(name -> !name.isEmpty() && !guests.containsKey(name))
          .forEach(
              name -> found("the waiting list", "names %s, who never came in".formatted(name)));
    }
  }

  private void snapshots() throws SQLException {
    for (Snapshot row : snapshotRows(records)) {
      wrong(row).ifPresent(words -> found("the snapshot of table " + row.table(), words));
    }
  }

  private static List<Snapshot> snapshotRows(RecordRows records) throws SQLException {
    return records.list(
        "select table_id, number, hash, body from snapshot order by table_id",
        row -> new Snapshot(row.getLong(1), row.getLong(2), row.getString(3), row.getString(4)));
  }

  private Optional<String> wrong(Snapshot row) throws SQLException {
    if (!records.hash(row.table(), row.number()).equals(Optional.of(row.hash()))) {
      return Optional.of("does not belong to this journal; repair rebuilds it");
    }
    return opens(row)
        ? Optional.empty()
        : Optional.of("does not open with the room's key; repair rebuilds it");
  }

  /// The tables whose snapshot is of no use.
  static List<Long> badSnapshots(RecordRows records, SealedShoe seals) throws SQLException {
    var rows = new OtherRowsCheck(records, seals);
    List<Long> bad = new ArrayList<>();
    for (Snapshot row : snapshotRows(records)) {
      if (rows.wrong(row).isPresent()) {
        bad.add(row.table());
      }
    }
    return bad;
  }

  private boolean opens(Snapshot row) {
    try {
      seals.unseal(
          row.body(), "snapshot of table %d at event %d".formatted(row.table(), row.number()));
      return true;
    } catch (IllegalArgumentException _) {
      return false;
    }
  }

  /// An account is written with its first posting, and its balance with it.
  private void accounts() throws SQLException {
    records
        .list(
            "select id from account where id > 1 and id not in (select account_id from posting)",
            row -> row.getLong(1))
        .forEach(id -> found("account id " + id, "has no postings"));
    records
        .list(
            "select distinct account_id from posting where account_id not in (select id from"
                + " account)",
            row -> row.getLong(1))
        .forEach(id -> found("account id " + id, "has postings and is missing"));
    records
        .list(
            "select id from account where id not in (select account_id from balance)",
            row -> row.getLong(1))
        .forEach(id -> found("the balance of account id " + id, "is missing"));
    records
        .list(
            "select account_id from balance where account_id not in (select id from account)",
            row -> row.getLong(1))
        .forEach(id -> found("the balance of account id " + id, "belongs to no account"));
  }

  private void closedTables() throws SQLException {
    records
        .list(
            "select distinct t.id from card_table t join account a on a.table_id = t.id join"
                + " balance b on b.account_id = a.id where t.closed <> 0 and a.kind in ('stack',"
                + " 'layout', 'bank') and b.cents <> 0",
            row -> row.getLong(1))
        .forEach(id -> found("table " + id, "is recorded as closed and has chips on it"));
    records
        .list(
            "select distinct table_id from event where table_id > 0 and table_id not in (select id"
                + " from card_table)",
            row -> row.getLong(1))
        .forEach(
            id -> found("table " + id, "has a journal and is missing from the list of tables"));
  }

  private void ofNoTable(String kind) throws SQLException {
    if (!records.has(kind)) {
      return;
    }
    records
        .list(
            ("select distinct table_id from %s where table_id not in (select table_id from listed_event)"
                    + " order by 1")
                .formatted(kind),
            row -> row.getLong(1))
        .forEach(id -> found("a row %s of table %d".formatted(kind, id), "is of no table here"));
  }

  /// Who made an event, when it was a shuffle.
  static Optional<String> shuffle(EventRow row) {
    return Optional.of(row.maker()).filter(maker -> SHUFFLE.matcher(maker).matches());
  }

  /// Every shoe was begun by a shuffle, whose name in the journal holds the root.
  ///
  /// @param shuffles who made those of the table, in order
  static List<Finding> shoes(long table, List<String> shuffles, RecordRows records)
      throws SQLException {
    List<Finding> findings = new ArrayList<>();
    Map<Integer, String> begun = new LinkedHashMap<>();
    shuffles.forEach(maker -> begun.putIfAbsent(ordinal(maker), maker));
    for (var shoe : records.shoes(table)) {
      var name = "shoe %d of table %d".formatted(shoe.ordinal(), table);
      var shuffle = Optional.ofNullable(begun.remove(shoe.ordinal()));
      if (shuffle.isEmpty()) {
        findings.add(new Finding(name, "was begun by no shuffle"));
      } else if (!shuffle.flatMap(OtherRowsCheck::root).orElse(shoe.root()).equals(shoe.root())) {
        findings.add(new Finding(name, "has another root than the journal"));
      } else if (!shoe.cut().isEmpty()) {
        findings.add(new Finding(name, "was cut, which this room does not do"));
      }
    }
    for (int missing : begun.keySet()) {
      findings.add(new Finding("shoe %d of table %d".formatted(missing, table), "is missing"));
    }
    return findings;
  }

  private static int ordinal(String maker) {
    var parts = SHUFFLE.matcher(maker);
    return parts.matches() ? Integer.parseInt(parts.group(1)) : 0;
  }

  private static Optional<String> root(String maker) {
    var parts = SHUFFLE.matcher(maker);
    return parts.matches() ? Optional.ofNullable(parts.group(2)) : Optional.empty();
  }
}
