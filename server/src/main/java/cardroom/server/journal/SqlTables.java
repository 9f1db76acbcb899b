package cardroom.server.journal;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;

/// Reads which tables there are, and what a room asks about all of them when it opens.
abstract class SqlTables extends SqlPeople {
  private static final int TABLES_AT_ONCE = 500;

  SqlTables(DataSource source) {
    super(source);
  }

  public List<Long> openTables() {
    return list("select id from card_table where closed = 0 order by id", row -> row.getLong(1));
  }

  public boolean isOpen(long table) {
    return number("select count(*) from card_table where id = ? and closed = 0", table) > 0;
  }

  public long lastTable() {
    return number("select coalesce(max(id), 0) from card_table");
  }

  /// Their ids first: in one statement PostgreSQL would rather read all events there are.
  public List<JournalEntry> firstEntries() {
    var ids =
        list(
            "select "
                + JournalWalk.FIRST_OF_T
                + " from card_table t where closed = 0 order by t.id",
            row -> row.getLong(1));
    List<JournalEntry> entries = new ArrayList<>();
    for (int from = 0; from < ids.size(); from += TABLES_AT_ONCE) {
      var page = ids.subList(from, Math.min(from + TABLES_AT_ONCE, ids.size()));
      entries.addAll(
          list(
              "select table_id, number, kind, version, maker, command_key, at, body, hash from event"
                  + " where id in (%s) order by table_id".formatted(marks(page.size())),
              SqlTables::entry,
              page.toArray()));
    }
    return entries;
  }

  static String marks(int number) {
    return String.join(", ", Collections.nCopies(number, "?"));
  }

  public Map<Long, Integer> newestShoes() {
    Map<Long, Integer> newest = new LinkedHashMap<>();
    read(
        "select t.id, (select max(ordinal) from shoe where table_id = t.id) from card_table t"
            + " where closed = 0 order by t.id",
        row -> {
          if (row.getObject(2) != null) {
            newest.put(row.getLong(1), row.getInt(2));
          }
          return true;
        });
    return newest;
  }

  public List<String> waiting(long table) {
    return list("select names from waiting where table_id = ?", row -> row.getString(1), table)
        .stream()
        .filter(names -> !names.isEmpty())
        .flatMap(names -> Arrays.stream(names.split("\n", -1)))
        .toList();
  }

  static JournalEntry entry(ResultSet row) throws SQLException {
    return new JournalEntry(
        row.getLong(1),
        row.getLong(2),
        row.getString(3),
        row.getInt(4),
        row.getString(5),
        row.getString(6),
        row.getLong(7),
        row.getString(8),
        row.getString(9),
        List.of());
  }
}
