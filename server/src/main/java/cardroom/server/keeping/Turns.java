package cardroom.server.keeping;

import java.util.function.Supplier;

/// What must not be done twice at the same moment, on whichever machine of the room.
public interface Turns {

  /// Does something while nobody else does anything of that name; waits until it may.
  <R> R inTurn(String name, Supplier<R> deed);

  /// Whether there are others with whom to take turns.
  default boolean isShared() {
    return true;
  }

  /// For a room on one machine, whose own locks are enough.
  Turns ALONE =
      new Turns() {
        @Override
        public <R> R inTurn(String name, Supplier<R> deed) {
          return deed.get();
        }

        @Override
        public boolean isShared() {
          return false;
        }
      };
}
