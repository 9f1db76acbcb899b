package cardroom.server.journal;

import cardroom.server.ledger.AccountName;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/// The account numbers known to the single writer. New ones count only once their transaction is
/// committed.
final class Accounts {
  private final Map<AccountName, Long> ids = new HashMap<>();
  private final Map<Long, AccountName> names = new HashMap<>();
  private final Map<AccountName, Long> fresh = new LinkedHashMap<>();
  private long last;
  private long lastKept;

  Accounts(long last) {
    this.last = last;
    this.lastKept = last;
  }

  long id(Connection connection, AccountName name) throws SQLException {
    var known = ids.get(name);
    if (known == null) {
      known = fresh.get(name);
    }
    if (known != null) {
      return known;
    }
    var stored = find(connection, name);
    if (stored > 0) {
      remember(name, stored);
      return stored;
    }
    var id = ++last;
    fresh.put(name, id);
    return id;
  }

  private static long find(Connection connection, AccountName name) throws SQLException {
    try (var read =
        connection.prepareStatement(
            "select id from account where owner = ? and kind = ? and table_id = ?")) {
      read.setString(1, name.owner());
      read.setString(2, name.kind().word());
      read.setLong(3, name.table());
      try (var answer = read.executeQuery()) {
        return answer.next() ? answer.getLong(1) : 0;
      }
    }
  }

  AccountName name(long id) {
    var name = names.get(id);
    if (name != null) {
      return name;
    }
    for (var entry : fresh.entrySet()) {
      if (entry.getValue() == id) {
        return entry.getKey();
      }
    }
    throw new IllegalStateException("no account number " + id + " was ever asked for");
  }

  void insertNew(Connection connection) throws SQLException {
    if (fresh.isEmpty()) {
      return;
    }
    try (var account =
            connection.prepareStatement(
                "insert into account (id, kind, owner, table_id) values (?, ?, ?, ?)");
        var balance =
            connection.prepareStatement("insert into balance (account_id, cents) values (?, 0)")) {
      for (var entry : fresh.entrySet()) {
        account.setLong(1, entry.getValue());
        account.setString(2, entry.getKey().kind().word());
        account.setString(3, entry.getKey().owner());
        account.setLong(4, entry.getKey().table());
        account.addBatch();
        balance.setLong(1, entry.getValue());
        balance.addBatch();
      }
      account.executeBatch();
      balance.executeBatch();
    }
  }

  /// The transaction is committed: the new accounts exist.
  void keep() {
    fresh.forEach(this::remember);
    fresh.clear();
    lastKept = last;
  }

  /// The transaction is undone: so are its new accounts.
  void forget() {
    fresh.clear();
    last = lastKept;
  }

  private void remember(AccountName name, long id) {
    ids.put(name, id);
    names.put(id, name);
  }
}
