package cardroom.server.premises;

import cardroom.server.Room;
import cardroom.server.api.Doors;
import cardroom.server.api.Limits;
import cardroom.server.bots.Bots;
import cardroom.server.bots.Pace;
import cardroom.server.checkpoint.Checkpoint;
import cardroom.server.checkpoint.Notary;
import cardroom.server.journal.Database;
import cardroom.server.shelf.Shelf;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.table.ClockTimes;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;

/// A room that is open: everything is running, and [#close] stops it all in order.
public final class OpenRoom implements AutoCloseable {
  private final DataFolder folder;
  private final Room room;
  private final Bots bots;
  private final Doors doors;
  private final Notary notary;
  private Optional<Checkpoint> lastCheckpoint = Optional.empty();
  private final AtomicBoolean closed = new AtomicBoolean();

  /// How a room is opened.
  ///
  /// @param database the JDBC address of a PostgreSQL, or empty for the embedded records
  /// @param pace how long bots think
  public record Plan(
      Path data,
      Optional<String> database,
      String host,
      int port,
      Demo demo,
      ClockTimes times,
      Limits limits,
      Pace pace) {

    public static Plan standard(Path data) {
      return new Plan(
          data,
          Optional.empty(),
          "localhost",
          8080,
          Demo.YES,
          ClockTimes.STANDARD,
          Limits.STANDARD,
          Pace.HUMAN);
    }

    public Plan on(String address, int number) {
      return new Plan(data, database, address, number, demo, times, limits, pace);
    }

    public Plan with(Demo other) {
      return new Plan(data, database, host, port, other, times, limits, pace);
    }

    public Plan with(Optional<String> address) {
      return new Plan(data, address, host, port, demo, times, limits, pace);
    }

    public Plan with(Limits other) {
      return new Plan(data, database, host, port, demo, times, other, pace);
    }

    public Plan with(Pace other) {
      return new Plan(data, database, host, port, demo, times, limits, other);
    }

    public Plan with(ClockTimes other) {
      return new Plan(data, database, host, port, demo, other, limits, pace);
    }
  }

  /// Whether tables of the house with bots are there, and whether they play on unwatched.
  public enum Demo {
    NO,
    YES,
    BUSY
  }

  private OpenRoom(DataFolder folder, Room room, Bots bots, Doors doors, Notary notary) {
    this.folder = folder;
    this.notary = notary;
    this.room = room;
    this.bots = bots;
    this.doors = doors;
  }

  /// Opens the room; whatever is in the way is an [Unfit] with one sentence.
  public static OpenRoom open(Plan plan, Shelf shelf, Map<String, String> environment) {
    var folder = DataFolder.take(plan.data());
    if (plan.demo() != Demo.NO) {
      // All sheets are read meanwhile; what is wrong with one is said when the tables are opened.
      var _ = CompletableFuture.runAsync(shelf::menus, Thread::startVirtualThread);
    }
    try {
      refuseTakenPort(plan);
      var key = folder.key(environment, plan.database());
      var signer = folder.signer(environment);
      var database = plan.database().map(Database::at).orElseGet(folder::records);
      var busy = plan.demo() == Demo.BUSY;
      var parts = Room.Parts.of(database, shelf, key).with(plan.times()).keptBusy(busy);
      RightKey.refuseOther(parts.store(), new SealedShoe(key, parts.entropy()));
      var room = new Room(parts);
      var bots = new Bots(room, plan.pace(), busy, Entropy.ofTheSystem());
      var notary =
          new Notary(
              room.journal(),
              room.records(),
              signer,
              parts.time().calendar(),
              folder.checkpoints());
      return started(plan, folder, room, bots, notary);
    } catch (IllegalStateException | IllegalArgumentException e) {
      folder.close();
      throw new Unfit("The room cannot open: " + e.getMessage(), e);
    } catch (RuntimeException e) {
      folder.close();
      throw e;
    }
  }

  private static OpenRoom started(
      Plan plan, DataFolder folder, Room room, Bots bots, Notary notary) {
    try {
      var doors = new Doors(room, plan.host(), plan.port(), plan.limits());
      room.records().openTables().forEach(bots::attend);
      if (plan.demo() != Demo.NO) {
        bots.attendInTurn(DemoTables.openIn(room));
      }
      room.tables().whenOpened(bots::attend);
      notary.start();
      return new OpenRoom(folder, room, bots, doors, notary);
    } catch (RuntimeException e) {
      bots.close();
      room.close();
      throw e;
    }
  }

  /// Asked before anything is opened: the web server itself would say it with a stack trace.
  private static void refuseTakenPort(Plan plan) {
    try (var probe = new ServerSocket()) {
      probe.setReuseAddress(true);
      probe.bind(new InetSocketAddress(plan.host(), plan.port()));
    } catch (IOException | IllegalArgumentException e) {
      throw new Unfit(
          "Port %d of %s is taken or not to be had (%s): give another one with --port or --host."
              .formatted(plan.port(), plan.host(), e.getMessage()),
          e);
    }
  }

  public Room room() {
    return room;
  }

  public int port() {
    return doors.port();
  }

  /// Where records of an older version were copied to before they were brought up to date.
  public Optional<Path> copiedAside() {
    return folder.copiedAside();
  }

  /// Where the first admin is made; empty when the room has one.
  public Optional<String> adminPath() {
    return room.adminLink().word().map(word -> "/admin#" + word);
  }

  /// The checkpoint that was made when the room closed, to be kept somewhere else.
  public Optional<Checkpoint> lastCheckpoint() {
    return lastCheckpoint;
  }

  /// Once is enough; a second call does nothing.
  @Override
  public void close() {
    if (!closed.compareAndSet(false, true)) {
      return;
    }
    bots.close();
    doors.close();
    room.stopPlay();
    notary.close();
    lastCheckpoint = notary.last();
    room.close();
    folder.close();
  }
}
