package cardroom.server.table;

import java.util.ArrayList;
import java.util.List;

/// Who waits for a seat, in order. The first in line may sit down, as many as seats are free;
/// others must wait.
final class WaitingList {
  private final List<Waiter> waiters = new ArrayList<>();

  /// @param offeredAt when a seat was first free for them, or 0
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
    return waiters.isEmpty() ? List.of() : waiters.stream().map(Waiter::name).toList();
  }

  int size() {
    return waiters.size();
  }

  /// Offers free seats to the first, and lets those go who did not take theirs in time.
  void offer(int free, long now) {
    waiters.removeIf(
        waiter -> waiter.offeredAt() > 0 && now - waiter.offeredAt() >= Tables.SEAT_KEPT_MS);
    for (int i = 0; i < waiters.size(); i++) {
      var waiter = waiters.get(i);
      if (i >= free) {
        waiters.set(i, new Waiter(waiter.name(), 0));
      } else if (waiter.offeredAt() == 0) {
        waiters.set(i, new Waiter(waiter.name(), now));
      }
    }
  }

  /// When the next seat that nobody took is released.
  long keptUntil() {
    var first = Long.MAX_VALUE;
    for (Waiter waiter : waiters) {
      if (waiter.offeredAt() > 0) {
        first = Math.min(first, waiter.offeredAt() + Tables.SEAT_KEPT_MS);
      }
    }
    return first;
  }
}
