package cardroom.proving.hall;

import cardroom.games.table.Setup;
import cardroom.games.table.Viewer;
import cardroom.proving.crowd.Progress;
import cardroom.server.Room;
import cardroom.server.catalogue.HouseGames;
import cardroom.server.catalogue.HouseGames.GameOffer;
import cardroom.server.catalogue.TableOpening;
import cardroom.server.table.TableShowing;
import cardroom.server.table.Tables.Opened;
import cardroom.server.table.Watcher;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/// Opens the tables of a hall, hundreds in one transaction, and waits until their seats are taken.
final class HallTables {
  private static final int TOGETHER = 512;
  private static final int CHAIRS_LEAST = 2;
  private static final long GLANCE_MS = 200;
  private static final long GLANCE_MS_MAX = 5_000;
  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(60);

  private final Room room;
  private final long seats;
  private final Progress progress;

  /// @param seats at all tables together, as far as their games have them; bots take all of them
  HallTables(Room room, int seats, Progress progress) {
    this.room = room;
    this.seats = seats;
    this.progress = progress;
  }

  /// Every game of every house for all its stakes, again and again; existing tables count.
  void open(int tables) {
    var menu = menu();
    var there = room.tables().openTables().size();
    long chairs = room.tables().openTables().stream().mapToInt(this::bots).sum();
    for (int from = there; from < tables; from += TOGETHER) {
      List<CompletableFuture<Opened>> batch = new ArrayList<>();
      for (int i = from; i < Math.min(tables, from + TOGETHER); i++) {
        // Whoever finds no chair at a small table has one at the next.
        var opening = menu.get(i % menu.size()).with(seats * (i + 1) / tables - chairs);
        chairs += opening.bots();
        batch.add(room.allTables().open(opening));
      }
      for (var each : batch) {
        if (each.join() instanceof Opened.No(var why)) {
          throw new IllegalStateException("a table was refused: " + why.sentence());
        }
      }
      progress.tell("%,d of %,d tables are open", from + batch.size(), tables);
    }
  }

  /// Waits until every requested bot has a seat; false when nobody has come for a whole minute.
  boolean fill() throws InterruptedException {
    var wanted = room.tables().openTables().stream().mapToInt(this::bots).sum();
    var taken = taken();
    var last = System.nanoTime();
    var pause = GLANCE_MS;
    while (taken < wanted && System.nanoTime() - last < PATIENCE_NANOS) {
      Thread.sleep(pause);
      var looked = System.nanoTime();
      var now = taken();
      // Looking at all tables takes time too: the tables should have most of it for themselves.
      var cost = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - looked);
      pause = Math.clamp(10 * cost, GLANCE_MS, GLANCE_MS_MAX);
      last = now > taken ? System.nanoTime() : last;
      taken = now;
      progress.tell("%,d of %,d seats are taken", taken, wanted);
    }
    return taken >= wanted;
  }

  private int bots(long table) {
    return room.tables().opening(table).orElseThrow().bots();
  }

  /// Somebody walks along the tables within that time, and at each play begins. Once they have gone
  /// it goes on.
  void begin(Duration within) throws InterruptedException {
    var tables = room.tables().openTables().stream().sorted().toList();
    var passer = new Passer();
    var began = System.nanoTime();
    for (int i = 0; i < tables.size(); i++) {
      var due = began + within.toNanos() * i / tables.size();
      for (var now = System.nanoTime(); now < due; now = System.nanoTime()) {
        TimeUnit.NANOSECONDS.sleep(due - now);
      }
      room.tables().watch(tables.get(i), passer, -1);
      progress.tell("play has begun at %,d of %,d tables", i + 1, tables.size());
    }
    room.tables().letPlayUnwatched();
    tables.forEach(table -> room.tables().unwatch(table, passer));
  }

  /// Somebody who looks at a table and walks on.
  private record Passer() implements Watcher {
    @Override
    public Viewer viewer() {
      return new Viewer.Rail();
    }

    @Override
    public void show(TableShowing showing) {
      // They have seen enough.
    }

    @Override
    public void ended() {
      // They were on their way out.
    }
  }

  int taken() {
    return room.tables().lobby().rows().stream().mapToInt(row -> row.players().size()).sum();
  }

  /// First every game for its first stakes, then for its second, so that even a small hall has all.
  private List<Offer> menu() {
    List<Offer> all = new ArrayList<>();
    var before = -1;
    for (int stakes = 0; all.size() > before; stakes++) {
      before = all.size();
      for (var house : room.catalogue().menus()) {
        for (var game : house.games()) {
          if (stakes < game.stakes().size()) {
            all.add(new Offer(house, game, stakes));
          }
        }
      }
    }
    return all;
  }

  /// A game for certain stakes.
  private record Offer(HouseGames house, GameOffer game, int stakes) {
    TableOpening with(long wanted) {
      var chairs = Math.clamp(wanted, CHAIRS_LEAST, game.seatsMax());
      var setup = new Setup("Hall", game.stakes().get(stakes).stakes(), chairs);
      return new TableOpening(house.house(), game.game(), setup, Map.of(), "", "", chairs);
    }
  }
}
