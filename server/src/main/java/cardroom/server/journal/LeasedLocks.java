package cardroom.server.journal;

import cardroom.server.keeping.NamedLocks;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/// Locks shared by several machines, held in their common database. A machine that dies with a lock
/// keeps it only for some seconds.
///
/// @param machine this machine's unique name
public record LeasedLocks(MachineRecords machines, String machine) implements NamedLocks {
  private static final long FOR_MS = 10_000;
  private static final long PAUSE_NANOS = 20_000_000;
  private static final AtomicLong LAST = new AtomicLong();

  @Override
  public <R> R inTurn(String name, Supplier<R> work) {
    var owner = machine + "/" + LAST.incrementAndGet();
    while (!machines.lease(name, owner, FOR_MS)) {
      LockSupport.parkNanos(PAUSE_NANOS);
    }
    try {
      return work.get();
    } finally {
      machines.release(name, owner);
    }
  }
}
