package cardroom.proving.load;

import cardroom.houses.Catalogue;
import cardroom.proving.crowd.AcknowledgedActions;
import cardroom.proving.crowd.ClosingAudit;
import cardroom.proving.crowd.RandomGuest;
import cardroom.proving.crowd.RandomGuest.Crowd;
import cardroom.proving.crowd.TableOpener;
import cardroom.proving.crowd.TrialCounts;
import cardroom.proving.crowd.TrialGames;
import cardroom.proving.crowd.WaitUntil;
import cardroom.server.api.RequestLimits;
import cardroom.server.bots.ThinkingTime;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.startup.OpenRoom;
import cardroom.server.startup.OpenRoom.Demo;
import cardroom.server.startup.RoomPlan;
import cardroom.server.table.ClockTimes;
import cardroom.server.table.LobbyRow;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/// Bots at thousands of tables of every game on the menu, people who come and go over sockets, the
/// room stopped and opened again in the middle; at the end the records are checked from the first
/// event to the last and every chip is counted.
public final class LoadTrial {
  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final int LINES = 6;
  private static final int PAUSE_MS = 300;
  // Short, so that those who hung up do not hold their tables for long.
  private static final ClockTimes TIMES =
      new ClockTimes(3_000, 3_000, 2_000, 3_000, 0, 0, 2_000, 0);

  private final Path data;
  private final Size size;
  private final PrintStream out;
  private final TrialCounts counts = new TrialCounts();
  private final AtomicBoolean over = new AtomicBoolean();
  private final long began = System.nanoTime();
  private long pagesBefore;

  /// How much of everything.
  ///
  /// @param seconds how long is played before the restart, and again after it
  /// @param bots at each table
  public record Size(int tables, int people, int seconds, int bots) {
    public static final Size STANDARD = new Size(2_000, 200, 60, 3);

    public Size withTables(int other) {
      return new Size(other, people, seconds, bots);
    }

    public Size withPeople(int other) {
      return new Size(tables, other, seconds, bots);
    }

    public Size withSeconds(int other) {
      return new Size(tables, people, other, bots);
    }

    public Size withBots(int other) {
      return new Size(tables, people, seconds, other);
    }
  }

  /// @param data an empty folder for the room
  public LoadTrial(Path data, Size size, PrintStream out) {
    this.data = data;
    this.size = size;
    this.out = out;
  }

  /// True when nothing went wrong and every chip is there.
  public boolean run() throws IOException, SQLException, InterruptedException {
    try (var client = HttpClient.newHttpClient();
        var people = Executors.newVirtualThreadPerTaskExecutor()) {
      int port;
      try (var room = open(0)) {
        port = room.port();
        var address = URI.create("http://localhost:" + port);
        new TableOpener(client, address, size.tables(), size.bots()).openAll();
        say("%,d tables are open: %s", count(room), TrialGames.words(room));
        var crowd =
            new Crowd(
                client, () -> address, counts, new AcknowledgedActions(), PAUSE_MS, over::get);
        for (int i = 0; i < size.people(); i++) {
          var _ = people.submit(new RandomGuest(crowd, i));
        }
        play(room);
      }
      say("the room was stopped; %,d tables are in the records", size.tables());
      restart(port);
    } finally {
      over.set(true);
    }
    counts.fault().ifPresent(fault -> say("WRONG: %s", fault));
    return ClosingAudit.in(data, this::say).isBalanced() && counts.fault().isEmpty();
  }

  private void restart(int port) throws InterruptedException {
    var opened = System.nanoTime();
    try (var room = open(port)) {
      var due = room.room().records().openTables().size();
      if (!WaitUntil.until(PATIENCE, () -> count(room) >= due)) {
        counts.fault("only %d of %d tables came back".formatted(count(room), due));
      }
      say("%,d tables came back in %.1f s", count(room), (System.nanoTime() - opened) / 1e9);
      play(room);
      over.set(true);
      // The last answers arrive before the server stops.
      Thread.sleep(500);
    }
    say("the room was stopped: %s", counts);
  }

  private OpenRoom open(int port) {
    var plan =
        RoomPlan.standard(data)
            .on("localhost", port)
            .with(Demo.BUSY)
            .with(ThinkingTime.HUMAN)
            .with(TIMES)
            .with(RequestLimits.NONE);
    return OpenRoom.open(plan, new SheetCatalogue(Catalogue.packaged()), Map.of());
  }

  private static int count(OpenRoom room) {
    return room.room().tables().lobby().size();
  }

  private void play(OpenRoom room) throws InterruptedException {
    pagesBefore = room.room().journal().pagesCommitted();
    for (int i = 1; i <= LINES; i++) {
      var part = TimeUnit.SECONDS.toMillis(size.seconds()) / LINES;
      Thread.sleep(part);
      var pages = room.room().journal().pagesCommitted();
      var rounds = room.room().tables().lobby().rows().stream().mapToLong(LobbyRow::round).sum();
      say(
          "%,.0f durable actions a second, %,d rounds so far; %s",
          (pages - pagesBefore) * 1e3 / part, rounds, counts);
      pagesBefore = pages;
    }
  }

  private void say(String words, Object... values) {
    out.printf("%6.1f s  ", (System.nanoTime() - began) / 1e9);
    out.printf(words + "%n", values);
    out.flush();
  }
}
