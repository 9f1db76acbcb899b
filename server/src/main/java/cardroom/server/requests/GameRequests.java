package cardroom.server.requests;

import cardroom.games.table.RoomRule;
import cardroom.server.catalogue.GameCatalogue;
import cardroom.server.catalogue.HouseGames.GameOffer;
import cardroom.server.catalogue.TableOpening;
import cardroom.server.guests.Cage;
import cardroom.server.guests.Sessions;
import cardroom.server.journal.PageOutcome;
import cardroom.server.journal.Records;
import cardroom.server.journal.Row;
import cardroom.server.journal.Row.GameRequestRow;
import cardroom.server.keeping.LocalLocks;
import cardroom.server.keeping.NamedLocks;
import cardroom.server.people.SelfLimits;
import cardroom.server.table.Answer;
import cardroom.server.table.RoomRefusals;
import cardroom.server.table.Tables.Opened;
import cardroom.server.wire.TableAccess;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Who asks for a game. As soon as a table has seats for it, or enough others ask for the same, all
/// of them are directed there, each with a place on that table's waiting list.
///
/// The records hold every request, so that a restart forgets nobody and every machine of the room
/// sees the same list; it is changed by one of them at a time.
public final class GameRequests {
  private static final Logger LOG = LoggerFactory.getLogger(GameRequests.class);

  /// How long a request lasts after its owner last looked at it.
  public static final long LASTS_MS = 180_000;

  /// One person may ask for this many games at a time.
  public static final int EACH_MAX = 5;

  private static final int ALL_MAX = 2_000;
  private static final long RENEWED_MS = 60_000;
  private static final long FRESH_MS = 500;

  private final Cage cage;
  private final Records records;
  private final GameCatalogue catalogue;
  private final Sessions sessions;
  private final SelfLimits limits;
  private final InstantSource time;
  private final GameSeating seating;
  private volatile NamedLocks turns = new LocalLocks();
  private volatile Known known = new Known(List.of(), Long.MIN_VALUE);

  /// What the records said a moment ago: a full lobby need not read them for each person.
  private record Known(List<GameRequestRow> rows, long readAt) {}

  /// What this needs from the room.
  public record Desk(
      Cage cage,
      Records records,
      GameCatalogue catalogue,
      Sessions sessions,
      SelfLimits limits,
      InstantSource time) {}

  public GameRequests(Desk desk, TableAccess tables) {
    this.cage = desk.cage();
    this.records = desk.records();
    this.catalogue = desk.catalogue();
    this.sessions = desk.sessions();
    this.limits = desk.limits();
    this.time = desk.time();
    this.seating = new GameSeating(tables, desk.time());
  }

  /// The room runs on several machines.
  public void share(NamedLocks inTurn) {
    turns = inTurn;
  }

  private <R> R inTurn(Supplier<R> work) {
    return turns.inTurn("requests", work);
  }

  /// Everybody who asks for a game or was just directed to one, earliest request first.
  public List<GameRequestRow> all() {
    var now = time.millis();
    var seen = known;
    if (now - FRESH_MS >= seen.readAt()) {
      seen = new Known(records.gameRequests(), now);
      known = seen;
    }
    return seen.rows().stream().filter(row -> row.expires() > now).toList();
  }

  private List<GameRequestRow> read() {
    known = new Known(records.gameRequests(), time.millis());
    return all();
  }

  private boolean write(List<? extends Row> rows) {
    var isDone = rows.isEmpty() || cage.note(List.copyOf(rows)) instanceof PageOutcome.Done;
    known = new Known(List.of(), Long.MIN_VALUE);
    return isDone;
  }

  /// The game of a house, if the room can open it.
  public Optional<GameOffer> offer(String house, String game) {
    return catalogue.menus().stream()
        .filter(menu -> menu.house().equals(house))
        .flatMap(menu -> menu.games().stream())
        .filter(offer -> offer.game().equals(game))
        .findFirst();
  }

  /// Asks for a game on a person's behalf; asking again for the same only changes the stakes.
  ///
  /// @param bots how many bots may fill up the table
  /// @param opener opens a table for the asker, if they may have one more
  /// @return why it is not asked for; empty when it is on disk
  public Optional<Answer.Refused> ask(
      WantedGame wanted, String player, int bots, Function<TableOpening, Opened> opener) {
    var offer = offer(wanted.house(), wanted.game());
    var stakes =
        offer.flatMap(
            game ->
                game.stakes().stream()
                    .map(each -> each.stakes())
                    .filter(each -> each.toString().equals(wanted.stakes()))
                    .findFirst());
    if (offer.isEmpty() || stakes.isEmpty()) {
      return Optional.of(
          Answer.refuse(
              RoomRule.UNKNOWN,
              "%s at %s is not played for %s here"
                  .formatted(wanted.game(), wanted.house(), wanted.stakes()),
              "GET /api/houses lists what is"));
    }
    var fresh = new GameSeating.Fresh(offer.get(), stakes.get(), player, bots, opener);
    return inTurn(() -> askInTurn(wanted, player, fresh));
  }

  private Optional<Answer.Refused> askInTurn(
      WantedGame wanted, String player, GameSeating.Fresh fresh) {
    var all = read();
    var others = all.stream().filter(row -> row.player().equals(player) && !wanted.isGameOf(row));
    if (others.count() >= EACH_MAX) {
      return Optional.of(
          Answer.refuse(
              RoomRule.RATE,
              "You are already asking for %d games".formatted(EACH_MAX),
              "Withdraw one first"));
    }
    if (all.size() >= ALL_MAX) {
      return Optional.of(
          Answer.refuse(
              RoomRule.RATE,
              "Too many people are asking for games right now",
              "Take a seat in the lobby"));
    }
    var now = time.millis();
    var since =
        all.stream()
            .filter(row -> row.player().equals(player) && wanted.isOf(row))
            .mapToLong(GameRequestRow::since)
            .findFirst()
            .orElse(now);
    var row = wanted.by(player, since, now + LASTS_MS);
    if (!write(List.of(row))) {
      return Optional.of(RoomRefusals.records());
    }
    return seat(wanted, Optional.of(fresh));
  }

  /// Directs people to tables that have seats, or opens one for all of them.
  ///
  /// @return why no table could be opened; the requests stay
  private Optional<Answer.Refused> seat(WantedGame wanted, Optional<GameSeating.Fresh> fresh) {
    var here = sessions.names();
    var waiting =
        read().stream()
            .filter(row -> wanted.isOf(row) && row.table() == 0 && here.contains(row.player()))
            .filter(row -> limits.stops(row.player()).isEmpty())
            .toList();
    var outcome = seating.seat(wanted, waiting, fresh);
    write(outcome.rows());
    return outcome.why();
  }

  /// How long a seat is kept for a person who was directed to a table.
  public long keptMs(GameRequestRow led) {
    return Math.max(0, led.expires() - time.millis());
  }

  /// A person looks at the list, which renews their requests.
  public void seenBy(String player) {
    var now = time.millis();
    if (all().stream().anyMatch(row -> row.player().equals(player) && isOld(row, now))) {
      inTurn(
          () ->
              write(
                  read().stream()
                      .filter(row -> row.player().equals(player) && isOld(row, now))
                      .map(row -> row.until(now + LASTS_MS))
                      .toList()));
    }
  }

  private static boolean isOld(GameRequestRow row, long now) {
    return row.table() == 0 && row.expires() - now < LASTS_MS - RENEWED_MS;
  }

  /// Withdraws a request; a person who was directed to a table gives up their place there.
  public void withdraw(String player, String house, String game) {
    inTurn(
        () -> {
          var mine =
              read().stream()
                  .filter(row -> row.player().equals(player))
                  .filter(row -> row.house().equals(house) && row.game().equals(game))
                  .toList();
          seating.giveBack(mine);
          return write(mine.stream().map(GameRequestRow::over).toList());
        });
  }

  /// Now and then: drops the requests of people who have left, whose time is up or who have their
  /// seat, and directs the others to seats that have become free.
  public void look() {
    try {
      seating.closeDeserted();
      if (!records.gameRequests().isEmpty()) {
        inTurn(this::lookInTurn);
      }
    } catch (Records.Unread e) {
      LOG.warn("could not check the games that people ask for: {}", e.getMessage());
    }
  }

  private boolean lookInTurn() {
    var now = time.millis();
    var here = sessions.names();
    List<GameRequestRow> over = new ArrayList<>();
    List<WantedGame> wanted = new ArrayList<>();
    for (var row : records.gameRequests()) {
      var mustStop = limits.stops(row.player()).isPresent();
      if (row.expires() <= now
          || mustStop
          || !here.contains(row.player())
          || seating.isSeated(row)) {
        over.add(row.over());
      } else if (row.table() == 0 && !wanted.contains(WantedGame.of(row))) {
        wanted.add(WantedGame.of(row));
      }
    }
    write(over);
    wanted.forEach(game -> seat(game, Optional.empty()));
    return true;
  }
}
