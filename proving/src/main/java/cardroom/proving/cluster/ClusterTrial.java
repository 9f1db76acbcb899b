package cardroom.proving.cluster;

import cardroom.houses.Catalogue;
import cardroom.proving.crowd.AcknowledgedActions;
import cardroom.proving.crowd.ClosingAudit;
import cardroom.proving.crowd.RandomGuest;
import cardroom.proving.crowd.RandomGuest.Crowd;
import cardroom.proving.crowd.TableOpener;
import cardroom.proving.crowd.TrialCounts;
import cardroom.proving.crowd.WaitUntil;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.shoe.RoomKey;
import java.io.IOException;
import java.io.PrintStream;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;

/// A room on three machines with all its games, in which faults occur during play ([MachineFault]);
/// at the end one machine is stopped the way a service is. After each fault, everything that was
/// acknowledged must be in the records exactly once, and every chip, and all tables must play
/// again.
public final class ClusterTrial {
  private static final int MACHINES = 3;
  private static final int BOTS = 2;
  private static final int PAUSE_MS = 200;
  private static final long BOARD_AGES_MS = 1_000;
  // Reads what machines wrote before and after they were upgraded.
  private static final NextVersionGames ALL_EVENTS =
      new NextVersionGames(new SheetCatalogue(Catalogue.packaged()));

  private final Path folder;
  private final Size size;
  private final PrintStream out;
  private final TrialCounts counts = new TrialCounts();
  private final AcknowledgedActions witness = new AcknowledgedActions();
  private final AtomicBoolean over = new AtomicBoolean();
  private final long began = System.nanoTime();
  private List<Long> meanwhile = List.of();

  /// @param answers how many actions are acknowledged before each fault
  /// @param patience how long tables may take to play again
  /// @param program what the machines run at first
  public record Size(
      int tables,
      int people,
      int answers,
      List<MachineFault> blows,
      Duration patience,
      MachineProgram program) {
    public Size {
      blows = List.copyOf(blows);
    }

    /// Kills one, the oldest, two of three at once; then faults that do not end a machine at once.
    public static final Size STANDARD =
        new Size(
            60,
            40,
            200,
            List.of(
                new MachineFault.Kill(List.of(1)),
                new MachineFault.Kill(List.of(0)),
                new MachineFault.Kill(List.of(1, 2)),
                new MachineFault.Freeze(0),
                new MachineFault.Cut(2),
                new MachineFault.RestartDatabase(),
                new MachineFault.Roll()),
            Duration.ofSeconds(20),
            MachineProgram.LAUNCHED);

    /// Only the faults of the named kinds: kill, freeze, cut, restartdatabase, roll.
    public Size withBlows(List<String> kinds) {
      var some =
          blows.stream()
              .filter(
                  blow -> kinds.contains(blow.getClass().getSimpleName().toLowerCase(Locale.ROOT)))
              .toList();
      return new Size(tables, people, answers, some, patience, program);
    }

    public Size withTables(int other) {
      return new Size(other, people, answers, blows, patience, program);
    }

    public Size withPeople(int other) {
      return new Size(tables, other, answers, blows, patience, program);
    }
  }

  /// @param folder an empty folder for database and machines
  public ClusterTrial(Path folder, Size size, PrintStream out) {
    this.folder = folder;
    this.size = size;
    this.out = out;
  }

  /// True when nothing that was acknowledged is missing and the tables played again in time.
  public boolean run() throws IOException, SQLException, InterruptedException {
    Files.createDirectories(folder);
    try (var database = TrialDatabase.in(folder.resolve("postgres"))) {
      var cuts = size.blows().stream().anyMatch(MachineFault.Cut.class::isInstance);
      var island = cuts ? NetworkIsland.with(database.port()) : Optional.<NetworkIsland>empty();
      try {
        return run(database, island);
      } finally {
        if (island.isPresent()) {
          island.get().close();
        }
      }
    }
  }

  private boolean run(TrialDatabase database, Optional<NetworkIsland> island)
      throws IOException, SQLException, InterruptedException {
    var fleet =
        new RoomMachines(
            folder, size.program(), database.url(), MACHINES, island, this::say, counts);
    try (var client = HttpClient.newHttpClient();
        var people = Executors.newVirtualThreadPerTaskExecutor()) {
      var records = new AcknowledgementCheck(database.url(), witness);
      try {
        fleet.startMissing();
        say("three machines are open on %s", database.url().replaceAll("\\?.*", ""));
        new TableOpener(client, fleet.anyDoor(), size.tables(), BOTS).byManyHosts().openAll();
        var isOneRoom = isOneRoom(fleet, client);
        if (isOneRoom) {
          var crowd = new Crowd(client, fleet::anyDoor, counts, witness, PAUSE_MS, over::get);
          for (int i = 0; i < size.people(); i++) {
            var _ = people.submit(new RandomGuest(crowd, i));
          }
        }
        var faults = new FaultInjector(fleet, database, island, this::say);
        var holds =
            isOneRoom && blows(fleet, client, records, faults) && stop(fleet, client, records);
        return holds || isWrong(fleet, "see above");
      } catch (IOException e) {
        return isWrong(fleet, String.valueOf(e));
      } finally {
        over.set(true);
        fleet.killAll();
      }
    }
  }

  /// Tells why, with what the machines logged: their folder may be gone when somebody looks.
  private boolean isWrong(RoomMachines fleet, String why) throws IOException {
    say("WRONG: %s", why);
    fleet.tellLogs();
    return false;
  }

  private boolean blows(
      RoomMachines fleet, HttpClient client, AcknowledgementCheck records, FaultInjector falling)
      throws IOException, SQLException, InterruptedException {
    for (var blow : size.blows()) {
      fleet.startMissing();
      if (!isPlaying(fleet, client, records, Duration.ofMinutes(2)) || !awaitAnswers()) {
        return false;
      }
      say("%,d actions acknowledged; %s", witness.count(), blow);
      if (blow instanceof MachineFault.Roll) {
        meanwhile = ConcurrentOpenings.during(client, fleet, () -> falling.strike(blow));
      } else {
        falling.strike(blow);
      }
      if (!playsAgain(fleet, client, records)
          || !falling.isOver(blow)
          || !isWhole(fleet, records)) {
        return false;
      }
    }
    return true;
  }

  private boolean stop(RoomMachines fleet, HttpClient client, AcknowledgementCheck records)
      throws IOException, SQLException, InterruptedException {
    if (fleet.size() < 2) {
      fleet.startMissing();
    }
    if (!isPlaying(fleet, client, records, Duration.ofMinutes(2)) || !awaitAnswers()) {
      return false;
    }
    say("%,d actions acknowledged; one machine is stopped", witness.count());
    meanwhile = ConcurrentOpenings.during(client, fleet, fleet::stopOne);
    return playsAgain(fleet, client, records) && isWhole(fleet, records);
  }

  private boolean isOneRoom(RoomMachines fleet, HttpClient client)
      throws IOException, InterruptedException {
    var fault = CrossMachineCheck.fault(client, fleet.doors());
    fault.ifPresentOrElse(
        what -> say("WRONG: %s", what),
        () -> say("talk, requests and notes of one machine hold at another"));
    return fault.isEmpty();
  }

  /// Whether anybody may look at every table that was opened while machines left and came.
  private boolean areThere(List<Long> tables, RoomMachines fleet, HttpClient client)
      throws InterruptedException {
    for (long table : tables) {
      if (!WaitUntil.until(
          size.patience(), () -> LobbyCount.shows(client, fleet.anyDoor(), table))) {
        say("WRONG: table %d was opened meanwhile, and nobody can look at it", table);
        return false;
      }
    }
    if (!tables.isEmpty()) {
      say("%d tables were opened meanwhile, and all are there", tables.size());
    }
    return true;
  }

  private boolean playsAgain(RoomMachines fleet, HttpClient client, AcknowledgementCheck records)
      throws SQLException, InterruptedException {
    var start = System.nanoTime();
    // The lobby's list is cached for a moment.
    Thread.sleep(BOARD_AGES_MS);
    if (!isPlaying(fleet, client, records, size.patience())) {
      return false;
    }
    say("all tables play again after %.1f s", (System.nanoTime() - start) / 1e9);
    var opened = meanwhile;
    meanwhile = List.of();
    return areThere(opened, fleet, client) && awaitAnswers();
  }

  /// Whether every table is being dealt, according to the lobby of any machine.
  private boolean isPlaying(
      RoomMachines fleet, HttpClient client, AcknowledgementCheck records, Duration patience)
      throws SQLException, InterruptedException {
    var open = records.openTables();
    var plays = WaitUntil.until(patience, () -> LobbyCount.at(client, fleet.anyDoor()) >= open);
    if (!plays) {
      say("WRONG: not all of %d tables play after %s", open, patience);
    }
    return plays;
  }

  private boolean awaitAnswers() throws InterruptedException {
    int wanted = witness.count() + size.answers();
    var isPlayed = WaitUntil.until(Duration.ofMinutes(3), () -> witness.count() >= wanted);
    if (!isPlayed) {
      say("WRONG: hardly anybody could play: %s", counts);
    }
    return isPlayed;
  }

  private boolean isWhole(RoomMachines fleet, AcknowledgementCheck records) throws SQLException {
    int asked = witness.count();
    var broken = records.broken();
    broken.ifPresent(what -> say("WRONG: %s", what));
    counts.fault().ifPresent(fault -> say("WRONG: %s", fault));
    var key = RoomKey.parse(fleet.key());
    var isBalanced = new ClosingAudit(records.url(), key, ALL_EVENTS, this::say).isBalanced();
    if (broken.isEmpty() && counts.fault().isEmpty() && isBalanced) {
      say("all %,d acknowledged actions found once, and every chip; %s", asked, counts);
      return true;
    }
    return false;
  }

  private void say(String words, Object... values) {
    out.printf("%6.1f s  ", (System.nanoTime() - began) / 1e9);
    out.printf(words + "%n", values);
    out.flush();
  }
}
