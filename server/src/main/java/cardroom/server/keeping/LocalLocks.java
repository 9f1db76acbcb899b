package cardroom.server.keeping;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/// Locks of a room on one machine. Only names that are held or waited for are kept.
public final class LocalLocks implements NamedLocks {
  private final Map<String, Turn> turns = new ConcurrentHashMap<>();

  /// @param wanted how many hold it or wait for it
  private record Turn(ReentrantLock lock, int wanted) {
    private Turn wanted(int more) {
      return new Turn(lock, wanted + more);
    }
  }

  @Override
  public <R> R inTurn(String name, Supplier<R> work) {
    var lock = wanted(name);
    try {
      if (lock.isHeldByCurrentThread()) {
        // On several machines this would be a deadlock; a single machine must not hide that.
        throw new IllegalStateException("the turn of '%s' is taken already".formatted(name));
      }
      lock.lock();
      try {
        return work.get();
      } finally {
        lock.unlock();
      }
    } finally {
      turns.computeIfPresent(name, (_, turn) -> turn.wanted() == 1 ? null : turn.wanted(-1));
    }
  }

  private ReentrantLock wanted(String name) {
    return turns
        .merge(name, new Turn(new ReentrantLock(), 1), (known, _) -> known.wanted(1))
        .lock();
  }

  @Override
  public boolean isShared() {
    return false;
  }

  /// How many names are held or waited for.
  int kept() {
    return turns.size();
  }
}
