package cardroom.server.startup;

import cardroom.server.Room;
import cardroom.server.api.WebServer;
import cardroom.server.backup.BackupSchedule;
import cardroom.server.bots.Bots;
import cardroom.server.catalogue.GameCatalogue;
import cardroom.server.checkpoint.Checkpoint;
import cardroom.server.checkpoint.CheckpointMaker;
import cardroom.server.checkpoint.Signer;
import cardroom.server.cluster.ClusterNode;
import cardroom.server.health.MachineGauges;
import cardroom.server.journal.Database;
import cardroom.server.keeping.LocalLocks;
import cardroom.server.keeping.RoomTime;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.RoomKey;
import cardroom.server.shoe.SealedShoe;
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
  private static final String COPYING = "copies of the records";

  private final DataFolder folder;
  private final Room room;
  private final Bots bots;
  private final WebServer doors;
  private final Optional<ClusterNode> node;
  private final CheckpointMaker notary;
  private final Optional<BackupSchedule> backups;
  private Optional<Checkpoint> lastCheckpoint = Optional.empty();
  private final AtomicBoolean closed = new AtomicBoolean();

  /// Whether tables of the house with bots are there, and whether they play on unwatched.
  public enum Demo {
    NO,
    YES,
    BUSY
  }

  private OpenRoom(
      DataFolder folder,
      Inside inside,
      WebServer doors,
      CheckpointMaker notary,
      Optional<BackupSchedule> backups) {
    this.folder = folder;
    this.notary = notary;
    this.room = inside.room();
    this.bots = inside.bots();
    this.node = inside.node();
    this.doors = doors;
    this.backups = backups;
  }

  /// A room whose web server is not started yet.
  ///
  /// @param node this machine among the others; empty where it is the only one
  record Inside(Room room, Bots bots, Optional<ClusterNode> node) {
    void close() {
      bots.close();
      node.ifPresent(ClusterNode::close);
      room.close();
    }
  }

  /// Opens the room; any obstacle is a [CannotOpen] with one sentence.
  public static OpenRoom open(
      RoomPlan plan, GameCatalogue catalogue, Map<String, String> environment) {
    var folder = DataFolder.take(plan.data());
    if (plan.demo() != Demo.NO) {
      // All sheets are read meanwhile; what is wrong with one is reported when the tables are
      // opened.
      var _ = CompletableFuture.runAsync(catalogue::menus, Thread::startVirtualThread);
    }
    try {
      refuseTakenPort(plan);
      var key = folder.key(environment, plan.database());
      var signer = folder.signer(environment);
      var database = plan.database().map(Database::at).orElseGet(folder::records);
      var inside =
          plan.place().isPresent()
              ? JoinedRoom.inside(plan, plan.place().get(), database, catalogue, key)
              : inside(plan, database, catalogue, key);
      var notary = notary(inside, folder, signer);
      var node = inside.node();
      var backups =
          plan.backups().map(when -> folder.backups(database, when, () -> copies(node, when)));
      return started(plan, folder, inside, notary, backups);
    } catch (IllegalStateException | IllegalArgumentException e) {
      folder.close();
      throw new CannotOpen("The room cannot open: " + e.getMessage(), e);
    } catch (RuntimeException e) {
      folder.close();
      throw e;
    }
  }

  private static Inside inside(
      RoomPlan plan, Database database, GameCatalogue catalogue, RoomKey key) {
    var busy = plan.demo() == Demo.BUSY;
    var parts =
        Room.Parts.of(database, catalogue, key)
            .with(plan.times())
            .with(MachineGauges.of(plan.data()))
            .keptBusy(busy);
    RoomKeyCheck.refuseOther(parts.store(), new SealedShoe(key, parts.entropy()));
    var room = new Room(parts);
    var bots = new Bots(room, plan.pace(), busy, Entropy.ofTheSystem());
    return new Inside(room, bots, Optional.empty());
  }

  private static CheckpointMaker notary(Inside inside, DataFolder folder, Signer signer) {
    var room = inside.room();
    var calendar = RoomTime.ofTheMachine().calendar();
    var turns = inside.node().map(ClusterNode::turns).orElseGet(LocalLocks::new);
    return new CheckpointMaker(
        room.journal(), room.records(), signer, calendar, folder.checkpoints(), turns);
  }

  private static OpenRoom started(
      RoomPlan plan,
      DataFolder folder,
      Inside inside,
      CheckpointMaker notary,
      Optional<BackupSchedule> backups) {
    try {
      var doors =
          new WebServer(inside.room(), plan.host(), plan.port(), plan.limits(), plan.entrance());
      if (inside.node().isPresent()) {
        JoinedRoom.begin(plan, inside);
      } else {
        attend(plan, inside);
      }
      notary.start();
      backups.ifPresent(BackupSchedule::start);
      return new OpenRoom(folder, inside, doors, notary, backups);
    } catch (RuntimeException e) {
      inside.close();
      throw e;
    }
  }

  private static void attend(RoomPlan plan, Inside inside) {
    var bots = inside.bots();
    inside.room().records().openTables().forEach(bots::attend);
    if (plan.demo() != Demo.NO) {
      bots.attendInTurn(DemoTables.openIn(inside.room()));
    }
    inside.room().tables().whenOpened(bots::attend);
  }

  /// One of several machines copies the records for all; when it is gone, another does.
  private static boolean copies(Optional<ClusterNode> node, BackupSchedule.Plan plan) {
    return node.map(one -> one.isFirstTo(COPYING, plan.every().multipliedBy(3).dividedBy(2)))
        .orElse(true);
  }

  /// Checked before anything is opened: the web server itself would report it with a stack trace.
  private static void refuseTakenPort(RoomPlan plan) {
    try (var probe = new ServerSocket()) {
      probe.setReuseAddress(true);
      probe.bind(new InetSocketAddress(plan.host(), plan.port()));
    } catch (IOException | IllegalArgumentException e) {
      throw new CannotOpen(
          "Port %d of %s is taken or unavailable (%s): give another one with --port or --host."
              .formatted(plan.port(), plan.host(), e.getMessage()),
          e);
    }
  }

  public Room room() {
    return room;
  }

  public Bots bots() {
    return bots;
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

  /// Completes when the other machines have declared this one dead; never for a room on one
  /// machine.
  public CompletableFuture<Void> whenGivenUp() {
    var out = new CompletableFuture<Void>();
    node.ifPresent(
        machine ->
            machine
                .whenOut()
                .whenComplete(
                    (_, _) -> {
                      if (!closed.get()) {
                        out.complete(null);
                      }
                    }));
    return out;
  }

  /// A machine that has left writes no more; the others sign what is played later.
  private void leave(ClusterNode machine) {
    lastCheckpoint = notary.last();
    machine.close();
  }

  /// Once is enough; a second call does nothing.
  @Override
  public void close() {
    if (!closed.compareAndSet(false, true)) {
      return;
    }
    bots.close();
    doors.close();
    backups.ifPresent(BackupSchedule::close);
    notary.close();
    node.ifPresent(this::leave);
    room.stopPlay();
    if (node.isEmpty()) {
      lastCheckpoint = notary.last();
    }
    room.close();
    folder.close();
  }
}
