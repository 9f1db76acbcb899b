package cardroom.server.cluster;

import cardroom.server.PeopleNews;
import cardroom.server.Room;
import cardroom.server.cluster.Letter.ToPorter;
import cardroom.server.journal.Database;
import cardroom.server.journal.LeasedLocks;
import cardroom.server.journal.MachineRecords;
import cardroom.server.journal.Records;
import cardroom.server.journal.Writer;
import cardroom.server.keeping.NamedLocks;
import cardroom.server.table.LocalTables;
import cardroom.server.wire.TableAccess;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.pekko.Done;
import org.apache.pekko.actor.BootstrapSetup;
import org.apache.pekko.actor.CoordinatedShutdown;
import org.apache.pekko.actor.setup.ActorSystemSetup;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.typed.Cluster;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// This machine as one of several that run a room.
public final class ClusterNode implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(ClusterNode.class);
  private static final String NAME = "cardroom";
  private static final Duration JOINING = Duration.ofSeconds(90);
  private static final Duration LEAVING = Duration.ofSeconds(25);
  private static final long STRANGERS_MS = 6_000;
  private static final Duration TASK = Duration.ofSeconds(30);
  private static final long WAKE_MS = 2_000;
  private static final long PAUSE_MS = 50;

  private final ActorSystem<Void> system;
  private final Cluster cluster;
  private final MachineRecords machines;
  private final String machine;
  private final ScheduledExecutorService waker =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("waker").daemon().factory());
  private final CountDownLatch left = new CountDownLatch(1);
  private Optional<ClusterTableAccess> access = Optional.empty();

  /// Where the machines of a room find each other.
  ///
  /// @param host this machine's name or address, as the others reach it
  /// @param seeds `host:port` of machines to ask; the first of them founds the cluster when none is
  ///   there
  public record Place(String host, int port, List<String> seeds) {
    public Place {
      seeds = List.copyOf(seeds);
    }
  }

  /// This machine cannot join; the message is one sentence.
  public static final class NotJoined extends RuntimeException {
    NotJoined(String message) {
      super(message);
    }
  }

  private ClusterNode(ActorSystem<Void> system, MachineRecords machines) {
    this.system = system;
    this.machines = machines;
    this.cluster = Cluster.get(system);
    this.machine = Membership.name(cluster.selfMember());
    // Pekko cuts the connections to the others when the process is told to end, unless a hook of
    // its own still runs; a machine that is cut off cannot hand anything over.
    CoordinatedShutdown.get(system).addJvmShutdownHook(this::awaitLeft);
  }

  private void awaitLeft() {
    try {
      var end = System.nanoTime() + LEAVING.toNanos();
      while (!system.whenTerminated().isCompleted() && System.nanoTime() < end) {
        if (left.await(PAUSE_MS, TimeUnit.MILLISECONDS)) {
          return;
        }
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /// Joins the others, or founds the cluster; returns when they have accepted this machine.
  ///
  /// @param events the versions that this program writes: while machines differ, tables move only
  ///   to those with the greatest number, which can read everything
  public static ClusterNode join(Place place, Database database, int events) {
    var machines = new MachineRecords(database);
    var config = JoinSettings.of(NAME, place, events, machines.writing());
    var setup = ActorSystemSetup.create(BootstrapSetup.create(config), new LeaseRecords(machines));
    var system = ActorSystem.<Void>create(Behaviors.empty(), NAME, setup);
    var node = new ClusterNode(system, machines);
    if (!node.isUpWithin(JOINING)) {
      node.close();
      throw new NotJoined(
          "No machine of the room let this one join within %d seconds: is one of %s running?"
              .formatted(JOINING.toSeconds(), String.join(", ", place.seeds())));
    }
    return node;
  }

  private boolean isUpWithin(Duration patience) {
    var end = System.nanoTime() + patience.toNanos();
    while (System.nanoTime() < end
        && !system.whenTerminated().isCompleted()
        && !Thread.currentThread().isInterrupted()) {
      if (cluster.selfMember().status().equals(MemberStatus.up())) {
        return true;
      }
      pause();
    }
    return false;
  }

  private static void pause() {
    try {
      Thread.sleep(PAUSE_MS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /// The writer as which this machine writes.
  public Writer writer() {
    return machines.enter(machine);
  }

  /// Checked once this machine holds its locks, so that of two that start together one sees the
  /// other.
  public void refuseStrangers() {
    var end = System.nanoTime() + STRANGERS_MS * 1_000_000;
    var strangers = machines.strangersTo(Membership.names(cluster));
    while (!strangers.isEmpty() && System.nanoTime() < end) {
      pause();
      strangers = machines.strangersTo(Membership.names(cluster));
    }
    if (!strangers.isEmpty()) {
      var other = strangers.getFirst().replaceFirst("#.*", "");
      throw new NotJoined(
          "A room that is not of this cluster is open on this database, at %s: give --join %s."
              .formatted(other, other));
    }
  }

  /// The room's tables, wherever they are.
  public TableAccess access(LocalTables here, Records records) {
    var all = new ClusterTableAccess(system, machine, here, records);
    access = Optional.of(all);
    return all;
  }

  /// Whether this machine may do what one machine does for all; the others are refused meanwhile.
  public boolean isFirstTo(String task) {
    return isFirstTo(task, TASK);
  }

  /// @param held how long the others are refused, unless this machine asks again before
  public boolean isFirstTo(String task, Duration held) {
    return machines.lease(task, machine, held.toMillis());
  }

  /// Locks for what only one machine may change at a time.
  public NamedLocks turns() {
    return new LeasedLocks(machines, machine);
  }

  /// Makes what people do on any machine take effect on all of them.
  public void share(Room room) {
    var all = access.orElseThrow();
    room.share(turns(), toAll(all), machines.tries());
    all.whenTold(
        new PeopleNews() {
          @Override
          public void sessionEnded(String id) {
            room.sessions().heardEnded(id);
          }

          @Override
          public void rolesChanged(String name) {
            room.people().heardChanged(name);
          }
        });
  }

  private static PeopleNews toAll(ClusterTableAccess all) {
    return new PeopleNews() {
      @Override
      public void sessionEnded(String id) {
        all.tellAll(new ToPorter.SessionEnded(id));
      }

      @Override
      public void rolesChanged(String name) {
        all.tellAll(new ToPorter.RolesChanged(name));
      }
    };
  }

  /// Begins to deal at the tables assigned to this machine.
  public void begin() {
    system.systemActorOf(Membership.departures(this::gone), "departures", Props.empty());
    var _ = waker.scheduleWithFixedDelay(this::wake, 0, WAKE_MS, TimeUnit.MILLISECONDS);
  }

  /// A machine that stops loses sight of all others at once. It shuts out nobody: one that stops in
  /// the same minute still writes what its tables have to write.
  private void gone(String other) {
    if (CoordinatedShutdown.get(system).getShutdownReason().isPresent()) {
      return;
    }
    LOG.warn("machine {} is no longer part of the room", other);
    Thread.startVirtualThread(() -> shutOut(other));
  }

  /// Repeats until the records have accepted it: a machine that was declared dead must not go on
  /// writing.
  private void shutOut(String other) {
    while (!system.whenTerminated().isCompleted()) {
      try {
        if (!machines.shutOut(other, machine)) {
          stopShutOut();
        }
        return;
      } catch (Records.Unread e) {
        LOG.warn("could not yet bar machine {} from the records: {}", other, e.getMessage());
        pause();
      }
    }
  }

  private void stopShutOut() {
    LOG.error("this machine was shut out of the room by the others, and stops");
    system.terminate();
  }

  /// One machine wakes the tables for all.
  private void wake() {
    try {
      if (machines.isShutOut(machine)) {
        stopShutOut();
      } else if (cluster.selfMember().address().equals(cluster.state().getLeader())) {
        access.ifPresent(ClusterTableAccess::wakeAll);
      }
    } catch (RuntimeException e) {
      LOG.warn("could not make sure that every table is running: {}", e.toString());
    }
  }

  /// Completes when this machine has left the cluster or has been removed from it.
  public CompletionStage<Done> whenOut() {
    return system.getWhenTerminated();
  }

  /// Hands the tables over and leaves.
  @Override
  public void close() {
    waker.shutdownNow();
    try {
      CoordinatedShutdown.get(system)
          .runAll(CoordinatedShutdown.clusterLeavingReason())
          .toCompletableFuture()
          .get(LEAVING.toSeconds(), TimeUnit.SECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException | TimeoutException e) {
      LOG.warn("not all tables were handed over: {}", e.toString());
    } finally {
      left.countDown();
    }
  }
}
