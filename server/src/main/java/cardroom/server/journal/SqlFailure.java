package cardroom.server.journal;

import java.sql.SQLException;
import java.util.Locale;
import org.sqlite.SQLiteException;

/// Decides what a database error means for the page that caused it.
final class SqlFailure {
  private static final int SQLITE_CONSTRAINT = 19;

  private SqlFailure() {}

  static WriteFailure.Thrown of(SQLException e) {
    return new WriteFailure.Thrown(failure(first(e)), e);
  }

  /// A failed batch of PostgreSQL names its reason in the next exception.
  private static SQLException first(SQLException e) {
    var reason = e;
    while (reason.getNextException() != null) {
      reason = reason.getNextException();
    }
    return reason;
  }

  /// Whether the database undid this because another transaction was in its way.
  static boolean isCollision(SQLException e) {
    return String.valueOf(first(e).getSQLState()).startsWith("40");
  }

  private static WriteFailure failure(SQLException e) {
    var words = String.valueOf(e.getMessage());
    var contradicts =
        e instanceof SQLiteException sqlite
            ? (sqlite.getResultCode().code & 0xff) == SQLITE_CONSTRAINT
            : String.valueOf(e.getSQLState()).startsWith("23")
                || String.valueOf(e.getSQLState()).startsWith("22");
    if (!contradicts) {
      return new WriteFailure.Unavailable(words);
    }
    return words.toLowerCase(Locale.ROOT).contains("check constraint")
        ? new WriteFailure.Overdrawn("an account")
        : new WriteFailure.Contradiction(words);
  }
}
