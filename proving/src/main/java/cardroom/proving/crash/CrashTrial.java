package cardroom.proving.crash;

import cardroom.proving.crowd.AcknowledgedActions;
import cardroom.proving.crowd.ClosingAudit;
import cardroom.proving.crowd.RandomGuest;
import cardroom.proving.crowd.RandomGuest.Crowd;
import cardroom.proving.crowd.TableOpener;
import cardroom.proving.crowd.TrialCounts;
import cardroom.proving.crowd.WaitUntil;
import cardroom.server.journal.Database;
import cardroom.server.journal.SqlStore;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;

/// A room with all its games is killed under play, again and again on the same records. After each
/// kill everything that the room ever acknowledged must be in the records, and every chip.
public final class CrashTrial {
  private static final int BOTS = 2;
  private static final int PAUSE_MS = 60;
  private static final Duration PATIENCE = Duration.ofMinutes(1);

  private final Path data;
  private final Size size;
  private final PrintStream out;
  private final TrialCounts counts = new TrialCounts();
  private final AcknowledgedActions witness = new AcknowledgedActions();
  private final AtomicBoolean over = new AtomicBoolean();
  private final long began = System.nanoTime();

  /// @param answers how many actions are acknowledged before each kill
  public record Size(int kills, int tables, int people, int answers) {
    public static final Size STANDARD = new Size(20, 80, 60, 300);

    public Size withKills(int other) {
      return new Size(other, tables, people, answers);
    }
  }

  /// @param data an empty folder for the room
  public CrashTrial(Path data, Size size, PrintStream out) {
    this.data = data;
    this.size = size;
    this.out = out;
  }

  /// True when nothing that was acknowledged or shown is missing.
  public boolean run() throws IOException, SQLException, InterruptedException {
    var port = freePort();
    var address = URI.create("http://localhost:" + port);
    try (var client = HttpClient.newHttpClient();
        var people = Executors.newVirtualThreadPerTaskExecutor()) {
      try {
        for (int kill = 1; kill <= size.kills(); kill++) {
          var room = RoomProcess.start(data, port);
          if (kill == 1) {
            new TableOpener(client, address, size.tables(), BOTS).openAll();
            var crowd = new Crowd(client, () -> address, counts, witness, PAUSE_MS, over::get);
            for (int i = 0; i < size.people(); i++) {
              var _ = people.submit(new RandomGuest(crowd, i));
            }
          }
          var isBusy = awaitAnswers(kill);
          room.kill();
          if (!isBusy || !isWhole(kill)) {
            return false;
          }
        }
      } finally {
        over.set(true);
      }
    }
    return true;
  }

  private boolean awaitAnswers(int kill) throws InterruptedException {
    // An odd number more each time, so that the kill comes at another point.
    int wanted = witness.count() + size.answers() + 7 * kill;
    boolean isPlayed = WaitUntil.until(PATIENCE, () -> witness.count() >= wanted);
    if (!isPlayed) {
      say("WRONG: after kill %d hardly anybody could play: %s", kill - 1, counts);
    }
    return isPlayed;
  }

  private boolean isWhole(int kill) throws IOException, SQLException {
    int asked = witness.count();
    var missing = missing();
    missing.ifPresent(what -> say("WRONG: %s", what));
    counts.fault().ifPresent(fault -> say("WRONG: %s", fault));
    var isBalanced = ClosingAudit.in(data, (_, _) -> {}).isBalanced();
    if (missing.isEmpty() && isBalanced && counts.fault().isEmpty()) {
      say(
          "kill %d of %d: all %,d acknowledged actions and every chip found; %s",
          kill, size.kills(), asked, counts);
      return true;
    }
    // Once more, with progress printed.
    var _ = ClosingAudit.in(data, this::say).isBalanced();
    return false;
  }

  /// The first thing that somebody was told and that is missing from the records.
  private Optional<String> missing() {
    try (var store = new SqlStore(Database.in(data.resolve("room.db")).ready())) {
      for (var answer : witness.answers()) {
        var entry = store.entry(answer.table(), answer.number());
        if (entry.isEmpty() || !entry.get().commandKey().startsWith(answer.key())) {
          return Optional.of("%s was acknowledged and is lost".formatted(answer));
        }
      }
      for (var shown : witness.shown().entrySet()) {
        if (store.entry(shown.getKey(), shown.getValue()).isEmpty()) {
          return Optional.of(
              "event %d of table %d was shown and is lost"
                  .formatted(shown.getValue(), shown.getKey()));
        }
      }
      return Optional.empty();
    }
  }

  private static int freePort() throws IOException {
    try (var probe = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return probe.getLocalPort();
    }
  }

  private void say(String words, Object... values) {
    out.printf("%6.1f s  ", (System.nanoTime() - began) / 1e9);
    out.printf(words + "%n", values);
    out.flush();
  }
}
