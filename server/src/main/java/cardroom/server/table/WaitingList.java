package cardroom.server.table;

import java.util.ArrayList;
import java.util.List;

/// Who waits for a seat, in order. As many of the first as seats are free may sit down; others must
/// let them.
final class WaitingList {
  /// How long a free seat is kept for somebody.
  static final long KEPT_MS = 30_000;

  private final List<Waiter> waiters = new ArrayList<>();

  /// @param offeredAt when a seat was first free for him, or 0
  private record Waiter(String name, long offeredAt) {}

  void enter(String name) {
    if (waiters.stream().noneMatch(waiter -> waiter.name().equals(name))) {
      waiters.add(new Waiter(name, 0));
    }
  }

  void leave(String name) {
    waiters.removeIf(waiter -> waiter.name().equals(name));
  }

  List<String> names() {
    return waiters.stream().map(Waiter::name).toList();
  }

  int size() {
    return waiters.size();
  }

  /// Offers free seats to the first, and lets those go who did not take theirs in time.
  void offer(int free, long now) {
    waiters.removeIf(waiter -> waiter.offeredAt() > 0 && now - waiter.offeredAt() >= KEPT_MS);
    for (int i = 0; i < Math.min(free, waiters.size()); i++) {
      var waiter = waiters.get(i);
      if (waiter.offeredAt() == 0) {
        waiters.set(i, new Waiter(waiter.name(), now));
      }
    }
  }

  /// Whether the seats that are free are kept for others.
  boolean bars(String name, int free) {
    var before = waiters.subList(0, Math.min(free, waiters.size()));
    return waiters.size() >= free
        && !waiters.isEmpty()
        && before.stream().noneMatch(waiter -> waiter.name().equals(name));
  }
}
