package cardroom.server.people;

import cardroom.games.banked.table.BankedChoiceId;
import cardroom.games.money.Money;
import cardroom.games.poker.table.PokerChoiceId;
import cardroom.games.seating.Seating;
import cardroom.games.table.BetId;
import cardroom.games.table.Command;
import cardroom.games.table.RoomRule;
import cardroom.server.codec.Json;
import cardroom.server.guests.Cage.RoomEvent;
import cardroom.server.guests.Guests;
import cardroom.server.journal.Records;
import cardroom.server.journal.Row.PersonRow;
import cardroom.server.keeping.RoomTime;
import cardroom.server.people.LimitSettings.Bounds;
import cardroom.server.people.PastDay.Play;
import cardroom.server.table.Answer;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/// The limits that people set for themselves. They bar what begins play or brings chips to a table,
/// never a decision in a round in progress.
public final class SelfLimits {
  static final String KIND = "wishes";
  private static final long HOUR_MS = 3_600_000;
  private static final Set<String> BRINGING =
      Set.of(
          Seating.SIT, BankedChoiceId.SIT_AS_PROVIDER, BankedChoiceId.STAND_BEHIND, Seating.TOP_UP);
  private static final Set<String> BEGINNING =
      Set.of(
          Seating.COME_BACK,
          BankedChoiceId.TAKE_BANK,
          PokerChoiceId.POST,
          PokerChoiceId.WAIT_FOR_BLIND,
          PokerChoiceId.KILL_TO_ENTER,
          BankedChoiceId.MATCH);

  private final People people;
  private final Guests guests;
  private final Records records;
  // A break lasts as long as it was asked for, whatever the calendar is set to; after a restart
  // only the calendar is known.
  private final InstantSource steady;
  private final InstantSource calendar;

  public SelfLimits(People people, Guests guests, Records records, RoomTime time) {
    this.people = people;
    this.guests = guests;
    this.records = records;
    this.steady = time.steady();
    this.calendar = time.calendar();
  }

  /// A person's limits; none for a guest.
  public LimitSettings of(String name) {
    return people.row(name).map(row -> LimitSettings.read(row.wishes())).orElse(LimitSettings.NONE);
  }

  /// The limits that apply to a person now.
  public Bounds bounds(String name) {
    return of(name).at(steady.millis());
  }

  public PastDay day(String name) {
    return PastDay.of(name, records, guests, calendar.millis());
  }

  /// Sets limits; empty when they are on disk.
  public Optional<Answer.Refused> set(String name, Bounds wanted) {
    return people.inTurn(name, () -> keep(name, of(name).asked(wanted, steady.millis())));
  }

  /// No play for that many hours.
  public Optional<Answer.Refused> pause(String name, int hours) {
    var until = steady.millis() + hours * HOUR_MS;
    return people.inTurn(name, () -> keep(name, of(name).pausedUntil(until)));
  }

  private Optional<Answer.Refused> keep(String name, LimitSettings wishes) {
    var row = people.row(name);
    if (row.isEmpty()) {
      return Optional.of(People.noAccount(name));
    }
    var fresh = new PersonRow(name, row.get().since(), row.get().roles(), wishes.text(), 0);
    var body = People.body(name);
    body.set("wishes", Json.read(wishes.text()));
    return people.keep(fresh, RoomEvent.plain(KIND, name, calendar.millis(), body, fresh));
  }

  /// Why a person must stop playing now; empty while they may go on.
  public Optional<Answer.Refused> stops(String name) {
    var wishes = of(name);
    if (wishes.equals(LimitSettings.NONE)) {
      return Optional.empty();
    }
    var now = steady.millis();
    if (wishes.pausedUntil() > now) {
      var left = left(wishes.pausedUntil() - now);
      return limit("You asked for a break, which lasts another " + left, "Come back then");
    }
    var bounds = wishes.at(now);
    if (bounds.lossCents() == 0 && bounds.minutes() == 0) {
      return Optional.empty();
    }
    var day = Play.of(name, records, calendar.millis());
    if (bounds.lossCents() > 0 && -day.netCents() >= bounds.lossCents()) {
      return limit(
          "You have lost %s in 24 hours, and set yourself a limit of %s"
              .formatted(Money.cents(-day.netCents()), Money.cents(bounds.lossCents())),
          "Come back tomorrow");
    }
    return bounds.minutes() > 0 && day.minutes() >= bounds.minutes()
        ? limit(
            "You have played %s in 24 hours, and set yourself a limit of %s"
                .formatted(minutes(day.minutes()), minutes(bounds.minutes())),
            "Come back tomorrow")
        : Optional.empty();
  }

  /// How long something lasts, in the largest unit of which there are two or more; not as an
  /// instant, which only programs read.
  private static String left(long millis) {
    var minutes = Math.ceilDiv(millis, HOUR_MS / 60);
    var hours = Math.ceilDiv(millis, HOUR_MS);
    if (hours < 2) {
      return minutes(minutes);
    }
    return hours < 48 ? hours + " hours" : Math.ceilDiv(hours, 24) + " days";
  }

  private static String minutes(long number) {
    return number == 1 ? "1 minute" : number + " minutes";
  }

  private static Optional<Answer.Refused> limit(String sentence, String remedy) {
    return Optional.of(Answer.refuse(RoomRule.LIMIT, sentence, remedy));
  }

  /// Whether a command brings chips of somebody with an account to a table.
  public boolean isBringing(Command command) {
    return command instanceof Command.Act act
        && BRINGING.contains(act.choice())
        && people.has(act.player().name());
  }

  /// Does something while nobody else changes or closes the account of that person.
  public <R> R inTurn(String name, Supplier<R> work) {
    return people.inTurn(name, work);
  }

  /// Why a command is barred by its maker's own limits; empty when it is not.
  public Optional<Answer.Refused> bars(Command command) {
    if (!(command instanceof Command.Act act) || !begins(act.choice())) {
      return Optional.empty();
    }
    var name = act.player().name();
    var stop = stops(name);
    return stop.isPresent() || !BRINGING.contains(act.choice())
        ? stop
        : barsBringing(name, act.amount().cents());
  }

  private static boolean begins(String id) {
    return BRINGING.contains(id) || BEGINNING.contains(id) || BetId.isBet(id);
  }

  /// Nobody can lose more than they bring: what is already lost, what is at tables and what is
  /// brought now must together stay within the limit.
  private Optional<Answer.Refused> barsBringing(String name, long cents) {
    var most = bounds(name).lossCents();
    if (most == 0) {
      return Optional.empty();
    }
    var net = Play.of(name, records, calendar.millis()).netCents();
    var left = most + net - PastDay.atTables(name, records, guests);
    return cents <= left
        ? Optional.empty()
        : limit(
            "Your limit is to lose at most %s in 24 hours, and with %s you could lose more"
                .formatted(Money.cents(most), Money.cents(cents)),
            left > 0 ? "Bring %s or less".formatted(Money.cents(left)) : "Come back tomorrow");
  }

  /// Why a person is not given that many more play chips; empty when they may have them.
  public Optional<Answer.Refused> barsChips(String name, long cents) {
    var most = bounds(name).chipsCents();
    var stop = stops(name);
    if (stop.isPresent() || most == 0) {
      return stop;
    }
    return PastDay.chips(name, records, calendar.millis()) + cents <= most
        ? Optional.empty()
        : limit(
            "%s in 24 hours is the most play chips that %s wants"
                .formatted(Money.cents(most), name),
            "Come back tomorrow");
  }

  /// The people with an account whose limits stop them now.
  List<String> stopped() {
    return people.named("", Integer.MAX_VALUE).stream()
        .filter(name -> stops(name).isPresent())
        .toList();
  }
}
