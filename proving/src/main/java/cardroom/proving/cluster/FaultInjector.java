package cardroom.proving.cluster;

import cardroom.proving.crowd.ClosingAudit.Teller;
import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;

/// Causes the faults of a trial, and checks that a machine which was declared dead has written
/// nothing since.
final class FaultInjector {
  private static final int GIVEN_UP = 4;
  private static final Duration SHUTTING_OUT = Duration.ofMinutes(2);

  private final RoomMachines fleet;
  private final TrialDatabase database;
  private final Optional<NetworkIsland> island;
  private final Teller teller;
  private final EventsByMachine written;
  private Optional<MachineProcess> apart = Optional.empty();

  FaultInjector(
      RoomMachines fleet, TrialDatabase database, Optional<NetworkIsland> island, Teller teller) {
    this.fleet = fleet;
    this.database = database;
    this.island = island;
    this.teller = teller;
    this.written = new EventsByMachine(database.url());
  }

  void strike(MachineFault blow) throws IOException, InterruptedException {
    switch (blow) {
      case MachineFault.Kill(var machines) -> fleet.kill(machines);
      case MachineFault.Freeze(var machine) -> {
        var frozen = fleet.forget(machine);
        apart = Optional.of(frozen);
        frozen.signal("STOP");
      }
      case MachineFault.Cut(var machine) -> {
        if (island.isEmpty()) {
          teller.say("LEFT OUT: this user may not make a network of its own (ip netns)");
          return;
        }
        apart = Optional.of(fleet.forget(machine));
        island.get().cut();
      }
      case MachineFault.RestartDatabase _ -> database.restart();
      case MachineFault.Roll _ -> fleet.upgrade();
    }
  }

  /// True when a machine that was cut off or frozen has noticed and ended, and wrote nothing after
  /// the others declared it dead.
  boolean isOver(MachineFault blow) throws IOException, SQLException, InterruptedException {
    return switch (blow) {
      case MachineFault.Kill _, MachineFault.RestartDatabase _, MachineFault.Roll _ -> true;
      case MachineFault.Freeze(var machine) -> {
        var before = shutOut(machine);
        apart.orElseThrow().signal("CONT");
        yield isFenced(machine, before);
      }
      case MachineFault.Cut(var machine) -> {
        if (apart.isEmpty()) {
          yield true;
        }
        var isFenced = isFenced(machine, shutOut(machine));
        island.orElseThrow().mend();
        yield isFenced;
      }
    };
  }

  /// The last event of a machine once it is shut out.
  private long shutOut(int machine) throws SQLException, InterruptedException {
    var node = fleet.node(machine);
    var end = System.nanoTime() + SHUTTING_OUT.toNanos();
    while (!written.by(node).isShutOut() && System.nanoTime() < end) {
      Thread.sleep(100);
    }
    var state = written.by(node);
    if (!state.isShutOut()) {
      teller.say("WRONG: the database was not told that machine %d was given up", machine);
      return -1;
    }
    return state.lastEvent();
  }

  private boolean isFenced(int machine, long before)
      throws IOException, SQLException, InterruptedException {
    var status = apart.orElseThrow().awaitEnd();
    apart = Optional.empty();
    var after = written.by(fleet.node(machine)).lastEvent();
    if (before < 0 || status != GIVEN_UP || before != after) {
      teller.say(
          "WRONG: machine %d ended with %d, not %d; its last event was %d, and is %d",
          machine, status, GIVEN_UP, before, after);
      return false;
    }
    teller.say("machine %d was shut out, wrote nothing more and ended by itself", machine);
    return true;
  }
}
