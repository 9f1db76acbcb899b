package cardroom.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.table.Player;
import cardroom.games.table.Viewer;
import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.journal.Database;
import cardroom.server.journal.GroupCommit;
import cardroom.server.journal.Journal;
import cardroom.server.journal.JournalPage;
import cardroom.server.journal.PageOutcome;
import cardroom.server.journal.SqlStore;
import cardroom.server.journal.Store;
import cardroom.server.journal.WriteFailure;
import cardroom.server.keeping.RoomTime;
import cardroom.server.odd.OddCatalogue;
import cardroom.server.odd.OddPlayer;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.table.Tables.Asked;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The power fails in the middle of a commit: what was not yet on disk is gone. Whatever was
/// acknowledged or shown must still be there. (Killing a process cannot show this: the system's
/// page cache survives it.)
class CrashTest {
  private static final int CRASHES = 12;

  @TempDir Path folder;

  @Test
  void nothing_acknowledged_or_shown_is_lost_when_the_power_fails() {
    assertThat(lossesWith(GroupCommit::new)).isZero();
  }

  @Test
  void a_writer_that_acknowledges_first_is_caught_by_the_same_test() {
    assertThat(lossesWith(HastyJournal::new)).isPositive();
  }

  /// A faulty writer: says that it is done, then writes.
  private record HastyJournal(GroupCommit slow) implements Journal, AutoCloseable {
    HastyJournal(Store store) {
      this(new GroupCommit(store));
    }

    @Override
    public void write(JournalPage page, Consumer<PageOutcome> then) {
      then.accept(new PageOutcome.Done());
      slow.write(page, _ -> {});
    }

    @Override
    public void close() {
      slow.close();
    }
  }

  private int lossesWith(Function<Store, Journal> writer) {
    var place = Places.sqlite(folder);
    long table;
    try (var room = Places.oddRoom(Database.at(place))) {
      room.guests().admit("ann");
      table = OddPlayer.open(room, "Odd one");
      new OddPlayer(room, "ann", table).act("sit", 90_000);
    }
    var losses = 0;
    for (int crash = 1; crash <= CRASHES; crash++) {
      var seen = untilThePowerFails(place, table, writer, crash % 5 + 1);
      losses += lost(place, table, seen);
    }
    return losses;
  }

  /// What a player was told before the power failed.
  private record Told(Map<Asked, Answer.Done> acknowledged, AtomicLong shown) {}

  private Told untilThePowerFails(
      String place, long table, Function<Store, Journal> writer, int commits) {
    var told = new Told(new LinkedHashMap<>(), new AtomicLong());
    var store = new SqlStore(Database.at(place).ready());
    var journal = writer.apply(failingAfter(commits, store));
    try (var tables =
        new LocalTables(
            journal,
            store,
            new OddCatalogue(),
            new SealedShoe(Places.KEY, Entropy.ofTheSystem()),
            ClockTimes.ENDLESS,
            RoomTime.ofTheMachine(),
            false)) {
      tables.watch(table, watcher(told), -1);
      play(tables, table, told);
    } finally {
      ((AutoCloseableQuietly) () -> ((AutoCloseable) journal).close()).closeQuietly();
      store.close();
    }
    return told;
  }

  private interface AutoCloseableQuietly {
    void close() throws Exception;

    default void closeQuietly() {
      try {
        close();
      } catch (Exception e) {
        throw new IllegalStateException(e);
      }
    }
  }

  private static Watcher watcher(Told told) {
    return new Watcher() {
      @Override
      public Viewer viewer() {
        return new Viewer.Person(new Player("ann"));
      }

      @Override
      public void show(TableShowing showing) {
        told.shown().accumulateAndGet(showing.number(), Math::max);
      }

      @Override
      public void ended() {}
    };
  }

  private static void play(LocalTables tables, long table, Told told) {
    for (int i = 0; i < 12; i++) {
      var showing = OddPlayer.await(tables.look(table, new Viewer.Person(new Player("ann"))));
      if (!(showing instanceof Tables.Seen.Yes(var seen))) {
        return;
      }
      var choice = seen.isAtRest() ? "stake" : "red";
      var ann = new OddPlayer(noRoom(), "ann", table);
      var asked = ann.asked(choice, seen.isAtRest() ? 100 : 0, OddPlayer.freshKey(), seen.number());
      if (OddPlayer.await(tables.act(table, asked)) instanceof Answer.Done done) {
        told.acknowledged().put(asked, done);
      } else {
        return;
      }
    }
  }

  @SuppressWarnings("NullAway") // The player only builds commands here and needs no room.
  private static Room noRoom() {
    return null;
  }

  /// A store whose power fails during one commit: that batch is forgotten, and nothing works after.
  private static Store failingAfter(int commits, Store store) {
    var left = new AtomicInteger(commits);
    return (Store)
        Proxy.newProxyInstance(
            Store.class.getClassLoader(),
            new Class<?>[] {Store.class},
            (_, method, arguments) -> {
              if (method.getName().equals("commit") && left.getAndDecrement() <= 0) {
                throw new WriteFailure.Thrown(new WriteFailure.Unavailable("the power failed"));
              }
              try {
                return method.invoke(store, arguments);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  private static int lost(String place, long table, Told told) {
    try (var room = Places.oddRoom(Database.at(place))) {
      var ann = new OddPlayer(room, "ann", table);
      var losses = ann.number() < told.shown().get() ? 1 : 0;
      for (var entry : told.acknowledged().entrySet()) {
        losses += ann.send(entry.getKey()).equals(entry.getValue()) ? 0 : 1;
      }
      if (!ann.look().isAtRest()) {
        ann.act("red", 0);
      }
      return losses;
    }
  }
}
