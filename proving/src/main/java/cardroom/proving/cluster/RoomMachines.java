package cardroom.proving.cluster;

import cardroom.proving.crowd.ClosingAudit.Teller;
import cardroom.proving.crowd.TrialCounts;
import cardroom.server.shoe.Entropy;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/// The machines of a room, by number; those that were killed are missing. One that ends because the
/// others gave it up is started again, as a service does it: on a computer that is too busy to let
/// them talk for seconds this happens without any fault.
final class RoomMachines {
  private static final int STARTS_MAX = 3;
  private static final int GIVEN_UP = 4;
  private static final long LOG_TAIL = 12;
  // Below those that a system gives to connections: a machine's port is free when it starts again.
  private static final int PORT_LEAST = 12_000;
  private static final int PORTS = 18_000;

  private final Path folder;
  private final String database;
  private final String key = Entropy.ofTheSystem().hex(32);
  private final Optional<NetworkIsland> island;
  private final List<Integer> ports;
  private final List<String> nodes = new ArrayList<>();
  private final NavigableMap<Integer, MachineProcess> running = new ConcurrentSkipListMap<>();
  private final Map<Integer, Lock> turns = new ConcurrentHashMap<>();
  private final AtomicInteger starts = new AtomicInteger();
  private final AtomicBoolean over = new AtomicBoolean();
  private final Teller teller;
  private final TrialCounts counts;
  private volatile MachineProgram program;

  /// @param island the separate network of the last machine
  RoomMachines(
      Path folder,
      MachineProgram program,
      String database,
      int size,
      Optional<NetworkIsland> island,
      Teller teller,
      TrialCounts counts)
      throws IOException {
    this.folder = folder;
    this.teller = teller;
    this.counts = counts;
    this.program = program;
    this.database = database;
    this.island = island;
    this.ports = freePorts(2 * size);
    var mainland = island.map(NetworkIsland::mainland).orElse("localhost");
    for (int i = 0; i < size; i++) {
      var host = i == size - 1 ? island.map(NetworkIsland::address).orElse(mainland) : mainland;
      nodes.add("%s:%d".formatted(host, ports.get(size + i)));
    }
  }

  private static List<Integer> freePorts(int count) {
    Set<Integer> ports = new LinkedHashSet<>();
    while (ports.size() < count) {
      var port = PORT_LEAST + ThreadLocalRandom.current().nextInt(PORTS);
      try (var probe = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
        ports.add(probe.getLocalPort());
      } catch (IOException _) {
        // Somebody has it.
      }
    }
    return List.copyOf(ports);
  }

  String key() {
    return key;
  }

  /// Each start has a folder of its own: the room is in the database.
  private void start(int number) throws IOException {
    var data = folder.resolve("machine-%d-%d".formatted(number, starts.incrementAndGet()));
    var apart = island.filter(_ -> number == nodes.size() - 1);
    var machine =
        MachineProcess.start(
            program,
            new MachineProcess.Plan(
                data,
                ports.get(number),
                nodes.get(number),
                apart.map(place -> place.database(database)).orElse(database),
                nodes,
                key,
                apart.map(NetworkIsland::inside).orElse(List.of())));
    running.put(number, machine);
    machine.whenEnded(status -> ended(number, machine, status));
  }

  /// Whoever ends a machine takes it out first.
  private void ended(int number, MachineProcess machine, int status) {
    if (over.get() || !running.remove(number, machine)) {
      return;
    }
    var what = "machine %d ended by itself with status %d".formatted(number, status);
    teller.say("%s and is started again", what);
    if (status != GIVEN_UP) {
      counts.fault(what);
    }
    try {
      startUnlessRunning(number);
    } catch (IOException e) {
      counts.fault("machine %d does not start: %s".formatted(number, e.getMessage()));
    }
  }

  private void startUnlessRunning(int number) throws IOException {
    var turn = turns.computeIfAbsent(number, _ -> new ReentrantLock());
    turn.lock();
    try {
      if (!running.containsKey(number) && !over.get()) {
        startAgainAndAgain(number);
      }
    } finally {
      turn.unlock();
    }
  }

  /// Restarts them as a service would: on a busy computer the first machine may find no other in
  /// time, found a room of its own, and be refused by the database.
  private void startAgainAndAgain(int number) throws IOException {
    for (int i = 1; ; i++) {
      try {
        start(number);
        return;
      } catch (IOException e) {
        if (i == STARTS_MAX) {
          throw e;
        }
      }
    }
  }

  String node(int number) {
    return nodes.get(number);
  }

  /// Nobody connects there any more; it keeps running.
  MachineProcess forget(int number) throws IOException {
    while (true) {
      var machine = running.remove(number);
      if (machine != null) {
        return machine;
      }
      startUnlessRunning(number);
    }
  }

  /// All at once, as after a power failure.
  void startMissing() throws IOException, InterruptedException {
    try (var starters = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Callable<Void>> missing = new ArrayList<>();
      for (int i = 0; i < nodes.size(); i++) {
        int number = i;
        missing.add(
            () -> {
              startUnlessRunning(number);
              return null;
            });
      }
      for (var started : starters.invokeAll(missing)) {
        if (started.state() == Future.State.FAILED) {
          throw new IOException("a machine did not start", started.exceptionNow());
        }
      }
    }
  }

  int size() {
    return running.size();
  }

  void kill(List<Integer> numbers) throws IOException, InterruptedException {
    List<MachineProcess> victims = new ArrayList<>();
    for (int number : numbers) {
      victims.add(forget(number));
    }
    victims.forEach(MachineProcess::kill);
    for (var victim : victims) {
      victim.awaitEnd();
    }
  }

  /// Stops them one after another as a service is stopped, and starts each again with the next
  /// program.
  void upgrade() throws IOException, InterruptedException {
    program = MachineProgram.NEXT;
    for (int number : List.copyOf(running.keySet())) {
      var machine = forget(number);
      machine.stop();
      machine.awaitEnd();
      startUnlessRunning(number);
    }
  }

  /// Stops the one of the lowest number that runs.
  void stopOne() throws IOException, InterruptedException {
    var machine = forget(running.firstKey());
    machine.stop();
    machine.awaitEnd();
  }

  void killAll() {
    over.set(true);
    running.values().forEach(MachineProcess::kill);
  }

  /// The addresses of all running machines.
  List<URI> doors() {
    return running.values().stream().map(MachineProcess::address).toList();
  }

  /// The last lines of what each machine logged.
  void tellLogs() throws IOException {
    try (var files = Files.list(folder)) {
      for (var file : files.filter(each -> each.toString().endsWith(".log")).sorted().toList()) {
        try (var lines = Files.lines(file)) {
          var all = lines.toList();
          teller.say("%s, %d lines:", file.getFileName(), all.size());
          all.stream()
              .skip(Math.max(0, all.size() - LOG_TAIL))
              .forEach(line -> teller.say("%s", line));
        }
      }
    }
  }

  /// The address of any running machine; of any at all when none runs.
  URI anyDoor() {
    var doors = List.copyOf(running.values());
    if (doors.isEmpty()) {
      var host = nodes.getFirst().replaceFirst(":.*", "");
      return URI.create("http://%s:%d".formatted(host, ports.getFirst()));
    }
    return doors.get(ThreadLocalRandom.current().nextInt(doors.size())).address();
  }
}
