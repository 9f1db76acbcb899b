package cardroom.server.startup;

import cardroom.games.table.Setup;
import cardroom.server.Room;
import cardroom.server.catalogue.HouseGames;
import cardroom.server.catalogue.TableOpening;
import cardroom.server.table.Tables.Opened;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/// The house's own tables, with bots: one of every game of every house, opened once.
final class DemoTables {
  private static final int SEATS = 6;
  private static final int BOTS = 4;

  private DemoTables() {}

  /// Opens those that are missing; returns their numbers.
  static List<Long> openIn(Room room) {
    var there =
        room.records().openTables().stream()
            .flatMap(table -> room.tables().opening(table).stream())
            .filter(opening -> opening.owner().isEmpty())
            .map(opening -> opening.house() + "/" + opening.game())
            .toList();
    List<CompletableFuture<Opened>> opened = new ArrayList<>();
    for (HouseGames menu : room.catalogue().menus()) {
      for (int i = 0; i < menu.games().size(); i++) {
        var gameOffer = menu.games().get(i);
        if (!there.contains(menu.house() + "/" + gameOffer.game())) {
          opened.add(room.allTables().open(opening(menu, gameOffer, i + 1)));
        }
      }
    }
    CompletableFuture.allOf(opened.toArray(CompletableFuture[]::new))
        .orTimeout(10, TimeUnit.SECONDS)
        .join();
    return opened.stream()
        .map(CompletableFuture::join)
        .filter(Opened.Yes.class::isInstance)
        .map(table -> ((Opened.Yes) table).table())
        .toList();
  }

  /// `Casino Club 1`: the lobby names the game beside it.
  private static TableOpening opening(HouseGames menu, HouseGames.GameOffer gameOffer, int number) {
    var seats = Math.min(SEATS, gameOffer.seatsMax());
    var name = "%s %d".formatted(menu.title(), number);
    var setup = new Setup(name, gameOffer.usual(), seats);
    return new TableOpening(
        menu.house(), gameOffer.game(), setup, Map.of(), "", "", Math.min(BOTS, seats - 1));
  }
}
