package cardroom.proving.cluster;

import java.util.List;

/// A fault in a room on several machines. Machines are numbered from 0; the oldest is first.
public sealed interface MachineFault {

  /// They die at once, as by `kill -9`.
  record Kill(List<Integer> machines) implements MachineFault {
    public Kill {
      machines = List.copyOf(machines);
    }

    @Override
    public String toString() {
      return "machines %s are killed".formatted(machines);
    }
  }

  /// It freezes until the others have declared it dead, and then continues as if nothing had
  /// happened.
  record Freeze(int machine) implements MachineFault {
    @Override
    public String toString() {
      return "machine %d is frozen".formatted(machine);
    }
  }

  /// Its connections to the other machines are cut, but not the one to the database.
  record Cut(int machine) implements MachineFault {
    @Override
    public String toString() {
      return "machine %d is cut off from the others, not from the database".formatted(machine);
    }
  }

  /// The database crashes and comes up again.
  record RestartDatabase() implements MachineFault {
    @Override
    public String toString() {
      return "the database is restarted as after a crash";
    }
  }

  /// One machine after another is stopped and started again with the next program, whose events
  /// have a new version; old and new ones play side by side meanwhile.
  record Roll() implements MachineFault {
    @Override
    public String toString() {
      return "one machine after the other is upgraded to events of a new version";
    }
  }
}
