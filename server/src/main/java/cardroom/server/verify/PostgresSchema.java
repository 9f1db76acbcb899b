package cardroom.server.verify;

import cardroom.server.verify.FreshSchema.Thing;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/// The schema of a room on PostgreSQL, from the server's own catalogue: whatever could change rows
/// unnoticed, hide some, or admit rows that the room never wrote.
final class PostgresSchema {
  /// Everything except plain tables; none of it is ever the room's, and what a server extension
  /// brought is the operator's.
  private static final String STRANGE =
      """
      select 'trigger', t.tgname from pg_trigger t join pg_class c on c.oid = t.tgrelid
        where c.relnamespace = current_schema()::regnamespace and not t.tgisinternal
      union all
      select 'rule', r.rulename from pg_rewrite r join pg_class c on c.oid = r.ev_class
        where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
      union all
      select 'policy', p.polname from pg_policy p join pg_class c on c.oid = p.polrelid
        where c.relnamespace = current_schema()::regnamespace
      union all
      select 'child of a table', i.inhrelid::regclass::text from pg_inherits i
        join pg_class c on c.oid = i.inhparent
        where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
      union all
      select case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'r' then
          'table without a log' when 'S' then 'sequence' else 'table of another kind' end, relname
        from pg_class where relnamespace = current_schema()::regnamespace
        and (relkind in ('v', 'm', 'S', 'p', 'f') or (relkind = 'r' and relpersistence <> 'p'))
        and oid not in (select objid from pg_depend where deptype = 'e')
      union all
      select 'function', proname from pg_proc
        where pronamespace = current_schema()::regnamespace
        and oid not in (select objid from pg_depend where deptype = 'e')
      union all
      select 'index', c.relname from pg_index i join pg_class c on c.oid = i.indexrelid
        where c.relnamespace = current_schema()::regnamespace
        and (i.indexprs is not null or i.indpred is not null or not i.indisvalid or not i.indimmediate)
      union all
      select 'constraint', conname from pg_constraint
        where connamespace = current_schema()::regnamespace and contype not in ('p', 'u', 'c', 'n')
      union all
      select 'column', c.relname || '.' || a.attname from pg_attribute a
        join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
        where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attnum > 0
        and (a.attgenerated <> '' or a.attidentity <> '' or a.attcollation <> t.typcollation
          or t.typtype <> 'b')
      union all
      select 'namesake of a table', c.relname from pg_class c
        where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
        and to_regclass(quote_ident(c.relname)) is distinct from c.oid
      order by 1, 2
      """;

  private static final String TABLES =
      "select relname from pg_class where relnamespace = current_schema()::regnamespace and relkind"
          + " = 'r'";

  private static final String COLUMNS =
      "select table_name, column_name, data_type, is_nullable, coalesce(split_part(column_default,"
          + " '::', 1), 'null') from information_schema.columns where table_schema ="
          + " current_schema()";

  private static final String KEYS =
      """
      select c.relname, string_agg(a.attname, ',' order by k.place) from pg_index i
        join pg_class c on c.oid = i.indrelid
        cross join lateral unnest(i.indkey) with ordinality as k (number, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
        where c.relnamespace = current_schema()::regnamespace and i.indisunique and i.indisvalid
        group by c.relname, i.indexrelid
      """;

  private static final String CHECKS =
      "select c.relname, pg_get_constraintdef(k.oid) from pg_constraint k join pg_class c on c.oid = k.conrelid where"
          + " c.relnamespace = current_schema()::regnamespace and k.contype = 'c' and"
          + " k.convalidated";

  private PostgresSchema() {}

  static List<Finding> wrong(Connection connection, FreshSchema fresh) throws SQLException {
    List<Finding> findings = new ArrayList<>();
    for (var row : rows(connection, STRANGE)) {
      findings.add(
          new Finding(new Thing(row.getFirst(), row.get(1)).toString(), "is not the room's"));
    }
    var columns =
        byTable(
            connection,
            COLUMNS,
            row -> SchemaTable.column(row.get(1), row.get(2), row.get(3), row.get(4)));
    var keys = byTable(connection, KEYS, row -> row.get(1));
    var checks = byTable(connection, CHECKS, row -> SchemaTable.check(row.get(1)));
    Set<String> missing = new HashSet<>(fresh.tables().keySet());
    for (var row : rows(connection, TABLES)) {
      var name = row.getFirst();
      missing.remove(name);
      var found =
          new SchemaTable(
              columns.getOrDefault(name, Set.of()),
              keys.getOrDefault(name, Set.of()),
              checks.getOrDefault(name, Set.of()));
      var due = fresh.tables().get(name);
      if (due == null && !name.equals(FreshSchema.HISTORY)) {
        findings.add(new Finding("the table " + name, "is not the room's"));
      } else if (due != null && !due.equals(found)) {
        findings.add(new Finding("the table " + name, "was altered"));
      }
    }
    missing.forEach(name -> findings.add(new Finding("the table " + name, "is missing")));
    return findings;
  }

  /// What the catalogue says of each table, whose name is in the first column.
  private static Map<String, Set<String>> byTable(
      Connection connection, String sql, Function<List<String>, String> read) throws SQLException {
    Map<String, Set<String>> found = new HashMap<>();
    for (var row : rows(connection, sql)) {
      found.computeIfAbsent(row.getFirst(), _ -> new HashSet<>()).add(read.apply(row));
    }
    return found;
  }

  private static List<List<String>> rows(Connection connection, String sql) throws SQLException {
    List<List<String>> rows = new ArrayList<>();
    try (var statement = connection.createStatement();
        var answer = statement.executeQuery(sql)) {
      var width = answer.getMetaData().getColumnCount();
      while (answer.next()) {
        List<String> row = new ArrayList<>();
        for (int i = 1; i <= width; i++) {
          row.add(answer.getString(i));
        }
        rows.add(row);
      }
    }
    return rows;
  }
}
