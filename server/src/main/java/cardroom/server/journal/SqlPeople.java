package cardroom.server.journal;

import cardroom.server.journal.Row.CredentialRow;
import cardroom.server.journal.Row.GameRequestRow;
import cardroom.server.journal.Row.GuestRow;
import cardroom.server.journal.Row.PasskeyRow;
import cardroom.server.journal.Row.PersonRow;
import cardroom.server.journal.Row.PlayedRow;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.sql.DataSource;

/// Reads who has been here, who has an account, and their credentials.
abstract class SqlPeople extends SqlPersonal {
  private static final String GUEST = "select name, since, granted_at from guest";
  private static final String PERSON = "select name, since, roles, wishes, closed_at from person";
  private static final String CREDENTIAL = "select name, password, codes, second from credential";

  private static final String PASSKEY =
      "select id, owner, handle, label, public_key, counter, since, used_at from passkey";

  private static final String PLAYED =
      "select player, table_id, round, first_number, last_number, at, net_cents, fees_cents from"
          + " played where player = ?";

  SqlPeople(DataSource source) {
    super(source);
  }

  public List<GameRequestRow> gameRequests() {
    return list(
        "select player, house, game, stakes, since, expires, table_id from game_request order by"
            + " since, player",
        row ->
            new GameRequestRow(
                row.getString(1),
                row.getString(2),
                row.getString(3),
                row.getString(4),
                row.getLong(5),
                row.getLong(6),
                row.getLong(7)));
  }

  public Map<String, GuestRow> guests() {
    Map<String, GuestRow> guests = new LinkedHashMap<>();
    list(GUEST, SqlPeople::guest).forEach(guest -> guests.put(guest.name(), guest));
    return guests;
  }

  public Optional<GuestRow> guest(String name) {
    return list(GUEST + " where name = ?", SqlPeople::guest, name).stream().findFirst();
  }

  private static GuestRow guest(ResultSet row) throws SQLException {
    return new GuestRow(row.getString(1), row.getLong(2), row.getLong(3));
  }

  public Optional<String> guestNamed(String name) {
    return list(GUEST + " where lower(name) = lower(?)", SqlPeople::guest, name).stream()
        .map(GuestRow::name)
        .findFirst();
  }

  public List<PersonRow> people() {
    return list(PERSON, SqlPeople::person);
  }

  public Optional<PersonRow> person(String name) {
    return list(PERSON + " where name = ?", SqlPeople::person, name).stream().findFirst();
  }

  private static PersonRow person(ResultSet row) throws SQLException {
    return new PersonRow(
        row.getString(1), row.getLong(2), row.getString(3), row.getString(4), row.getLong(5));
  }

  public List<CredentialRow> credentials() {
    return list(CREDENTIAL, SqlPeople::credential);
  }

  public Optional<CredentialRow> credential(String name) {
    return list(CREDENTIAL + " where name = ?", SqlPeople::credential, name).stream().findFirst();
  }

  public List<PasskeyRow> passkeys(String owner) {
    return list(PASSKEY + " where owner = ? order by since, id", SqlPeople::passkey, owner);
  }

  public Optional<PasskeyRow> passkey(String id) {
    return list(PASSKEY + " where id = ?", SqlPeople::passkey, id).stream().findFirst();
  }

  public boolean isSigned(String challenge) {
    return !list(
            "select challenge from used_challenge where challenge = ?",
            row -> row.getString(1),
            challenge)
        .isEmpty();
  }

  private static PasskeyRow passkey(ResultSet row) throws SQLException {
    return new PasskeyRow(
        row.getString(1),
        row.getString(2),
        row.getString(3),
        row.getString(4),
        row.getString(5),
        row.getLong(6),
        row.getLong(7),
        row.getLong(8));
  }

  private static CredentialRow credential(ResultSet row) throws SQLException {
    return new CredentialRow(
        row.getString(1), row.getString(2), row.getString(3), row.getString(4));
  }

  public List<PlayedRow> rounds(String player, long before, int limit) {
    return list(
        PLAYED + " and at < ? order by at desc, table_id, round desc limit ?",
        SqlPeople::played,
        player,
        before,
        limit);
  }

  public List<PlayedRow> roundsSince(String player, long since) {
    return list(
        PLAYED + " and at > ? order by at desc, table_id, round desc",
        SqlPeople::played,
        player,
        since);
  }

  private static PlayedRow played(ResultSet row) throws SQLException {
    return new PlayedRow(
        row.getString(1),
        row.getLong(2),
        row.getInt(3),
        row.getLong(4),
        row.getLong(5),
        row.getLong(6),
        row.getLong(7),
        row.getLong(8));
  }
}
