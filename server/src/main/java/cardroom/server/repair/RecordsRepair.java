package cardroom.server.repair;

import cardroom.server.catalogue.GameCatalogue;
import cardroom.server.journal.Records;
import cardroom.server.journal.Row.SnapshotRow;
import cardroom.server.journal.SqlRecords;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.table.SnapshotRebuild;
import cardroom.server.verify.Finding;
import cardroom.server.verify.Verifier;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sqlite.SQLiteDataSource;

/// Rebuilds balances and snapshots from a journal that verifies. No event is changed: when the
/// journal itself is wrong, nothing is.
public final class RecordsRepair {
  private static final List<String> BALANCES =
      List.of(
          "delete from balance where account_id not in (select id from account)",
          "insert into balance (account_id, cents) select id, 0 from account where id not in"
              + " (select account_id from balance)",
          "update balance set cents = due.cents from (select a.id as id, coalesce(sum(p.cents), 0)"
              + " as cents from account a left join posting p on p.account_id = a.id group by a.id)"
              + " as due where due.id = balance.account_id and due.cents <> balance.cents");

  private final Connection connection;
  private final GameCatalogue catalogue;
  private final SealedShoe seals;

  private RecordsRepair(Connection connection, GameCatalogue catalogue, SealedShoe seals) {
    this.connection = connection;
    this.catalogue = catalogue;
    this.seals = seals;
  }

  /// What was repaired, and what was found wrong that cannot be repaired; in that case nothing was.
  public record Mended(int balances, int snapshots, Optional<Finding> wrong) {}

  /// Repairs the embedded records in that file, which no room may have open.
  public static Mended mend(String file, GameCatalogue catalogue, SealedShoe seals)
      throws SQLException {
    var source = new SQLiteDataSource();
    source.setUrl("jdbc:sqlite:" + file);
    try (var connection = DriverManager.getConnection(source.getUrl())) {
      connection.setAutoCommit(false);
      var mended = new RecordsRepair(connection, catalogue, seals).mend(new SqlRecords(source));
      if (mended.wrong().isEmpty()) {
        connection.commit();
      } else {
        connection.rollback();
      }
      return mended;
    }
  }

  private Mended mend(Records records) throws SQLException {
    // Read before anything is written, while others may still read.
    var bad = Verifier.tablesOfBadSnapshots(connection, seals);
    List<SnapshotRow> fresh = new ArrayList<>();
    try {
      for (long table : bad) {
        new SnapshotRebuild(records, catalogue, seals).of(table).ifPresent(fresh::add);
      }
    } catch (RuntimeException e) {
      return new Mended(
          0,
          0,
          Optional.of(new Finding("the journal", "cannot be played again: " + e.getMessage())));
    }
    var balances = 0;
    try (var statement = connection.createStatement()) {
      for (String sql : BALANCES) {
        balances += statement.executeUpdate(sql);
      }
    }
    replace(bad, fresh);
    var report = Verifier.verify(connection, catalogue, seals);
    return new Mended(balances, bad.size(), report.findings().stream().findFirst());
  }

  private void replace(List<Long> bad, List<SnapshotRow> fresh) throws SQLException {
    try (var delete = connection.prepareStatement("delete from snapshot where table_id = ?");
        var insert =
            connection.prepareStatement(
                "insert into snapshot (table_id, number, hash, body) values (?, ?, ?, ?)")) {
      for (long table : bad) {
        delete.setLong(1, table);
        delete.executeUpdate();
      }
      for (SnapshotRow row : fresh) {
        insert.setLong(1, row.table());
        insert.setLong(2, row.number());
        insert.setString(3, row.hash());
        insert.setString(4, row.body());
        insert.executeUpdate();
      }
    }
  }
}
