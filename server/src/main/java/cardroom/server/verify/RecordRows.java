package cardroom.server.verify;

import cardroom.server.journal.Row.ShoeRow;
import cardroom.server.ledger.AccountName;
import cardroom.server.ledger.AccountName.Kind;
import cardroom.server.ledger.WrittenLeg;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The rows of the records, read in one transaction so that a running room may go on writing.
///
/// Events are found by a list of their own, made from the rows themselves: the links between them
/// are among what is checked.
final class RecordRows {
  private static final int PAGE = 5_000;

  // It vanishes with the connection.
  private static final List<String> LIST_OF_EVENTS =
      List.of(
          "create temporary table if not exists listed_event (table_id bigint not null, number"
              + " bigint not null, id bigint not null)",
          "create index if not exists listed_event_number on listed_event (table_id, number, id)",
          "delete from listed_event",
          "insert into listed_event (table_id, number, id) select table_id, number, id from event");

  private final Connection connection;

  RecordRows(Connection connection) {
    this.connection = connection;
  }

  /// Lists the events as they are now, so that those of a table can be found.
  void listEvents() throws SQLException {
    try (var statement = connection.createStatement()) {
      for (var sql : LIST_OF_EVENTS) {
        statement.execute(sql);
      }
    }
  }

  /// An event's row.
  record EventRow(
      long id,
      long table,
      long number,
      String kind,
      int version,
      String maker,
      String key,
      long at,
      String body,
      String hash) {
    String name() {
      return "event %d of table %d".formatted(number, table);
    }
  }

  interface Reading<R> {
    R of(ResultSet row) throws SQLException;
  }

  <R> List<R> list(String sql, Reading<R> reading, Object... values) throws SQLException {
    try (var statement = connection.prepareStatement(sql)) {
      for (int i = 0; i < values.length; i++) {
        statement.setObject(i + 1, values[i]);
      }
      List<R> rows = new ArrayList<>();
      try (var answer = statement.executeQuery()) {
        while (answer.next()) {
          rows.add(reading.of(answer));
        }
      }
      return rows;
    }
  }

  Connection connection() {
    return connection;
  }

  /// Whether there is such a table: records of an older version may lack it.
  boolean has(String table) throws SQLException {
    try (var tables = connection.getMetaData().getTables(null, null, table, null)) {
      return tables.next();
    }
  }

  /// The hash of an event.
  Optional<String> hash(long table, long number) throws SQLException {
    return list(
            "select e.hash from listed_event l join event e on e.id = l.id where l.table_id = ? and"
                + " l.number = ?",
            row -> row.getString(1),
            table,
            number)
        .stream()
        .findFirst();
  }

  /// Every table that has events or is said to exist; the room's own journal is table 0.
  List<Long> tables() throws SQLException {
    return list(
        "select table_id from listed_event union select id from card_table order by 1",
        row -> row.getLong(1));
  }

  List<Long> eventIds(long after, long until) throws SQLException {
    return list(
        "select id from event where id > ? and id <= ? order by id",
        row -> row.getLong(1),
        after,
        until);
  }

  long eventCount() throws SQLException {
    return list("select count(*) from event", row -> row.getLong(1)).getFirst();
  }

  /// Each writer's row with the last id that it recorded.
  Map<Integer, Long> heads() throws SQLException {
    Map<Integer, Long> heads = new LinkedHashMap<>();
    list(
        "select id, last_event from head order by id",
        row -> heads.put(row.getInt(1), row.getLong(2)));
    return heads;
  }

  /// All events of a table, whether or not they are listed.
  List<EventRow> events(long table) throws SQLException {
    return events("event e where e.table_id = ? order by e.number", table);
  }

  /// The next few thousand events of a table after that number.
  List<EventRow> eventsAfter(long table, long number) throws SQLException {
    return events(
        "listed_event l join event e on e.id = l.id where l.table_id = ? and l.number > ? order by"
            + " l.number, l.id limit ?",
        table,
        number,
        PAGE);
  }

  private List<EventRow> events(String from, Object... values) throws SQLException {
    return list(
        "select e.id, e.table_id, e.number, e.kind, e.version, e.maker, e.command_key, e.at,"
            + " e.body, e.hash from "
            + from,
        row ->
            new EventRow(
                row.getLong(1),
                row.getLong(2),
                row.getLong(3),
                row.getString(4),
                row.getInt(5),
                row.getString(6),
                row.getString(7),
                row.getLong(8),
                row.getString(9),
                row.getString(10)),
        values);
  }

  /// The legs of all events of a table, by event id.
  Map<Long, List<WrittenLeg>> legs(long table) throws SQLException {
    return legs("event e", "e.table_id = ?", table);
  }

  /// The legs of a table's events from one number to another, both included, by event id.
  Map<Long, List<WrittenLeg>> legs(long table, long first, long last) throws SQLException {
    return legs(
        "listed_event e", "e.table_id = ? and e.number between ? and ?", table, first, last);
  }

  private Map<Long, List<WrittenLeg>> legs(String from, String where, Object... values)
      throws SQLException {
    Map<Long, List<WrittenLeg>> legs = new LinkedHashMap<>();
    list(
        ("select p.event_id, a.kind, a.owner, a.table_id, p.cents, p.rule, p.position, p.wager from"
                + " %s join posting p on p.event_id = e.id join account a on a.id = p.account_id"
                + " where %s order by p.event_id, p.leg")
            .formatted(from, where),
        row ->
            legs.computeIfAbsent(row.getLong(1), _ -> new ArrayList<>())
                .add(
                    new WrittenLeg(
                        account(row, 2),
                        row.getLong(5),
                        row.getString(6),
                        row.getString(7),
                        row.getString(8))),
        values);
    return legs;
  }

  private static AccountName account(ResultSet row, int at) throws SQLException {
    return new AccountName(kind(row.getString(at)), row.getString(at + 1), row.getLong(at + 2));
  }

  private static Kind kind(String word) {
    try {
      return Kind.of(word);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("the room has no account of kind '%s'".formatted(word), e);
    }
  }

  List<ShoeRow> shoes(long table) throws SQLException {
    return list(
        "select ordinal, root, sealed, cut from shoe where table_id = ? order by ordinal",
        row ->
            new ShoeRow(table, row.getInt(1), row.getString(2), row.getString(3), row.getString(4)),
        table);
  }

  Map<AccountName, Long> balances() throws SQLException {
    Map<AccountName, Long> balances = new LinkedHashMap<>();
    list(
        "select a.kind, a.owner, a.table_id, b.cents from account a left join balance b on"
            + " b.account_id = a.id order by a.id",
        row -> balances.put(account(row, 1), row.getLong(4)));
    return balances;
  }

  /// Legs are numbered from 0 on.
  List<Long> eventsWithLegsOutOfOrder() throws SQLException {
    return list(
        "select event_id from posting group by event_id having min(leg) <> 0 or max(leg) <>"
            + " count(*) - 1 order by 1",
        row -> row.getLong(1));
  }

  List<Long> postingsOfNoEvent() throws SQLException {
    return list(
        "select distinct event_id from posting where event_id not in (select id from event) order"
            + " by 1",
        row -> row.getLong(1));
  }
}
