package cardroom.server.health;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Everything that is wrong with a room now. Each trouble is logged when it begins and when it is
/// over, not while it lasts.
public final class RoomHealth {
  /// Above this the room spends its time on garbage collection, and soon fails.
  static final double HEAP_FULL = 0.92;

  /// Enough for the records of a few hours, so that there is time to free space.
  static final long DISK_LEAST = 256L << 20;

  private static final Logger LOG = LoggerFactory.getLogger(RoomHealth.class);

  private final BooleanSupplier canWrite;
  private final Supplier<List<Long>> stopped;
  private final MachineGauges machine;

  private List<RoomTrouble> logged = List.of();

  /// @param canWrite whether the records could be written when last tried
  /// @param stopped the tables that have stopped
  public RoomHealth(BooleanSupplier canWrite, Supplier<List<Long>> stopped, MachineGauges machine) {
    this.canWrite = canWrite;
    this.stopped = stopped;
    this.machine = machine;
  }

  public List<RoomTrouble> troubles() {
    var all = new ArrayList<RoomTrouble>();
    if (!canWrite.getAsBoolean()) {
      all.add(
          trouble(
              RoomTrouble.Kind.RECORDS,
              "The records cannot be written: nobody can act until the database is back."));
    }
    for (var table : stopped.get()) {
      all.add(
          trouble(
              RoomTrouble.Kind.STOPPED_TABLE,
              "Table %d has stopped; its chips are safe, and the log says why.".formatted(table)));
    }
    if (machine.heapInUse() > HEAP_FULL) {
      all.add(
          trouble(
              RoomTrouble.Kind.MEMORY,
              "Memory is running out: close tables, or start the room with a larger -Xmx."));
    }
    if (isDiskShort()) {
      all.add(
          trouble(
              RoomTrouble.Kind.DISK,
              "The disk with the room's folder has less than %d MB left."
                  .formatted(DISK_LEAST >> 20)));
    }
    return List.copyOf(all);
  }

  public double heapInUse() {
    return machine.heapInUse();
  }

  public long diskFree() {
    return machine.diskFree();
  }

  /// Logs what has begun and what is over since the last look.
  public synchronized void look() {
    var now = troubles();
    for (var trouble : now) {
      if (!logged.contains(trouble)) {
        LOG.error("{}: {}", trouble.kind().word(), trouble.words());
      }
    }
    for (var trouble : logged) {
      if (!now.contains(trouble)) {
        LOG.info("resolved: {}: {}", trouble.kind().word(), trouble.words());
      }
    }
    logged = now;
  }

  /// A folder that cannot be examined is gone, and has no space left either.
  private boolean isDiskShort() {
    try {
      return machine.diskFree() < DISK_LEAST;
    } catch (UncheckedIOException e) {
      return true;
    }
  }

  private static RoomTrouble trouble(RoomTrouble.Kind kind, String words) {
    return new RoomTrouble(kind, words);
  }
}
