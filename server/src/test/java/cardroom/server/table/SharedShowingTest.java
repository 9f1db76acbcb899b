package cardroom.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.table.Player;
import cardroom.games.table.Setup;
import cardroom.games.table.Viewer;
import cardroom.houses.Catalogue;
import cardroom.server.Room;
import cardroom.server.bots.Bots;
import cardroom.server.bots.ThinkingTime;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.catalogue.TableOpening;
import cardroom.server.journal.Database;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.RoomKey;
import cardroom.server.table.Tables.Opened;
import cardroom.server.table.Tables.Seen;
import cardroom.server.wire.Wire;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A viewer with nothing at a table shares one showing with all others like them. It must be what
/// the table would show to them alone.
class SharedShowingTest {
  private static final int CHANGES = 30;
  private static final int LOOKS = 3;

  @TempDir Path folder;

  /// Looks on, and notes what it is shown.
  private static final class Onlooker implements Watcher {
    private final Viewer viewer;
    private final List<TableShowing> shown = new ArrayList<>();

    Onlooker(String name) {
      this.viewer = new Viewer.Person(new Player(name));
    }

    @Override
    public Viewer viewer() {
      return viewer;
    }

    @Override
    public synchronized void show(TableShowing showing) {
      shown.add(showing);
    }

    @Override
    public void ended() {}

    synchronized List<TableShowing> shown() {
      return List.copyOf(shown);
    }
  }

  @Test
  void strangers_see_at_every_game_what_is_shown_to_them_alone() throws Exception {
    var key = RoomKey.create(folder.resolve("room.key"), Entropy.ofTheSystem());
    var catalogue = new SheetCatalogue(Catalogue.packaged());
    var database = Database.in(folder.resolve("room.db"));
    var parts = Room.Parts.of(database, catalogue, key).with(ClockTimes.ENDLESS);
    try (var room = new Room(parts.keptBusy(true));
        var bots = new Bots(room, ThinkingTime.AT_ONCE, true, Entropy.ofTheSystem())) {
      room.tables().whenOpened(bots::attend);
      for (var house : catalogue.menus()) {
        for (var game : house.games()) {
          var setup = new Setup("Alike", game.stakes().getFirst().stakes(), 4);
          sees(room, new TableOpening(house.house(), game.game(), setup, Map.of(), "", "", 3));
        }
      }
    }
  }

  private static void sees(Room room, TableOpening opening) {
    var opened = room.tables().open(opening).join();
    assertThat(opened).isInstanceOf(Opened.Yes.class);
    var table = ((Opened.Yes) opened).table();
    var ann = new Onlooker("ann");
    var bob = new Onlooker("bob");
    room.tables().watch(table, ann, -1);
    room.tables().watch(table, bob, -1);
    ConcurrentMap<Long, TableShowing> alone = new ConcurrentHashMap<>();
    Awaitility.await(opening.game())
        .atMost(Duration.ofMinutes(2))
        .pollInterval(Duration.ofMillis(1))
        .until(
            () -> {
              look(room, table, ann.viewer()).ifPresent(seen -> alone.put(seen.number(), seen));
              return bob.shown().size() > CHANGES && compared(ann.shown(), alone).size() > LOOKS;
            });
    room.tables().unwatch(table, ann);
    room.tables().unwatch(table, bob);
    for (var showing : compared(ann.shown(), alone)) {
      var own = Objects.requireNonNull(alone.get(showing.number()));
      assertThat(showing.view()).as(opening.game()).isEqualTo(own.view());
      assertThat(showing.choices()).isEqualTo(own.choices());
    }
    // A table goes on for a moment after a viewer has stopped looking.
    for (var shown : List.of(ann.shown(), bob.shown())) {
      assertThat(told(shown, false)).isEqualTo(told(shown, true));
    }
  }

  private static Optional<TableShowing> look(Room room, long table, Viewer viewer) {
    return room.tables().look(table, viewer).join() instanceof Seen.Yes(var showing)
        ? Optional.of(showing)
        : Optional.empty();
  }

  private static List<TableShowing> compared(
      List<TableShowing> shown, Map<Long, TableShowing> alone) {
    return shown.stream()
        .filter(one -> one.alike().isPresent() && alone.containsKey(one.number()))
        .toList();
  }

  /// What is sent of it, change by change.
  private static List<Optional<String>> told(List<TableShowing> shown, boolean apart) {
    List<Optional<String>> texts = new ArrayList<>();
    for (int i = 1; i < shown.size(); i++) {
      var before = apart ? apart(shown.get(i - 1)) : shown.get(i - 1);
      texts.add(Wire.change(before, apart ? apart(shown.get(i)) : shown.get(i)));
    }
    return texts;
  }

  private static TableShowing apart(TableShowing seen) {
    return new TableShowing(
        seen.table(),
        seen.number(),
        seen.view(),
        seen.choices(),
        seen.calls(),
        seen.isAtRest(),
        seen.clock(),
        seen.room(),
        seen.story(),
        Optional.empty());
  }
}
