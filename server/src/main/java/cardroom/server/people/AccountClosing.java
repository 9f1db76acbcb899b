package cardroom.server.people;

import cardroom.games.table.RoomRule;
import cardroom.server.guests.Cage.RoomEvent;
import cardroom.server.guests.Guest;
import cardroom.server.guests.Guests;
import cardroom.server.guests.Sessions;
import cardroom.server.journal.Row;
import cardroom.server.journal.Row.CredentialRow;
import cardroom.server.journal.Row.PersonRow;
import cardroom.server.ledger.AccountName;
import cardroom.server.ledger.Leg;
import cardroom.server.table.Answer;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Closes an account for good: chips go back to the cage, password, codes, passkeys, notes and
/// everything else that the person kept is deleted, every session ends. The name stays taken, so
/// that nobody plays as a person who has left.
public final class AccountClosing {
  public static final String KIND = "account-closed";

  private final People people;
  private final Guests guests;
  private final Sessions sessions;
  private final PersonalData personal;
  private final Passkeys passkeys;
  private final InstantSource time;

  public AccountClosing(
      People people,
      Guests guests,
      Sessions sessions,
      PersonalData personal,
      Passkeys passkeys,
      InstantSource time) {
    this.people = people;
    this.guests = guests;
    this.sessions = sessions;
    this.personal = personal;
    this.passkeys = passkeys;
    this.time = time;
  }

  /// Returns empty when it is on disk. Chips at a table must come back first.
  ///
  /// @param guest in the session in which the password was shown
  public Optional<Answer.Refused> close(Guest guest) {
    return people.inTurnOfRoles(guest.name(), () -> closeInTurn(guest));
  }

  private Optional<Answer.Refused> closeInTurn(Guest guest) {
    var name = guest.name();
    var over = sessions.refusesEnded(guest);
    if (over.isPresent() || !people.has(name)) {
      return Optional.of(over.orElseGet(() -> People.noAccount(name)));
    }
    var accounts = guests.accounts(name);
    var purse = AccountName.purse(name);
    var tables =
        accounts.keySet().stream()
            .filter(account -> !account.equals(purse) && guests.isPlaying(account))
            .map(account -> String.valueOf(account.table()))
            .toList();
    if (!tables.isEmpty()) {
      return Optional.of(
          Answer.refuse(
              RoomRule.TABLE,
              "You have chips at table %s".formatted(String.join(", ", tables)),
              "Leave it, and close your account when the round there is over"));
    }
    if (people.isLastAdmin(name)) {
      return Optional.of(
          Answer.refuse(
              RoomRule.ROLE, "You are the only admin of this room", "Make somebody else one"));
    }
    var closed = written(name, accounts.getOrDefault(purse, 0L));
    if (closed.isEmpty()) {
      sessions.endAllBut(name, "");
    }
    return closed;
  }

  private Optional<Answer.Refused> written(String name, long cents) {
    var row = people.row(name).orElseThrow();
    var now = time.millis();
    var closed = new PersonRow(name, row.since(), Role.PLAYER.word(), "{}", now);
    var forgotten = new CredentialRow(name, "", "", "");
    var body = People.body(name).put("cents", -cents);
    var legs = cents == 0 ? List.<Leg>of() : Leg.issued(name, -cents);
    List<Row> rows = new ArrayList<>(personal.forgotten(name));
    rows.addAll(passkeys.forgotten(name));
    rows.add(closed);
    rows.add(forgotten);
    return people.change(closed, new RoomEvent(KIND, name, now, body, legs, rows));
  }
}
