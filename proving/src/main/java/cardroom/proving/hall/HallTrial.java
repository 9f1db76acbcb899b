package cardroom.proving.hall;

import cardroom.houses.Catalogue;
import cardroom.proving.crowd.ClosingAudit;
import cardroom.proving.crowd.Progress;
import cardroom.proving.crowd.TrialGames;
import cardroom.server.api.RequestLimits;
import cardroom.server.bots.ThinkingTime;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.startup.OpenRoom;
import cardroom.server.startup.OpenRoom.Demo;
import cardroom.server.startup.RoomPlan;
import cardroom.server.table.ClockTimes;
import cardroom.server.table.LobbyRow;
import com.sun.management.UnixOperatingSystemMXBean;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/// A hall of tables of all thirteen games in one process: bots on the seats, watchers on real
/// sockets, every action durable. It reports how much was played and what it cost, and counts the
/// chips at the end.
public final class HallTrial {
  private static final int LOOKS = 50;
  private static final int WARMING_S = 180;
  private static final int BEGINNING_S = 20;

  /// Files that records and those who look in may still open.
  private static final int SPARE_FILES = 150;

  private final Path data;
  private final Size size;
  private final Progress progress;

  /// How much of everything.
  ///
  /// @param seats at all tables together, as far as their games have them
  /// @param rate actions a second of the whole hall, approximately, by way of thinking times
  /// @param sockets of people who watch
  /// @param seconds that are measured
  public record Size(int tables, int seats, int rate, int sockets, int seconds) {
    public static final Size RECORD = new Size(42_814, 307_016, 11_700, 20_000, 300);

    public Size withTables(int other) {
      // As many people at each of them as before.
      var people = (int) ((long) seats * other / tables);
      return new Size(other, people, rate, sockets, seconds);
    }

    public Size withSeats(int other) {
      return new Size(tables, other, rate, sockets, seconds);
    }

    public Size withRate(int other) {
      return new Size(tables, seats, other, sockets, seconds);
    }

    public Size withSockets(int other) {
      return new Size(tables, seats, rate, other, seconds);
    }

    public Size withSeconds(int other) {
      return new Size(tables, seats, rate, sockets, other);
    }

    /// Somebody acts at each table in turn.
    private ThinkingTime pace() {
      var mean = 1_000L * tables / rate;
      return new ThinkingTime(mean / 2, mean * 3 / 2);
    }
  }

  /// @param data an empty folder for the room
  public HallTrial(Path data, Size size, PrintStream out) {
    this.data = data;
    this.size = size;
    this.progress = new Progress(out);
  }

  /// True when nothing went wrong and every chip is there.
  public boolean run() throws IOException, SQLException, InterruptedException {
    boolean well;
    try (var room = open()) {
      var before = memory();
      var tables = new HallTables(room.room(), size.seats(), progress);
      tables.open(size.tables());
      var opened = room.room().tables().openTables().size();
      well = tables.fill();
      progress.say("%,d seats are taken at %,d tables", tables.taken(), opened);
      progress.say("%s", TrialGames.words(room));
      var each = (memory() - before) * 1024 / size.tables();
      progress.say("%,d KB of memory for a table with its bots", each);
      try (var crowd = CrowdProcess.at(room.port(), size.tables())) {
        var sockets = sockets();
        crowd.watch(sockets, progress);
        progress.say("%,d watch over sockets", sockets);
        tables.begin(Duration.ofSeconds(Math.min(BEGINNING_S, size.seconds())));
        progress.say("play has begun at all tables");
        measure(room, crowd, tables);
      }
      var troubles = room.room().health().troubles();
      if (!troubles.isEmpty()) {
        progress.say("WRONG: %s", troubles);
        well = false;
      }
    }
    progress.say("the room was stopped");
    return ClosingAudit.in(data, progress).isBalanced() && well;
  }

  /// As many as were asked for, or as many as fit: every socket is an open file of the room and of
  /// the crowd.
  private int sockets() {
    var files = ManagementFactory.getPlatformMXBean(UnixOperatingSystemMXBean.class);
    var limit = files.getMaxFileDescriptorCount();
    var most = limit - files.getOpenFileDescriptorCount() - SPARE_FILES;
    if (size.sockets() <= most) {
      return size.sockets();
    }
    progress.say(
        "Only %,d of %,d can watch: a process may open %,d files here, and each socket is one.",
        most, size.sockets(), limit);
    return (int) most;
  }

  private OpenRoom open() {
    var plan =
        RoomPlan.standard(data)
            .on("localhost", 0)
            .with(Demo.YES)
            .with(size.pace())
            .with(ClockTimes.STANDARD.unwatched())
            .with(RequestLimits.NONE);
    return OpenRoom.open(plan, new SheetCatalogue(Catalogue.packaged()), Map.of());
  }

  private static List<LobbyRow> rows(OpenRoom room) {
    return room.room().tables().lobby().rows();
  }

  /// What the room itself costs: the viewers are another process.
  private void measure(OpenRoom room, CrowdProcess crowd, HallTables tables)
      throws IOException, InterruptedException {
    progress.say("play goes on for %d s, then is measured for %d s", warming(), size.seconds());
    TimeUnit.SECONDS.sleep(warming());
    var journal = room.room().journal();
    var pages = journal.pagesCommitted();
    var commits = journal.commits();
    var messages = crowd.heard();
    var waits = new Waits();
    room.bots().whenActed(waits::add);
    var before = ProcessorTime.now();
    var start = System.nanoTime();
    var looks = crowd.look(LOOKS, size.seconds());
    var seconds = (System.nanoTime() - start) / 1e9;
    var done = journal.pagesCommitted() - pages;
    var used = ProcessorTime.now().since(before);
    room.bots().whenActed(_ -> {});
    progress.say("%,d seats taken at %,d tables", tables.taken(), rows(room).size());
    progress.say(
        "%,.0f durable actions a second in %,.0f commits; %,.0f messages a second to those who watch",
        done / seconds,
        (journal.commits() - commits) / seconds,
        (crowd.heard() - messages) / seconds);
    progress.say("%s", used.words(done));
    progress.say("%.2f processors in use", used.allNanos() / 1e9 / seconds);
    progress.say("from the moment an action is due until it is on disk: %s", waits.words());
    progress.say("%s", looks);
    progress.say(
        "%,d MB of heap in use, %,d MB at most; the process had %s",
        memory(), Runtime.getRuntime().maxMemory() >> 20, ResidentMemory.words());
  }

  private int warming() {
    return Math.min(WARMING_S, size.seconds());
  }

  private static long memory() {
    System.gc();
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() >> 20;
  }
}
