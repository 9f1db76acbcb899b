package cardroom.server.keeping;

import java.util.function.Supplier;

/// What must not be done twice at the same moment, on whichever machine of the room.
public interface Turns {

  /// Does something while nobody else does anything of that name; waits until it may. Nobody asks
  /// for a turn that they have already.
  <R> R inTurn(String name, Supplier<R> deed);

  /// Whether there are others with whom to take turns.
  default boolean isShared() {
    return true;
  }
}
