package cardroom.server.table;

import cardroom.games.table.Event;
import cardroom.games.table.Transfer;
import cardroom.server.journal.Page;
import java.util.List;

/// A table after a command that is not yet on disk.
///
/// @param standing the table once the page is written
/// @param events what happened, in order
/// @param transfers the chips it moved
/// @param roundEnded whether a round ended with them
record Draft<T>(
    Standing<T> standing,
    List<Event> events,
    List<Transfer> transfers,
    boolean roundEnded,
    Page page) {
  Draft {
    events = List.copyOf(events);
    transfers = List.copyOf(transfers);
  }

  /// A table at a point of its journal.
  ///
  /// @param number the number of its last event
  /// @param hash that event's link of the chain
  record Standing<T>(T table, long number, String hash) {}
}
