package cardroom.proving.hall;

import cardroom.houses.Catalogue;
import cardroom.proving.crowd.Menus;
import cardroom.proving.crowd.Reckoning;
import cardroom.proving.crowd.TableOpener;
import cardroom.server.api.Limits;
import cardroom.server.bots.Pace;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.premises.OpenRoom;
import cardroom.server.premises.OpenRoom.Demo;
import cardroom.server.premises.RoomPlan;
import cardroom.server.table.ClockTimes;
import cardroom.server.table.LobbyRow;
import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;

/// A hall of tables of all thirteen games in one process: bots on the seats, watchers on real
/// sockets, every action durable. It tells how much was played and what it cost, and counts the
/// chips at the end.
public final class HallTrial {
  private static final int LOOKS = 50;
  private static final int WARMING_S = 30;

  private final Path data;
  private final Size size;
  private final PrintStream out;
  private final LongAdder heard = new LongAdder();
  private final long began = System.nanoTime();

  /// How much of everything.
  ///
  /// @param seats at a table, as far as its game has them
  /// @param rate actions a second of the whole hall, as near as thinking times bring it
  /// @param sockets of people who watch
  /// @param seconds that are measured
  public record Size(int tables, int seats, int rate, int sockets, int seconds) {
    public static final Size RECORD = new Size(42_814, 8, 11_700, 20_000, 300);

    public Size withTables(int other) {
      return new Size(other, seats, rate, sockets, seconds);
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
    private Pace pace() {
      var mean = 1_000L * tables / rate;
      return new Pace(mean / 2, mean * 3 / 2);
    }
  }

  /// @param data an empty folder for the room
  public HallTrial(Path data, Size size, PrintStream out) {
    this.data = data;
    this.size = size;
    this.out = out;
  }

  /// True when nothing went wrong and every chip is there.
  public boolean run() throws IOException, SQLException, InterruptedException {
    var well = true;
    try (var client = HttpClient.newHttpClient();
        var threads = Executors.newVirtualThreadPerTaskExecutor();
        var room = open()) {
      var address = URI.create("http://localhost:" + room.port());
      new TableOpener(client, address, size.tables(), size.seats(), size.seats()).openAll();
      say("%,d tables are open: %s", rows(room).size(), Menus.words(room));
      List<Watcher> watchers = watchers(room, threads);
      say("%,d watch over sockets", watchers.size());
      measure(room, client, address, threads);
      for (var watcher : watchers) {
        watcher.close();
      }
      var troubles = room.room().health().troubles();
      if (!troubles.isEmpty()) {
        say("WRONG: %s", troubles);
        well = false;
      }
    }
    say("the room was stopped");
    return Reckoning.in(data, this::say).isBalanced() && well;
  }

  private OpenRoom open() {
    var plan =
        RoomPlan.standard(data)
            .on("localhost", 0)
            .with(Demo.BUSY)
            .with(size.pace())
            .with(ClockTimes.STANDARD.unwatched())
            .with(Limits.NONE);
    return OpenRoom.open(plan, new SheetCatalogue(Catalogue.packaged()), Map.of());
  }

  private static List<LobbyRow> rows(OpenRoom room) {
    return room.room().tables().lobby().rows();
  }

  private List<Watcher> watchers(OpenRoom room, ExecutorService threads) throws IOException {
    var tables = rows(room).stream().map(LobbyRow::id).toList();
    List<Watcher> watchers = new ArrayList<>();
    for (int i = 0; i < size.sockets(); i++) {
      var watcher = Watcher.at(room.port(), tables.get(i % tables.size()), heard);
      watchers.add(watcher);
      var _ = threads.submit(watcher);
    }
    return watchers;
  }

  private void measure(OpenRoom room, HttpClient client, URI address, ExecutorService threads)
      throws InterruptedException {
    TimeUnit.SECONDS.sleep(Math.min(WARMING_S, size.seconds()));
    var looks = new Looks(client, address, rows(room).stream().map(LobbyRow::id).toList());
    var pages = room.room().journal().pagesCommitted();
    var commits = room.room().journal().commits();
    var messages = heard.sum();
    var cpu = cpuNanos();
    var start = System.nanoTime();
    looks.run(LOOKS, Duration.ofSeconds(size.seconds()), threads);
    var seconds = (System.nanoTime() - start) / 1e9;
    var done = room.room().journal().pagesCommitted() - pages;
    var used = cpuNanos() - cpu;
    var seats = rows(room).stream().mapToInt(row -> row.players().size()).sum();
    say("%,d seats taken at %,d tables", seats, rows(room).size());
    say(
        "%,.0f durable actions a second in %,.0f commits; %,.0f messages a second to those who watch",
        done / seconds,
        (room.room().journal().commits() - commits) / seconds,
        (heard.sum() - messages) / seconds);
    say(
        "%.0f µs of processor time for each, bots and watchers included; %.2f processors in use",
        used / 1e3 / Math.max(1, done), used / 1e9 / seconds);
    say("%s", looks.words());
    say(
        "%,d MB of memory in use, %,d MB at most",
        memory(), Runtime.getRuntime().maxMemory() >> 20);
  }

  private static long cpuNanos() {
    return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime();
  }

  private static long memory() {
    System.gc();
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() >> 20;
  }

  private void say(String words, Object... values) {
    out.printf("%6.1f s  ", (System.nanoTime() - began) / 1e9);
    out.printf(words + "%n", values);
    out.flush();
  }
}
