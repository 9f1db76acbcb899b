package cardroom.server.people;

import cardroom.games.table.RoomRule;
import cardroom.server.guests.Cage;
import cardroom.server.guests.Cage.RoomEvent;
import cardroom.server.guests.Guest;
import cardroom.server.guests.Guests;
import cardroom.server.guests.Sessions;
import cardroom.server.journal.PageOutcome;
import cardroom.server.table.Answer;
import cardroom.server.table.EventMakers;
import cardroom.server.table.RoomRefusals;
import java.time.InstantSource;
import java.util.Optional;

/// An admin ends sessions and their connections: all of one person's, or everybody's except the
/// admin's own. It is written down first; people with a password can sign in again.
public final class AdminSignOut {
  static final String KIND = "signed-out";

  private final People people;
  private final Guests guests;
  private final Sessions sessions;
  private final Cage cage;
  private final InstantSource time;

  public AdminSignOut(
      People people, Guests guests, Sessions sessions, Cage cage, InstantSource time) {
    this.people = people;
    this.guests = guests;
    this.sessions = sessions;
    this.cage = cage;
    this.time = time;
  }

  /// Empty when they have ended.
  public Optional<Answer.Refused> one(Guest by, String name) {
    var known = guests.named(name.strip());
    if (known.isEmpty()) {
      return Optional.of(
          Answer.refuse(RoomRule.UNKNOWN, "Nobody here is called " + name, "Look again"));
    }
    return written(by, known.get(), () -> sessions.endAllBut(known.get(), by.session()));
  }

  public Optional<Answer.Refused> everybody(Guest by) {
    return written(by, "", () -> sessions.endEverybodysBut(by.session()));
  }

  private Optional<Answer.Refused> written(Guest by, String name, Runnable ending) {
    // The role must not be taken away between the look at it and what is written.
    return people.inTurnOfRoles(by.name(), () -> writtenInTurn(by, name, ending));
  }

  private Optional<Answer.Refused> writtenInTurn(Guest by, String name, Runnable ending) {
    if (!people.is(by.name(), Role.ADMIN)) {
      return Optional.of(Answer.refuse(RoomRule.ROLE, "Only an admin can sign others out", ""));
    }
    var event =
        RoomEvent.plain(KIND, EventMakers.admin(by.name()), time.millis(), People.body(name));
    if (cage.write(event) instanceof PageOutcome.Not) {
      return Optional.of(RoomRefusals.records());
    }
    ending.run();
    return Optional.empty();
  }
}
