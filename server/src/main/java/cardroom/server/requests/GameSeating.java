package cardroom.server.requests;

import cardroom.games.table.Setup;
import cardroom.games.table.Setup.Stakes;
import cardroom.server.catalogue.HouseGames.GameOffer;
import cardroom.server.catalogue.TableOpening;
import cardroom.server.journal.Row.GameRequestRow;
import cardroom.server.table.Answer;
import cardroom.server.table.BotName;
import cardroom.server.table.LobbyRow;
import cardroom.server.table.Tables;
import cardroom.server.table.Tables.Listed;
import cardroom.server.table.Tables.Opened;
import cardroom.server.wire.TableAccess;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/// Directs those who ask for a game to a table, with a place on its waiting list: a seat is kept
/// for each of them as for everybody who waits there.
final class GameSeating {
  private static final int SEATS = 6;
  private static final long PATIENCE_S = 10;
  private static final long DESERTED_MS = 120_000;

  private final TableAccess tables;
  private final InstantSource time;
  private final Map<Long, Long> opened = new ConcurrentHashMap<>();

  GameSeating(TableAccess tables, InstantSource time) {
    this.tables = tables;
    this.time = time;
  }

  /// How a table is opened where none has seats.
  ///
  /// @param bots how many bots may fill up the table
  /// @param opener opens it, if its owner may have one more
  record Fresh(
      GameOffer offer,
      Stakes stakes,
      String owner,
      int bots,
      Function<TableOpening, Opened> opener) {

    private TableOpening opening(WantedGame wanted, int people) {
      var seats = Math.min(SEATS, offer.seatsMax());
      var setup = new Setup(owner + "'s table", stakes, seats);
      var company = Math.min(bots, seats - people);
      return new TableOpening(wanted.house(), wanted.game(), setup, Map.of(), owner, "", company);
    }
  }

  /// The requests that were changed, and why no table could be opened.
  record Seated(List<GameRequestRow> rows, Optional<Answer.Refused> why) {}

  Seated seat(WantedGame wanted, List<GameRequestRow> waiting, Optional<Fresh> fresh) {
    List<GameRequestRow> left = new ArrayList<>(waiting);
    List<GameRequestRow> led = new ArrayList<>();
    for (var table : suited(wanted)) {
      var free = table.freeSeats() - table.waiting();
      var guests =
          left.stream()
              .filter(row -> !table.players().contains(row.player()))
              .limit(Math.max(0, free))
              .toList();
      if (table.players().size() + guests.size() >= GameOffer.PLAYERS_MIN) {
        led.addAll(lead(guests, table.id()));
        left.removeAll(guests);
      }
    }
    var enough =
        fresh.filter(how -> !left.isEmpty() && left.size() + how.bots() >= GameOffer.PLAYERS_MIN);
    if (enough.isEmpty()) {
      return new Seated(led, Optional.empty());
    }
    var how = enough.get();
    var guests = left.subList(0, Math.min(left.size(), Math.min(SEATS, how.offer().seatsMax())));
    return switch (how.opener().apply(how.opening(wanted, guests.size()))) {
      case Opened.No(var why) -> new Seated(led, Optional.of(why));
      case Opened.Yes(var table) -> {
        opened.put(table, time.millis());
        led.addAll(lead(guests, table));
        yield new Seated(led, Optional.empty());
      }
    };
  }

  /// Tables that follow the sheet without options and have free seats; the fullest first.
  private List<LobbyRow> suited(WantedGame wanted) {
    return tables.lobby().rows().stream()
        .filter(row -> row.isPublic() && !row.isHeldUp() && wanted.isPlayedAt(row))
        .filter(row -> row.freeSeats() > row.waiting())
        .filter(row -> tables.opening(row.id()).filter(how -> how.options().isEmpty()).isPresent())
        .sorted(Comparator.comparingInt((LobbyRow row) -> row.players().size()).reversed())
        .toList();
  }

  private List<GameRequestRow> lead(List<GameRequestRow> guests, long table) {
    List<GameRequestRow> led = new ArrayList<>();
    for (var guest : guests) {
      if (waits(table, guest.player(), true)) {
        led.add(guest.ledTo(table, time.millis() + Tables.SEAT_KEPT_MS));
      }
    }
    return led;
  }

  /// Nobody is directed to a table that does not answer; their requests stay.
  private boolean waits(long table, String player, boolean enters) {
    try {
      return tables.wait(table, player, enters).orTimeout(PATIENCE_S, TimeUnit.SECONDS).join()
          instanceof Listed.Yes;
    } catch (CompletionException _) {
      return false;
    }
  }

  /// People who were directed to a table do not want its seat after all.
  void giveBack(List<GameRequestRow> rows) {
    rows.stream()
        .filter(row -> row.table() > 0)
        .forEach(row -> waits(row.table(), row.player(), false));
  }

  /// Whether a person has taken the seat that was kept for them.
  boolean isSeated(GameRequestRow led) {
    return led.table() > 0
        && tables.lobby().rows().stream()
            .anyMatch(row -> row.id() == led.table() && row.players().contains(led.player()));
  }

  /// Closes a table that was opened for people who then did not come.
  void closeDeserted() {
    var old = time.millis() - DESERTED_MS;
    opened.forEach(
        (table, at) -> {
          if (at <= old && opened.remove(table, at)) {
            tables.lobby().rows().stream()
                .filter(row -> row.id() == table && row.waiting() == 0)
                .filter(row -> row.players().stream().allMatch(BotName::isBot))
                .forEach(
                    row -> {
                      var _ = tables.shut(row.id());
                    });
          }
        });
  }
}
