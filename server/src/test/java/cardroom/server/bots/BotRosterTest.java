package cardroom.server.bots;

import static org.assertj.core.api.Assertions.assertThat;

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
import cardroom.server.table.TableShowing;
import cardroom.server.table.Tables.Opened;
import cardroom.server.table.Watcher;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Bots come and go over an evening, one at a time, and a table never empties.
class BotRosterTest {
  private static final BotStays SHORT = new BotStays(1, 3, 1, 20);

  @TempDir Path folder;

  /// A watcher who counts the names, and the fewest bots that were ever there together.
  private static final class Onlooker implements Watcher {
    private final Set<String> names = new ConcurrentSkipListSet<>();
    private volatile int most;
    private volatile int fewestSinceFull = Integer.MAX_VALUE;

    @Override
    public Viewer viewer() {
      return new Viewer.Rail();
    }

    @Override
    public void show(TableShowing now) {
      var there =
          now.view().seats().stream().map(seat -> seat.player()).filter(n -> !n.isEmpty()).toList();
      names.addAll(there);
      most = Math.max(most, there.size());
      if (most == 4) {
        fewestSinceFull = Math.min(fewestSinceFull, there.size());
      }
    }

    @Override
    public void ended() {}
  }

  @Test
  void another_bot_replaces_one_that_leaves_and_a_seat_stays_free_for_people() {
    var catalogue = new SheetCatalogue(Catalogue.packaged());
    var parts = Places.parts(Database.at(Places.sqlite(folder)), catalogue);
    try (var room = new Room(parts.with(ClockTimes.STANDARD.unwatched()));
        var bots = new Bots(room, ThinkingTime.AT_ONCE, SHORT, false, Entropy.ofTheSystem())) {
      room.tables().whenOpened(bots::attend);
      var onlookers =
          catalogue.menus().stream()
              .filter(menu -> menu.house().equals("ocean-view"))
              .flatMap(menu -> menu.games().stream().map(game -> watched(room, menu.house(), game)))
              .limit(2)
              .toList();
      for (var onlooker : onlookers) {
        Awaitility.await("seven bots have come in all")
            .atMost(Duration.ofMinutes(2))
            .until(() -> onlooker.names.size() >= 7);
        assertThat(onlooker.most).as("bots at a time").isEqualTo(4);
        assertThat(onlooker.fewestSinceFull).as("fewest at a time").isGreaterThanOrEqualTo(3);
      }
    }
  }

  private static Onlooker watched(Room room, String house, HouseGames.GameOffer game) {
    var setup = new Setup(game.game(), game.usual(), 5);
    var opening = new TableOpening(house, game.game(), setup, Map.of(), "", "", 4);
    var table = ((Opened.Yes) room.tables().open(opening).join()).table();
    var onlooker = new Onlooker();
    room.tables().watch(table, onlooker, -1);
    return onlooker;
  }

  @Test
  void those_who_have_a_seat_are_the_company_and_one_goes_at_a_time() {
    var company = new BotRoster(3, 5);
    assertThat(company.gather(Set.of(4))).containsExactly(0, 1, 4);
    assertThat(company.letsGo(1)).isTrue();
    assertThat(company.letsGo(0)).as("while another goes").isFalse();
    assertThat(company.successor(1)).as("the next who is not there").isEqualTo(5);
    assertThat(company.letsGo(0)).as("while the place is empty").isFalse();
    company.isComplete();
    assertThat(company.letsGo(0)).isTrue();
    assertThat(List.of(company.successor(0), company.known())).containsExactly(1, 6);
  }
}
