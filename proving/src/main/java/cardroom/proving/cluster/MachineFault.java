package cardroom.proving.cluster;

import java.util.List;

/// What befalls a room on several machines. Machines go by their numbers, from 0, the oldest at
/// first.
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

  /// It stands still until the others have given it up, and then goes on as if nothing had been.
  record Freeze(int machine) implements MachineFault {
    @Override
    public String toString() {
      return "machine %d is frozen".formatted(machine);
    }
  }

  /// Its lines to the other machines are cut, and that to the database is not.
  record Cut(int machine) implements MachineFault {
    @Override
    public String toString() {
      return "machine %d is cut off from the others, not from the database".formatted(machine);
    }
  }

  /// The database goes down without a word and comes up again.
  record RestartDatabase() implements MachineFault {
    @Override
    public String toString() {
      return "the database is restarted as after a crash";
    }
  }

  /// One machine after the other is stopped and started again with the next program, whose events
  /// have a new version; old and new ones play side by side meanwhile.
  record Roll() implements MachineFault {
    @Override
    public String toString() {
      return "one machine after the other is upgraded to events of a new version";
    }
  }
}
