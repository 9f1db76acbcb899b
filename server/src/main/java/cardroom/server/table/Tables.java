package cardroom.server.table;

import cardroom.games.table.Command;
import cardroom.games.table.Viewer;
import cardroom.server.catalogue.TableOpening;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/// All tables of the room, wherever they are.
public interface Tables {
  /// How long a free seat is kept for somebody on the waiting list.
  long SEAT_KEPT_MS = 30_000;

  /// Opens a new table and returns its number once it is on disk.
  CompletableFuture<Opened> open(TableOpening opening);

  /// A new table, or why there is none.
  sealed interface Opened {
    record Yes(long table) implements Opened {}

    record No(Answer.Refused why) implements Opened {}
  }

  /// How a table that is there was opened; empty when there is none with that number.
  Optional<TableOpening> opening(long table);

  /// A person's command with its key, its whole content in words and the number they looked at.
  ///
  /// @param command what a player does, or a floor person calls
  /// @param content what a command with the same key must repeat to count as the same command
  record Asked(Command command, String key, String content, long seen) {

    /// The viewer whose choices the command is checked against.
    static Viewer eyes(Command command) {
      return switch (command) {
        case Command.Act act -> new Viewer.Person(act.player());
        case Command.Call call -> new Viewer.Floor(call.floor());
        case Command.Deal _,
            Command.Shuffled _,
            Command.Drawn _,
            Command.TimedOut _,
            Command.HourPassed _ ->
            new Viewer.Rail();
      };
    }

    /// Who asks, as the journal names them.
    String maker() {
      return switch (command) {
        case Command.Act act -> act.player().name();
        case Command.Call call -> EventMakers.floor(call.floor());
        case Command.Deal _,
            Command.Shuffled _,
            Command.Drawn _,
            Command.TimedOut _,
            Command.HourPassed _ ->
            throw new IllegalArgumentException("nobody asks for " + command);
      };
    }
  }

  CompletableFuture<Answer> act(long table, Asked asked);

  /// Shows the table to somebody from now on.
  ///
  /// @param last the number of the last event they have seen, or -1
  void watch(long table, Watcher watcher, long last);

  void unwatch(long table, Watcher watcher);

  /// Closes a table for good, once everybody there has their chips back in their account.
  CompletableFuture<Answer> shut(long table);

  /// One look at a table.
  CompletableFuture<Seen> look(long table, Viewpoint eyes);

  default CompletableFuture<Seen> look(long table, Viewer viewer) {
    return look(table, Viewpoint.of(viewer));
  }

  /// What a look finds: the table, or why there is none to see.
  sealed interface Seen {
    record Yes(TableShowing showing) implements Seen {}

    record No(Answer.Refused why) implements Seen {}
  }

  /// Enters or leaves the waiting list; completes once that is on disk.
  CompletableFuture<Listed> wait(long table, String player, boolean enters);

  /// Who waits now, or why nothing was changed.
  sealed interface Listed {
    record Yes(List<String> names) implements Listed {
      public Yes {
        names = List.copyOf(names);
      }
    }

    record No(Answer.Refused why) implements Listed {}
  }

  /// Says something at a table, or finds again what was said there.
  CompletableFuture<Heard> talk(long table, SpeechCommand speech);

  /// What was said, or why it was not.
  sealed interface Heard {
    record Yes(TableRemark said) implements Heard {}

    record No(Answer.Refused why) implements Heard {}
  }

  Lobby lobby();
}
