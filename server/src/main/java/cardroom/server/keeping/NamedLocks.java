package cardroom.server.keeping;

import java.util.function.Supplier;

/// Named locks: what must not be done twice at the same time, on any machine of the room.
public interface NamedLocks {

  /// Does something while nobody else does anything under that name; waits until it may. Not
  /// reentrant.
  <R> R inTurn(String name, Supplier<R> work);

  /// Whether there are other machines to take turns with.
  default boolean isShared() {
    return true;
  }
}
