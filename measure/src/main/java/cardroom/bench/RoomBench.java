package cardroom.bench;

import cardroom.houses.Catalogue;
import cardroom.server.Room;
import cardroom.server.bots.Bots;
import cardroom.server.bots.Pace;
import cardroom.server.journal.Database;
import cardroom.server.shelf.HouseShelf;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.RoomKey;
import cardroom.server.table.Answer;
import cardroom.server.table.ClockTimes;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.LockSupport;
import org.HdrHistogram.ConcurrentHistogram;

/// The live room in process, on SQLite with every commit synced.
final class RoomBench {
  private static final int TABLES = 2_000;
  private static final int BUSY_TABLES = 2_000;
  private static final int IN_FLIGHT = 4_096;
  private static final long RUN_NANOS = TimeUnit.SECONDS.toNanos(8);

  private RoomBench() {}

  static void run(PrintStream out) throws IOException {
    var folder = Files.createTempDirectory("cardroom-bench");
    var key = RoomKey.create(folder.resolve("room.key"), Entropy.ofTheSystem());
    try (var room = room(folder, key, false)) {
      var before = heap();
      var crowd = new Crowd(room, TABLES);
      out.printf("heap of an idle table    %,d bytes%n", (heap() - before) / TABLES);
      saturation(crowd);
      out.printf("durable actions          %,.0f a second at saturation%n", saturation(crowd));
      for (int rate : new int[] {2_000, 12_000}) {
        latency(crowd, rate, out);
      }
    }
    evening(folder, key, out);
  }

  private static Room room(Path folder, RoomKey key, boolean busy) {
    var database = Database.in(folder.resolve(busy ? "busy.db" : "room.db"));
    var shelf = new HouseShelf(Catalogue.packaged());
    var parts = Room.Parts.of(database, shelf, key).with(ClockTimes.ENDLESS).keptBusy(busy);
    return new Room(parts);
  }

  private static long heap() {
    for (int i = 0; i < 3; i++) {
      System.gc();
    }
    var runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }

  /// As fast as it goes with so many commands waiting; each table has one at a time.
  private static double saturation(Crowd crowd) {
    var free = new Semaphore(Math.min(IN_FLIGHT, crowd.size()));
    var done = new LongAdder();
    var start = System.nanoTime();
    for (int i = 0; System.nanoTime() - start < RUN_NANOS; i++) {
      free.acquireUninterruptibly();
      var _ =
          crowd
              .act(i % crowd.size())
              .thenAccept(
                  answer -> {
                    count(answer, done);
                    free.release();
                  });
    }
    free.acquireUninterruptibly(Math.min(IN_FLIGHT, crowd.size()));
    return done.sum() * 1e9 / (System.nanoTime() - start);
  }

  private static void count(Answer answer, LongAdder done) {
    if (answer instanceof Answer.Done) {
      done.increment();
    }
  }

  /// Commands leave on time whatever the answers do, and waiting counts from the time they were
  /// due.
  private static void latency(Crowd crowd, int rate, PrintStream out) {
    var waits = new ConcurrentHistogram(TimeUnit.SECONDS.toNanos(60), 3);
    var done = new LongAdder();
    var random = new Random(rate);
    var start = System.nanoTime();
    var count = rate * (RUN_NANOS / 1_000_000_000);
    var open = new LongAdder();
    for (long i = 0; i < count; i++) {
      var due = start + i * 1_000_000_000 / rate;
      while (System.nanoTime() < due) {
        LockSupport.parkNanos(due - System.nanoTime());
      }
      open.increment();
      var _ =
          crowd
              .act(random.nextInt(crowd.size()))
              .thenAccept(
                  answer -> {
                    waits.recordValue(System.nanoTime() - due);
                    count(answer, done);
                    open.decrement();
                  });
    }
    while (open.sum() > 0) {
      LockSupport.parkNanos(1_000_000);
    }
    out.printf(
        "latency at %,6d/s      p50 %.1f ms, p99 %.1f ms, p99.9 %.1f ms, %,d of %,d done%n",
        rate,
        waits.getValueAtPercentile(50) / 1e6,
        waits.getValueAtPercentile(99) / 1e6,
        waits.getValueAtPercentile(99.9) / 1e6,
        done.sum(),
        count);
  }

  /// Bots at thousands of tables; the room is stopped in mid-round and opened again.
  private static void evening(Path folder, RoomKey key, PrintStream out) {
    try (var room = room(folder, key, true);
        var bots = new Bots(room, Pace.AT_ONCE, true, Entropy.ofTheSystem())) {
      var before = heap();
      room.tables().whenOpened(bots::attend);
      for (int i = 0; i < BUSY_TABLES; i++) {
        var _ = room.tables().open(Crowd.opening("Busy " + i, 3));
      }
      LockSupport.parkNanos(2 * RUN_NANOS);
      var pages = room.journal().pagesCommitted();
      var start = System.nanoTime();
      LockSupport.parkNanos(RUN_NANOS);
      var rate = (room.journal().pagesCommitted() - pages) * 1e9 / (System.nanoTime() - start);
      out.printf("bots at %,d tables      %,.0f durable actions a second%n", BUSY_TABLES, rate);
      out.printf("heap of a live table     %,d bytes%n", (heap() - before) / BUSY_TABLES);
    }
    var start = System.nanoTime();
    try (var room = room(folder, key, true)) {
      while (room.tables().lobby().size() < BUSY_TABLES) {
        LockSupport.parkNanos(5_000_000);
      }
      out.printf(
          "recovery                 %,d tables in mid-round in %.2f s%n",
          BUSY_TABLES, (System.nanoTime() - start) / 1e9);
    }
  }
}
