package cardroom.server.journal;

import cardroom.server.journal.Row.CheckpointRow;
import cardroom.server.journal.Row.CredentialRow;
import cardroom.server.journal.Row.FavouriteRow;
import cardroom.server.journal.Row.GameRequestRow;
import cardroom.server.journal.Row.GuestRow;
import cardroom.server.journal.Row.LookRow;
import cardroom.server.journal.Row.MuteRow;
import cardroom.server.journal.Row.NoteRow;
import cardroom.server.journal.Row.OfPerson;
import cardroom.server.journal.Row.PasskeyRow;
import cardroom.server.journal.Row.PersonRow;
import cardroom.server.journal.Row.PersonalRow;
import cardroom.server.journal.Row.PlayedRow;
import cardroom.server.journal.Row.SessionRow;
import cardroom.server.journal.Row.ShoeRow;
import cardroom.server.journal.Row.SnapshotRow;
import cardroom.server.journal.Row.TableRow;
import cardroom.server.journal.Row.UsedChallengeRow;
import cardroom.server.journal.Row.UsedCodeRow;
import cardroom.server.journal.Row.WaitingRow;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.SQLIntegrityConstraintViolationException;
import java.util.LinkedHashMap;
import java.util.Map;

/// Writes the rows besides the events; each kind of row has one statement, prepared when first
/// needed.
final class RowWriter implements AutoCloseable {
  private static final String SHOE =
      "insert into shoe (table_id, ordinal, root, sealed, cut) values (?, ?, ?, ?, ?)";
  private static final String SNAPSHOT =
      "insert into snapshot (table_id, number, hash, body) values (?, ?, ?, ?) on conflict"
          + " (table_id) do update set number = excluded.number, hash = excluded.hash, body ="
          + " excluded.body";
  private static final String TABLE =
      "insert into card_table (id, closed) values (?, ?) on conflict (id) do update set closed ="
          + " excluded.closed";
  private static final String GUEST =
      "insert into guest (name, since, granted_at) values (?, ?, ?) on conflict (name) do update"
          + " set granted_at = excluded.granted_at";
  private static final String LOOK = "insert into guest_look (look) values (?)";
  private static final String PLAYED =
      "insert into played (player, table_id, round, first_number, last_number, at, net_cents,"
          + " fees_cents) values (?, ?, ?, ?, ?, ?, ?, ?)";
  // A name holds no line feed.
  private static final String WAITING =
      "insert into waiting (table_id, names) values (?, ?) on conflict (table_id) do update set"
          + " names = excluded.names";
  private static final String GAME_REQUEST =
      "insert into game_request (player, house, game, stakes, since, expires, table_id) values (?,"
          + " ?, ?, ?, ?, ?, ?) on conflict (player, house, game) do update set stakes ="
          + " excluded.stakes, since = excluded.since, expires = excluded.expires, table_id ="
          + " excluded.table_id";
  private static final String GAME_REQUEST_OVER =
      "delete from game_request where player = ? and house = ? and game = ?";
  private static final String CHECKPOINT =
      "insert into checkpoint (number, up_to, says, line) values (?, ?, ?, ?)";
  private static final String SESSION =
      "insert into session (token_hash, guest, csrf, expires, since, device) values (?, ?, ?, ?, ?,"
          + " ?) on conflict (token_hash) do update set expires = excluded.expires where"
          + " session.expires > 0";
  private static final String PERSON =
      "insert into person (name, since, roles, wishes, closed_at) values (?, ?, ?, ?, ?) on"
          + " conflict (name) do update set roles = excluded.roles, wishes = excluded.wishes,"
          + " closed_at = excluded.closed_at";
  private static final String CREDENTIAL =
      "insert into credential (name, password, codes, second) values (?, ?, ?, ?) on conflict"
          + " (name) do update set password = excluded.password, codes = excluded.codes, second ="
          + " excluded.second";

  private static final String PERSONAL =
      "insert into personal (name, emblem, salt) values (?, ?, ?) on conflict (name) do update set"
          + " emblem = excluded.emblem, salt = excluded.salt";
  private static final String PERSONAL_OVER = "delete from personal where name = ?";
  private static final String NOTE =
      "insert into player_note (owner, about, body, at) values (?, ?, ?, ?) on conflict (owner,"
          + " about) do update set body = excluded.body, at = excluded.at";
  private static final String NOTE_OVER = "delete from player_note where owner = ? and about = ?";
  private static final String FAVOURITE =
      "insert into favourite_round (owner, table_id, round, at) values (?, ?, ?, ?) on conflict"
          + " (owner, table_id, round) do update set at = excluded.at";
  private static final String FAVOURITE_OVER =
      "delete from favourite_round where owner = ? and table_id = ? and round = ?";
  private static final String MUTE =
      "insert into mute (owner, about, at) values (?, ?, ?) on conflict (owner, about) do update"
          + " set at = excluded.at";
  private static final String MUTE_OVER = "delete from mute where owner = ? and about = ?";

  private static final String PASSKEY =
      "insert into passkey (id, owner, handle, label, public_key, counter, since, used_at) values"
          + " (?, ?, ?, ?, ?, ?, ?, ?)";
  private static final String PASSKEY_USED =
      "update passkey set counter = ?, used_at = ? where id = ? and owner = ? and counter <= ?";
  private static final String PASSKEY_OVER = "delete from passkey where id = ? and owner = ?";
  private static final String USED_CHALLENGE =
      "insert into used_challenge (challenge, ends) values (?, ?)";
  private static final String USED_CHALLENGES_OVER =
      "delete from used_challenge where ends > 0 and ends < ?";

  private static final String USED_CODE = "insert into used_code (name, step) values (?, ?)";

  private final Connection connection;
  private final Map<String, PreparedStatement> statements = new LinkedHashMap<>();

  RowWriter(Connection connection) {
    this.connection = connection;
  }

  void add(Row any) throws SQLException {
    switch (any) {
      case ShoeRow(var table, var ordinal, var root, var sealed, var cut) ->
          add(SHOE, table, ordinal, root, sealed, cut);
      case SnapshotRow(var table, var number, var hash, var body) ->
          add(SNAPSHOT, table, number, hash, body);
      case TableRow(var table, var closed) -> add(TABLE, table, closed ? 1 : 0);
      case WaitingRow(var table, var names) -> add(WAITING, table, String.join("\n", names));
      case PlayedRow row ->
          add(
              PLAYED,
              row.player(),
              row.table(),
              row.round(),
              row.firstNumber(),
              row.lastNumber(),
              row.at(),
              row.netCents(),
              row.feesCents());
      case CheckpointRow(var number, var upTo, var says, var line) ->
          add(CHECKPOINT, number, upTo, says, line);
      case OfPerson row -> addOfPerson(row);
    }
  }

  private void addOfPerson(OfPerson any) throws SQLException {
    switch (any) {
      case GuestRow(var name, var since, var grantedAt) -> add(GUEST, name, since, grantedAt);
      case LookRow(var look) -> add(LOOK, look);
      case SessionRow(var token, var guest, var csrf, var expires, var since, var device) ->
          add(SESSION, token, guest, csrf, expires, since, device);
      case PersonRow(var name, var since, var roles, var wishes, var closedAt) ->
          add(PERSON, name, since, roles, wishes, closedAt);
      case CredentialRow(var name, var password, var codes, var second) ->
          add(CREDENTIAL, name, password, codes, second);
      case PasskeyRow row -> add(row);
      case UsedChallengeRow used -> {
        add(USED_CHALLENGE, used.challenge(), used.ends());
        remove(USED_CHALLENGES_OVER, used.forgetsBefore());
      }
      case UsedCodeRow(var name, var step) -> add(USED_CODE, name, step);
      case PersonalRow row when row.salt().isEmpty() -> remove(PERSONAL_OVER, row.name());
      case PersonalRow(var name, var emblem, var salt) -> add(PERSONAL, name, emblem, salt);
      case NoteRow row when row.body().isEmpty() -> remove(NOTE_OVER, row.owner(), row.about());
      case NoteRow(var owner, var about, var body, var at) -> add(NOTE, owner, about, body, at);
      case FavouriteRow row when row.at() == 0 ->
          remove(FAVOURITE_OVER, row.owner(), row.table(), row.round());
      case FavouriteRow(var owner, var table, var round, var at) ->
          add(FAVOURITE, owner, table, round, at);
      case MuteRow row when row.at() == 0 -> remove(MUTE_OVER, row.owner(), row.about());
      case MuteRow(var owner, var about, var at) -> add(MUTE, owner, about, at);
      case GameRequestRow row when row.expires() == 0 ->
          remove(GAME_REQUEST_OVER, row.player(), row.house(), row.game());
      case GameRequestRow row ->
          add(
              GAME_REQUEST,
              row.player(),
              row.house(),
              row.game(),
              row.stakes(),
              row.since(),
              row.expires(),
              row.table());
    }
  }

  private void add(PasskeyRow row) throws SQLException {
    if (row.publicKey().isEmpty()) {
      remove(PASSKEY_OVER, row.id(), row.owner());
    } else if (row.usedAt() > 0) {
      use(row);
    } else {
      add(
          PASSKEY,
          row.id(),
          row.owner(),
          row.handle(),
          row.label(),
          row.publicKey(),
          row.counter(),
          row.since(),
          row.usedAt());
    }
  }

  /// A passkey that was removed in the meantime must not come back by being used.
  private void use(PasskeyRow row) throws SQLException {
    flush();
    try (var statement = connection.prepareStatement(PASSKEY_USED)) {
      statement.setLong(1, row.counter());
      statement.setLong(2, row.usedAt());
      statement.setString(3, row.id());
      statement.setString(4, row.owner());
      statement.setLong(5, row.counter());
      if (statement.executeUpdate() == 0) {
        throw new SQLIntegrityConstraintViolationException("that passkey is gone", "23000");
      }
    }
  }

  private void add(String sql, Object... values) throws SQLException {
    var statement = statements.get(sql);
    if (statement == null) {
      statement = connection.prepareStatement(sql);
      statements.put(sql, statement);
    }
    for (int i = 0; i < values.length; i++) {
      statement.setObject(i + 1, values[i]);
    }
    statement.addBatch();
  }

  /// Earlier rows are applied first, so that the later ones win.
  private void remove(String sql, Object... values) throws SQLException {
    flush();
    add(sql, values);
    flush();
  }

  void flush() throws SQLException {
    for (var statement : statements.values()) {
      statement.executeBatch();
    }
  }

  /// Forgets what was added and not written.
  void clear() throws SQLException {
    for (var statement : statements.values()) {
      statement.clearBatch();
    }
  }

  @Override
  public void close() throws SQLException {
    for (var statement : statements.values()) {
      statement.close();
    }
  }
}
