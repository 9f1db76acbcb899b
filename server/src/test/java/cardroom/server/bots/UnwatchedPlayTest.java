package cardroom.server.bots;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.seating.Seating;
import cardroom.games.table.Choice;
import cardroom.games.table.Position;
import cardroom.games.table.RoomRule;
import cardroom.games.table.Setup;
import cardroom.games.table.Viewer;
import cardroom.houses.Catalogue;
import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.catalogue.HouseGames;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.catalogue.TableOpening;
import cardroom.server.journal.Database;
import cardroom.server.shoe.Entropy;
import cardroom.server.table.ClockTimes;
import cardroom.server.table.LobbyRow;
import cardroom.server.table.TableShowing;
import cardroom.server.table.Tables.Opened;
import cardroom.server.table.Watcher;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A room in which all seats are taken before the first card, and which then plays by itself.
class UnwatchedPlayTest {
  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final int COMPANY = 4;

  @TempDir Path folder;

  /// Somebody who looks at a table and walks on.
  private record Passer() implements Watcher {
    @Override
    public Viewer viewer() {
      return new Viewer.Rail();
    }

    @Override
    public void show(TableShowing showing) {}

    @Override
    public void ended() {}
  }

  @Test
  void bots_wait_in_their_seats_until_the_room_lets_them_play_unwatched() {
    var catalogue = new SheetCatalogue(Catalogue.packaged());
    var parts = Places.parts(Database.at(Places.sqlite(folder)), catalogue);
    try (var room = new Room(parts.with(ClockTimes.STANDARD.unwatched()));
        var bots = new Bots(room, ThinkingTime.AT_ONCE, false, Entropy.ofTheSystem())) {
      room.tables().whenOpened(bots::attend);
      var tables =
          catalogue.menus().stream()
              .filter(menu -> menu.house().equals("ocean-view"))
              .flatMap(menu -> menu.games().stream().map(game -> opened(room, menu.house(), game)))
              .toList();
      for (var table : tables) {
        Awaitility.await()
            .atMost(PATIENCE)
            .until(() -> row(room, table).players().size() == COMPANY);
        assertThat(row(room, table).round()).isZero();
      }
      var passer = new Passer();
      tables.forEach(table -> room.tables().watch(table, passer, -1));
      room.tables().letPlayUnwatched();
      tables.forEach(table -> room.tables().unwatch(table, passer));
      for (var table : tables) {
        var now = row(room, table).round();
        Awaitility.await("they play on unwatched")
            .atMost(PATIENCE)
            .until(() -> row(room, table).round() > now + 2);
      }
    }
  }

  private static LobbyRow row(Room room, long table) {
    return room.tables().lobby().row(table).orElseThrow();
  }

  private static long opened(Room room, String house, HouseGames.GameOffer game) {
    var setup = new Setup(game.game(), game.usual(), COMPANY);
    var opening = new TableOpening(house, game.game(), setup, Map.of(), "", "", COMPANY);
    return ((Opened.Yes) room.tables().open(opening).join()).table();
  }

  @Test
  void a_bot_has_a_seat_in_mind_and_takes_another_when_that_is_gone() {
    var free = List.of(seat(2), seat(4), seat(5));
    assertThat(BotChoices.seat(free, 4)).contains(seat(4));
    assertThat(BotChoices.seat(free, 3)).contains(seat(2));
    assertThat(BotChoices.seat(List.of(), 1)).isEmpty();
  }

  private static Choice seat(int number) {
    return Choice.plain(Seating.SIT, "Sit down", Position.seat(number), RoomRule.SEAT);
  }
}
