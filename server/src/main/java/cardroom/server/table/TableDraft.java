package cardroom.server.table;

import cardroom.games.table.Event;
import cardroom.games.table.Transfer;
import cardroom.server.journal.JournalPage;
import java.util.List;
import java.util.Optional;

/// A table after a command that is not yet on disk.
///
/// @param standing the table once the page is written
/// @param events what happened, in order
/// @param transfers the chips it moved, up to the end of the round if one ended
/// @param ended the end of the round that ended with them; a player who leaves then goes after it
/// @param transfersAfter the chips it moved after that end
record TableDraft<T>(
    Standing<T> standing,
    List<Event> events,
    List<Transfer> transfers,
    Optional<RoundEnd<T>> ended,
    List<Transfer> transfersAfter,
    JournalPage page) {
  TableDraft {
    events = List.copyOf(events);
    transfers = List.copyOf(transfers);
    transfersAfter = List.copyOf(transfersAfter);
  }

  /// A table at a point of its journal.
  ///
  /// @param number the number of its last event
  /// @param hash that event's link of the chain
  record Standing<T>(T table, long number, String hash) {}
}
