package cardroom.server.journal;

import cardroom.server.journal.Row.SessionRow;
import cardroom.server.journal.Row.ShoeRow;
import cardroom.server.journal.Row.SnapshotRow;
import cardroom.server.ledger.AccountName;
import cardroom.server.ledger.AccountName.Kind;
import cardroom.server.ledger.WrittenLeg;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.sql.DataSource;

/// Reads the room's records in SQL.
public class SqlRecords extends SqlTables implements Records {
  private static final long ROOM = 0;
  private static final int PAGE = 500;

  private static final String EVENT =
      JournalWalk.OF_TABLE
          + "select table_id, number, kind, version, maker, command_key, at, body, hash from walk"
          + " where number between ? and ?";
  private static final String SESSION =
      "select token_hash, guest, csrf, expires, since, device from session";

  public SqlRecords(DataSource source) {
    super(source);
  }

  @Override
  public long lastNumber(long table) {
    return number("select coalesce(max(number), 0) from journal_head where table_id = ?", table);
  }

  @Override
  public List<JournalEntry> entries(long table, long after) {
    return entries(table, after, Long.MAX_VALUE);
  }

  @Override
  public List<JournalEntry> entries(long table, long after, long until) {
    return list(
        EVENT + " order by number", SqlTables::entry, JournalWalk.values(table, after + 1, until));
  }

  @Override
  public Optional<JournalEntry> entry(long table, long number) {
    return list(EVENT, SqlTables::entry, JournalWalk.values(table, number, number)).stream()
        .findFirst();
  }

  @Override
  public List<KeyUse> keysSince(long table, long at) {
    return list(
        JournalWalk.SINCE
            + "select number, maker, command_key, at from walk where at >= ? and command_key <> ''"
            + " order by number",
        row -> new KeyUse(row.getLong(1), row.getString(2), row.getString(3), row.getLong(4)),
        table,
        at,
        at);
  }

  @Override
  public Map<String, Long> cashedOutSince(long table, long at) {
    Map<String, Long> last = new LinkedHashMap<>();
    read(
        JournalWalk.SINCE
            + "select a.owner, e.at from walk e join posting p on p.event_id = e.id join account a"
            + " on a.id = p.account_id where e.at >= ? and a.kind = 'player' and p.cents > 0"
            + " order by e.number",
        row -> {
          last.put(row.getString(1), row.getLong(2));
          return true;
        },
        table,
        at,
        at);
    return last;
  }

  @Override
  public long firstSince(long table, long at) {
    return number(
        JournalWalk.SINCE + "select coalesce(min(number), ?) from walk where at >= ?",
        table,
        at,
        Long.MAX_VALUE,
        at);
  }

  @Override
  public Optional<SnapshotRow> snapshot(long table) {
    return list(
            "select number, hash, body from snapshot where table_id = ?",
            row -> new SnapshotRow(table, row.getLong(1), row.getString(2), row.getString(3)),
            table)
        .stream()
        .findFirst();
  }

  @Override
  public List<ShoeRow> shoes(long table, int first, int last) {
    return list(
        "select ordinal, root, sealed, cut from shoe where table_id = ? and ordinal between ? and ?"
            + " order by ordinal",
        row ->
            new ShoeRow(table, row.getInt(1), row.getString(2), row.getString(3), row.getString(4)),
        table,
        first,
        last);
  }

  @Override
  public List<SessionRow> sessions() {
    return list(SESSION + " where expires > 0", SqlRecords::session);
  }

  @Override
  public Optional<SessionRow> session(String tokenHash) {
    return list(SESSION + " where token_hash = ? and expires > 0", SqlRecords::session, tokenHash)
        .stream()
        .findFirst();
  }

  private static SessionRow session(ResultSet row) throws SQLException {
    return new SessionRow(
        row.getString(1),
        row.getString(2),
        row.getString(3),
        row.getLong(4),
        row.getLong(5),
        row.getString(6));
  }

  @Override
  public List<JournalEntry> roomEvents(List<String> kinds, long before, int limit) {
    var ofKinds = " and kind in (" + marks(kinds.size()) + ")";
    List<JournalEntry> events = new ArrayList<>();
    var last = Math.min(lastNumber(ROOM), before - 1);
    for (var until = last; until > 0 && events.size() < limit; until -= PAGE) {
      var first = until - PAGE + 1;
      List<Object> values = new ArrayList<>(List.of(JournalWalk.values(ROOM, first, until)));
      values.addAll(kinds);
      events.addAll(
          list(EVENT + ofKinds + " order by number desc", SqlTables::entry, values.toArray()));
    }
    return events.size() > limit ? events.subList(0, limit) : events;
  }

  @Override
  public long balance(AccountName account) {
    return number(
        "select coalesce(max(cents), 0) from balance join account on account.id = account_id where"
            + " owner = ? and kind = ? and table_id = ?",
        account.owner(),
        account.kind().word(),
        account.table());
  }

  @Override
  public Map<AccountName, Long> accountsOf(String player) {
    Map<AccountName, Long> accounts = new LinkedHashMap<>();
    list(
            "select kind, table_id, cents from account join balance on account_id = account.id"
                + " where owner = ? order by account.id",
            row -> {
              var name = new AccountName(Kind.of(row.getString(1)), player, row.getLong(2));
              return Map.entry(name, row.getLong(3));
            },
            player)
        .forEach(entry -> accounts.put(entry.getKey(), entry.getValue()));
    return accounts;
  }

  @Override
  public long inPlay(String player, long table) {
    var lastRound =
        number(
            "select coalesce(max(last_number), 0) from played where player = ? and table_id = ?",
            player,
            table);
    var values = new ArrayList<>(List.of(JournalWalk.values(table, lastRound + 1, Long.MAX_VALUE)));
    values.add(player);
    return number(
        JournalWalk.OF_TABLE
            + "select coalesce(-sum(p.cents), 0) from walk e join posting p on p.event_id = e.id"
            + " join account a on a.id = p.account_id where e.number between ? and ? and a.owner ="
            + " ? and a.kind = 'stack' and p.rule not in ('%s')"
                .formatted(String.join("', '", WrittenLeg.BY_NO_CLAUSE)),
        values.toArray());
  }

  @Override
  public List<String> stacksAt(long table) {
    return list(
        "select a.owner from account a join balance b on b.account_id = a.id where a.table_id = ?"
            + " and a.kind = 'stack' and b.cents > 0",
        row -> row.getString(1),
        table);
  }

  @Override
  public List<Movement> movements(String player) {
    // By the tables they have been at: postings have no scattered index of their own.
    return list(
        JournalWalk.OF_OWNER
            + "select e.at, e.table_id, e.number, a.kind, a.table_id, p.cents, p.rule, p.position,"
            + " p.wager from walk e join posting p on p.event_id = e.id join account a on a.id ="
            + " p.account_id where a.owner = ? order by e.at, e.id, p.leg",
        row -> {
          var account = new AccountName(Kind.of(row.getString(4)), player, row.getLong(5));
          var leg =
              new WrittenLeg(
                  account, row.getLong(6), row.getString(7), row.getString(8), row.getString(9));
          return new Movement(row.getLong(1), row.getLong(2), row.getLong(3), leg);
        },
        player,
        player);
  }
}
