package cardroom.proving.cluster;

import cardroom.server.shoe.Entropy;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;

/// The machines of a room, by number; those that were killed are missing.
final class RoomMachines {
  private static final int STARTS_MAX = 3;

  private final Path folder;
  private final String database;
  private final String key = Entropy.ofTheSystem().hex(32);
  private final Optional<NetworkIsland> island;
  private final List<Integer> ports;
  private final List<String> nodes = new ArrayList<>();
  private final NavigableMap<Integer, MachineProcess> running = new ConcurrentSkipListMap<>();
  private final AtomicInteger starts = new AtomicInteger();
  private volatile MachineProgram program;

  /// @param island the separate network of the last machine
  RoomMachines(
      Path folder,
      MachineProgram program,
      String database,
      int size,
      Optional<NetworkIsland> island)
      throws IOException {
    this.folder = folder;
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

  private static List<Integer> freePorts(int count) throws IOException {
    List<ServerSocket> probes = new ArrayList<>();
    List<Integer> ports = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      var probe = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
      probes.add(probe);
      ports.add(probe.getLocalPort());
    }
    for (var probe : probes) {
      probe.close();
    }
    return ports;
  }

  String key() {
    return key;
  }

  /// Each start has a folder of its own: the room is in the database.
  private void start(int number) throws IOException {
    var data = folder.resolve("machine-%d-%d".formatted(number, starts.incrementAndGet()));
    var apart = island.filter(_ -> number == nodes.size() - 1);
    running.put(
        number,
        MachineProcess.start(
            program,
            new MachineProcess.Plan(
                data,
                ports.get(number),
                nodes.get(number),
                apart.map(place -> place.database(database)).orElse(database),
                nodes,
                key,
                apart.map(NetworkIsland::inside).orElse(List.of()))));
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
  MachineProcess forget(int number) {
    return Objects.requireNonNull(running.remove(number));
  }

  /// All at once, as after a power failure.
  void startMissing() throws IOException, InterruptedException {
    try (var starters = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Callable<Void>> missing = new ArrayList<>();
      for (int i = 0; i < nodes.size(); i++) {
        int number = i;
        if (!running.containsKey(number)) {
          missing.add(
              () -> {
                startAgainAndAgain(number);
                return null;
              });
        }
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
    var victims = numbers.stream().map(running::remove).toList();
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
      startAgainAndAgain(number);
    }
  }

  /// Stops the one of the lowest number that runs.
  void stopOne() throws IOException, InterruptedException {
    var machine = Objects.requireNonNull(running.pollFirstEntry()).getValue();
    machine.stop();
    machine.awaitEnd();
  }

  void killAll() {
    running.values().forEach(MachineProcess::kill);
  }

  /// The addresses of all running machines.
  List<URI> doors() {
    return running.values().stream().map(MachineProcess::address).toList();
  }

  /// The address of any running machine.
  URI anyDoor() {
    var doors = List.copyOf(running.values());
    return doors.get(ThreadLocalRandom.current().nextInt(doors.size())).address();
  }
}
