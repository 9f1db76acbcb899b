package cardroom.measure;

import cardroom.houses.Catalogue;
import cardroom.server.Room;
import cardroom.server.api.RequestLimits;
import cardroom.server.api.WebServer;
import cardroom.server.bots.BotStays;
import cardroom.server.bots.Bots;
import cardroom.server.bots.ThinkingTime;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.journal.Database;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.RoomKey;
import cardroom.server.table.ClockTimes;
import cardroom.server.table.Tables.Opened;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The live room on SQLite with every commit synced: in process, over sockets, full of bots, and
/// stopped in the middle of two thousand rounds.
final class RoomBench {
  private static final int TABLES = 2_000;
  private static final int SOCKET_TABLES = 500;
  private static final int ONLOOKERS = 3;
  private static final int WATCHED_TABLES = 100;
  private static final int WATCHERS = 6;
  private static final int BOTS = 3;
  private static final long RUN_NANOS = TimeUnit.SECONDS.toNanos(8);

  private final Path folder;
  private final RoomKey key;
  private final Figures figures;

  private RoomBench(Path folder, RoomKey key, Figures figures) {
    this.folder = folder;
    this.key = key;
    this.figures = figures;
  }

  static void run(Figures figures) throws IOException {
    var folder = Files.createTempDirectory("cardroom-bench");
    try {
      var key = RoomKey.create(folder.resolve("room.key"), Entropy.ofTheSystem());
      var bench = new RoomBench(folder, key, figures);
      bench.realPlay();
      bench.watchedPlay();
      bench.inProcess();
      bench.overSockets();
      bench.recovery();
    } finally {
      TemporaryFolders.clear(folder);
    }
  }

  private Room room(String name, boolean busy) {
    var database = Database.in(folder.resolve(name + ".db"));
    var catalogue = new SheetCatalogue(Catalogue.packaged());
    var parts = Room.Parts.of(database, catalogue, key).with(ClockTimes.ENDLESS).keptBusy(busy);
    return new Room(parts);
  }

  private void inProcess() {
    try (var room = room("crowd", false)) {
      var before = ProcessUsage.heap();
      var names = IntStream.range(0, TABLES).mapToObj("Bench (bot %d)"::formatted).toList();
      var crowd = new SitOutCrowd(room, names);
      var bytes = (ProcessUsage.heap() - before) / TABLES;
      figures.add("heap of an idle table", bytes / 1024.0, "KB", "15");
      var pacing = new AnswerRates(crowd, "in process", figures);
      pacing.saturation("12,000");
      pacing.latency(2_000, "40");
      pacing.latency(12_000, "");
    }
  }

  private void overSockets() throws IOException {
    try (var room = room("sockets", false);
        var doors = new WebServer(room, "localhost", 0, RequestLimits.NONE);
        var crowd = new SocketCrowd(room, doors.port(), SOCKET_TABLES, ONLOOKERS)) {
      var where = "over sockets, %d at each table".formatted(ONLOOKERS + 1);
      var pacing = new AnswerRates(crowd, where, figures);
      pacing.saturation("5,000");
      pacing.latency(2_000, "40");
      pacing.latency(5_000, "");
    }
  }

  /// The headline figure: bots that play Pure 21.5 as fast as the room lets them.
  private void realPlay() {
    try (var room = room("bots", true);
        var bots =
            new Bots(room, ThinkingTime.AT_ONCE, BotStays.FOR_GOOD, true, Entropy.ofTheSystem())) {
      busyTables(room, bots, TABLES);
      ProcessUsage.warmUp();
      played(room, "real play at %,d tables in process".formatted(TABLES), "20,000");
    }
  }

  private void watchedPlay() throws IOException {
    try (var room = room("watched", true);
        var bots =
            new Bots(room, ThinkingTime.AT_ONCE, BotStays.FOR_GOOD, true, Entropy.ofTheSystem());
        var doors = new WebServer(room, "localhost", 0, RequestLimits.NONE)) {
      var tables = busyTables(room, bots, WATCHED_TABLES);
      try (var onlookers = new Onlookers(room, doors.port(), tables, WATCHERS)) {
        ProcessUsage.warmUp();
        var heard = onlookers.heard();
        var where = "%d watch each of %d tables over sockets".formatted(WATCHERS, WATCHED_TABLES);
        played(room, "real play, " + where, "5,000");
        var messages = (onlookers.heard() - heard) * 1e9 / RUN_NANOS;
        figures.add("  messages to those who watch", messages, "a second", "");
      }
    }
  }

  private static List<Long> busyTables(Room room, Bots bots, int count) {
    room.tables().whenOpened(bots::attend);
    return IntStream.range(0, count)
        .mapToObj(i -> room.tables().open(SitOutCrowd.opening("Busy " + i, BOTS)))
        .toList()
        .stream()
        .flatMap(
            each -> each.join() instanceof Opened.Yes(var table) ? Stream.of(table) : Stream.of())
        .toList();
  }

  private void played(Room room, String name, String goal) {
    var pages = room.journal().pagesCommitted();
    var cpu = ProcessUsage.cpuNanos();
    LockSupport.parkNanos(RUN_NANOS);
    var done = room.journal().pagesCommitted() - pages;
    figures.add(name, done * 1e9 / RUN_NANOS, "durable actions a second", goal);
    var micros = (ProcessUsage.cpuNanos() - cpu) / 1e3 / Math.max(1, done);
    figures.add("  processor time of one", micros, "µs", "80");
  }

  /// The room is stopped with a decision open at every table; each table must come back as it was.
  private void recovery() {
    List<Long> tables;
    List<List<String>> sights;
    try (var room = room("live", false)) {
      var live = new LiveTables(room);
      var before = ProcessUsage.heap();
      tables = together(IntStream.range(0, TABLES).boxed().toList(), live::open);
      var bytes = (ProcessUsage.heap() - before) / TABLES;
      figures.add("heap of a table in mid-round", bytes / 1024.0, "KB", "120");
      sights = tables.stream().map(live::sights).toList();
    }
    try (var room = room("live", false)) {
      var live = new LiveTables(room);
      var changed = 0;
      for (int i = 0; i < TABLES; i++) {
        changed += live.sights(tables.get(i)).equals(sights.get(i)) ? 0 : 1;
      }
      figures.add("tables in mid-round that came back otherwise", changed, "tables", "0");
    }
    var start = System.nanoTime();
    try (var room = room("live", false)) {
      var live = new LiveTables(room);
      var acted = together(tables, live::actAt).stream().filter(done -> done).count();
      var seconds = (System.nanoTime() - start) / 1e9;
      var name = "restart until %,d tables in mid-round went on".formatted(acted);
      figures.add(name, seconds, "s", "4");
    }
  }

  private interface Doing<E, R> {
    R of(E each);
  }

  private static <E, R> List<R> together(List<E> all, Doing<E, R> doing) {
    List<Future<R>> futures = new ArrayList<>();
    List<R> results = new ArrayList<>();
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      all.forEach(each -> futures.add(threads.submit(() -> doing.of(each))));
    }
    futures.forEach(future -> results.add(future.resultNow()));
    return results;
  }
}
