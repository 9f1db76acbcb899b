package cardroom.server.table;

import cardroom.server.journal.Journal;
import cardroom.server.keeping.RoomTime;
import cardroom.server.shoe.SealedShoe;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;

/// What all tables of a room share.
///
/// @param unwatched whether tables play on when nobody watches
/// @param loaders where tables are brought back from the records, which blocks
record TableServices(
    Journal journal,
    TableRecovery recovery,
    SealedShoe shoes,
    ClockTimes times,
    RoomTime time,
    UnwatchedPlay unwatched,
    Lobby lobby,
    OperatorAlarms alarms,
    Executor loaders) {

  /// Loads a table from the records and tells it the result.
  void load(long id, Consumer<TableMessage> table) {
    try {
      loaders.execute(() -> table.accept(loaded(id)));
    } catch (RejectedExecutionException _) {
      // The room is closing, and the table with it.
    }
  }

  private TableMessage loaded(long id) {
    try {
      return new TableMessage.Loaded(recovery.recover(id, stamp()));
    } catch (RuntimeException e) {
      return new TableMessage.NotLoaded(e);
    }
  }

  /// The clock for everything that waits.
  long now() {
    return time.steady().millis();
  }

  /// What is written on an event.
  long stamp() {
    return time.calendar().millis();
  }
}
