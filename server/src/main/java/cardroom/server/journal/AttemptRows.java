package cardroom.server.journal;

import cardroom.server.journal.Records.Unread;
import java.sql.SQLException;
import javax.sql.DataSource;

/// Sign-in attempts that the machines of a room count together, in the PostgreSQL database they
/// share and by its clock. Each row says when all attempts will be available again: an attempt
/// moves that time on by the time in which one comes back, but never further than the time in which
/// all do.
public final class AttemptRows {
  private static final String NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint";
  // A time this much later than any could be was written before the database's clock was set back.
  private static final long ASTRAY_MS = 60_000;
  private static final String TAKE =
      "insert into sign_in_try as mine (who, full_ms) values (?, "
          + NOW
          + " + ?) on conflict (who) do update set full_ms = case when mine.full_ms >"
          + " excluded.full_ms + ? then excluded.full_ms else greatest(mine.full_ms + ?,"
          + " excluded.full_ms) end where mine.full_ms <= excluded.full_ms + ? or mine.full_ms >"
          + " excluded.full_ms + ?";
  private static final String FORGET = "delete from sign_in_try where who = ?";
  private static final String SWEEP = "delete from sign_in_try where full_ms < " + NOW;

  private final DataSource source;

  AttemptRows(DataSource source) {
    this.source = source;
  }

  /// Takes one if any is left, in a single statement: of two machines that ask for the last at the
  /// same moment, one gets it.
  ///
  /// @param oneMs in which one comes back
  /// @param allMs in which all do
  public boolean take(String who, long oneMs, long allMs) {
    var astray = allMs + ASTRAY_MS;
    // The row that would be new is full in oneMs from now, and one more must fit into allMs.
    return changed(TAKE, who, oneMs, astray, oneMs, allMs - 2 * oneMs, astray) == 1;
  }

  /// Forgets earlier attempts.
  public void forget(String who) {
    changed(FORGET, who);
  }

  /// Deletes those that are full again.
  public void sweep() {
    changed(SWEEP);
  }

  private int changed(String sql, Object... values) {
    try (var connection = source.getConnection();
        var statement = connection.prepareStatement(sql)) {
      for (int i = 0; i < values.length; i++) {
        statement.setObject(i + 1, values[i]);
      }
      return statement.executeUpdate();
    } catch (SQLException e) {
      throw new Unread("tries cannot be counted: " + e.getMessage(), e);
    }
  }
}
