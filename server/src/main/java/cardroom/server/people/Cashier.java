package cardroom.server.people;

import cardroom.games.table.RoomRule;
import cardroom.server.guests.Cage;
import cardroom.server.guests.Cage.RoomEvent;
import cardroom.server.guests.Guests;
import cardroom.server.journal.PageOutcome;
import cardroom.server.ledger.Leg;
import cardroom.server.table.Answer;
import cardroom.server.table.EventMakers;
import cardroom.server.table.RoomRefusals;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/// Chips that people ask for, and chips that cage staff give, with a reason; nobody gives any to
/// themselves.
public final class Cashier {
  static final String GIVEN = "chips-given";

  private final People people;
  private final Guests guests;
  private final SelfLimits limits;
  private final Cage cage;
  private final InstantSource time;

  public Cashier(People people, Guests guests, SelfLimits limits, Cage cage, InstantSource time) {
    this.people = people;
    this.guests = guests;
    this.limits = limits;
    this.cage = cage;
    this.time = time;
  }

  /// Chips for somebody who has almost none and asks for them; empty when they are on disk.
  public Optional<Answer.Refused> ask(String name) {
    return people.inTurn(
        name,
        () ->
            closed(name)
                .or(() -> limits.barsChips(name, Guests.GRANT_CENTS))
                .or(() -> guests.grant(name)));
  }

  private Optional<Answer.Refused> closed(String name) {
    return people.isClosed(name)
        ? Optional.of(
            Answer.refuse(
                RoomRule.UNKNOWN, "The account of %s is closed".formatted(name), "Look again"))
        : Optional.empty();
  }

  /// Creates play chips for somebody; empty when it is on disk.
  public Optional<Answer.Refused> give(String by, String name, long cents, String reason) {
    var known = guests.named(name.strip());
    if (known.isEmpty()) {
      return Optional.of(
          Answer.refuse(RoomRule.UNKNOWN, "Nobody here is called " + name, "Look again"));
    }
    if (known.get().equals(by)) {
      return Optional.of(
          Answer.refuse(
              RoomRule.ROLE, "You cannot give chips to yourself", "Ask somebody else in the cage"));
    }
    // The role must not be taken away between the look at it and what is written.
    return people.inTurnOfRoles(known.get(), () -> given(by, known.get(), cents, reason));
  }

  private Optional<Answer.Refused> given(String by, String name, long cents, String reason) {
    if (!people.is(by, Role.CAGE)) {
      return Optional.of(Answer.refuse(RoomRule.ROLE, "Only the cage can give chips", ""));
    }
    var barred = closed(name).or(() -> limits.barsChips(name, cents));
    if (barred.isPresent()) {
      return barred;
    }
    var body = People.body(name).put("cents", cents).put("reason", reason);
    var legs = Leg.issued(name, cents);
    var event = new RoomEvent(GIVEN, EventMakers.cage(by), time.millis(), body, legs, List.of());
    return cage.write(event) instanceof PageOutcome.Done
        ? Optional.empty()
        : Optional.of(RoomRefusals.records());
  }
}
