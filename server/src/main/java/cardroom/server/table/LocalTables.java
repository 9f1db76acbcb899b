package cardroom.server.table;

import cardroom.server.catalogue.GameCatalogue;
import cardroom.server.catalogue.TableOpening;
import cardroom.server.journal.Journal;
import cardroom.server.journal.Records;
import cardroom.server.keeping.RoomTime;
import cardroom.server.shoe.SealedShoe;
import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.javadsl.Behaviors;

/// The tables of a room on one machine: an actor each.
public final class LocalTables implements Tables, AutoCloseable {
  private static final int PATIENCE_S = 4;
  private static final Duration PATIENCE_AT_CLOSE = Duration.ofSeconds(30);
  private static final String CONFIG =
      """
      pekko.loglevel = WARNING
      pekko.stdout-loglevel = OFF
      pekko.loggers = ["org.apache.pekko.event.slf4j.Slf4jLogger"]
      pekko.jvm-exit-on-fatal-error = off
      pekko.coordinated-shutdown.run-by-jvm-shutdown-hook = off
      pekko.coordinated-shutdown.run-by-actor-system-terminate = off
      pekko.library-extensions = []
      pekko.actor.serializers {}
      pekko.actor.serialization-bindings {}
      """;

  private final Records records;
  private final TableServices floor;
  private final TableFounder founder;
  private final ActorSystem<Void> system;
  private final ExecutorService loaders;
  private final Map<Long, ActorRef<TableMessage>> tables = new ConcurrentHashMap<>();
  private final TableOpenings openings;
  private final Set<Long> open = ConcurrentHashMap.newKeySet();
  private final Map<Long, CompletableFuture<Answer>> closing = new ConcurrentHashMap<>();
  // A table that comes back may find that its actor from before has not ended yet.
  private final AtomicLong loads = new AtomicLong();
  private final OperatorAlarms alarms = new OperatorAlarms();
  private volatile LongConsumer opened = _ -> {};

  public LocalTables(
      Journal journal,
      Records records,
      GameCatalogue catalogue,
      SealedShoe shoes,
      ClockTimes times,
      RoomTime time,
      boolean busy) {
    this.records = records;
    this.loaders =
        Executors.newFixedThreadPool(2, Thread.ofPlatform().name("loader-", 1).factory());
    var recovery = new TableRecovery(records, catalogue, shoes);
    this.floor =
        new TableServices(
            journal,
            recovery,
            shoes,
            times,
            time,
            new UnwatchedPlay(busy),
            new Lobby(),
            alarms,
            loaders);
    this.system = ActorSystem.create(Behaviors.empty(), "room", config());
    this.founder = new TableFounder(floor, records, catalogue);
    this.openings = new TableOpenings(records);
    open.addAll(records.openTables());
  }

  /// Nothing here is written for another machine, so what only a cluster needs is not loaded.
  private static Config config() {
    var known =
        ConfigFactory.load()
            .withoutPath("pekko.library-extensions")
            .withoutPath("pekko.actor.serializers")
            .withoutPath("pekko.actor.serialization-bindings");
    return ConfigFactory.parseString(CONFIG).withFallback(known);
  }

  /// Loads every open table; their clocks start now, with the full time.
  public void wakeAll() {
    records.openTables().forEach(this::table);
  }

  /// This machine deals at that table from now on; false when it is closed or was never opened.
  /// Reads the records.
  public boolean wake(long id) {
    founder.look();
    if (!records.isOpen(id)) {
      return false;
    }
    open.add(id);
    table(id);
    opened.accept(id);
    return true;
  }

  /// This machine stops dealing there, once what is being written is on disk.
  public CompletableFuture<Void> rest(long id) {
    return look(id, TableClosing.RAIL)
        .completeOnTimeout(new Seen.No(RoomRefusals.records()), PATIENCE_S, TimeUnit.SECONDS)
        .thenAccept(_ -> stop(id));
  }

  private void stop(long id) {
    open.remove(id);
    var table = tables.remove(id);
    if (table != null) {
      table.tell(new TableMessage.Stop());
    }
    openings.forget(id);
    floor.lobby().remove(id);
    alarms.gone(id);
  }

  public boolean deals(long id) {
    return open.contains(id) && tables.containsKey(id);
  }

  /// Registers a listener for every table that is opened or loaded from now on.
  public void whenOpened(LongConsumer then) {
    opened = then;
  }

  /// Whether tables play on when nobody watches.
  public boolean playUnwatched() {
    return floor.unwatched().isAllowed();
  }

  /// From now on tables play on when nobody watches; one at rest begins with its next visitor.
  public void letPlayUnwatched() {
    floor.unwatched().allow();
  }

  private ActorRef<TableMessage> table(long id) {
    return tables.computeIfAbsent(
        id,
        number ->
            system.systemActorOf(
                TableActor.of(number, floor), "table-" + loads.incrementAndGet(), Props.empty()));
  }

  @Override
  public CompletableFuture<Opened> open(TableOpening opening) {
    return found(opening).thenApply(founded -> started(opening, founded));
  }

  private Opened started(TableOpening opening, Opened founded) {
    if (founded instanceof Opened.Yes(var id)) {
      openings.put(id, opening);
      open.add(id);
      table(id);
      opened.accept(id);
    }
    return founded;
  }

  /// Writes a new table into the records, without deciding which machine deals it.
  public CompletableFuture<Opened> found(TableOpening opening) {
    return founder.found(opening);
  }

  @Override
  public Optional<TableOpening> opening(long table) {
    return openings.of(table);
  }

  @Override
  public CompletableFuture<Answer> act(long table, Asked asked) {
    var answer = new CompletableFuture<Answer>();
    tell(table, new TableMessage.Act(asked, answer::complete));
    return answer;
  }

  @Override
  public void watch(long table, Watcher watcher, long last) {
    tell(table, new TableMessage.Watch(watcher, last));
  }

  @Override
  public void unwatch(long table, Watcher watcher) {
    tell(table, new TableMessage.Unwatch(watcher));
  }

  @Override
  public CompletableFuture<Seen> look(long table, Viewpoint eyes) {
    var seen = new CompletableFuture<Seen>();
    tell(table, new TableMessage.Look(eyes, seen::complete));
    return seen;
  }

  @Override
  public CompletableFuture<Listed> wait(long table, String player, boolean enters) {
    var waiting = new CompletableFuture<Listed>();
    tell(table, new TableMessage.Wait(player, enters, waiting::complete));
    return waiting;
  }

  @Override
  public CompletableFuture<Heard> talk(long table, SpeechCommand speech) {
    var heard = new CompletableFuture<Heard>();
    tell(table, new TableMessage.Say(speech, heard::complete));
    return heard;
  }

  /// A closed table is never loaded again.
  private void tell(long id, TableMessage message) {
    if (id <= founder.last() && !open.contains(id)) {
      message.decline(RoomRefusals.closed());
    } else {
      table(id).tell(message);
    }
  }

  @Override
  public CompletableFuture<Answer> shut(long table) {
    return closing.computeIfAbsent(table, this::closes);
  }

  private CompletableFuture<Answer> closes(long table) {
    var closer =
        new TableClosing(floor.journal(), records, id -> look(id, TableClosing.RAIL), this::tell);
    return CompletableFuture.supplyAsync(() -> closer.close(table), Thread::startVirtualThread)
        .whenCompleteAsync(
            (answer, _) -> {
              if (answer instanceof Answer.Done) {
                stop(table);
              }
              closing.remove(table);
            },
            Thread::startVirtualThread);
  }

  public Set<Long> openTables() {
    return Set.copyOf(open);
  }

  public OperatorAlarms alarms() {
    return alarms;
  }

  @Override
  public Lobby lobby() {
    return floor.lobby();
  }

  /// Stops dealing; what was acknowledged is on disk already.
  @Override
  public void close() {
    tables.values().forEach(table -> table.tell(new TableMessage.Stop()));
    system.terminate();
    loaders.shutdownNow();
    try {
      system
          .getWhenTerminated()
          .toCompletableFuture()
          .get(PATIENCE_AT_CLOSE.toSeconds(), TimeUnit.SECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException | TimeoutException e) {
      throw new IllegalStateException("the tables did not stop in time", e);
    }
  }
}
