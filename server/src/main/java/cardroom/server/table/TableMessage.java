package cardroom.server.table;

import cardroom.games.table.Player;
import cardroom.server.journal.PageOutcome;
import cardroom.server.table.TableRecovery.Recovered;
import cardroom.server.table.Tables.Asked;
import cardroom.server.table.Tables.Heard;
import cardroom.server.table.Tables.Listed;
import cardroom.server.table.Tables.Seen;
import java.util.function.Consumer;

/// A message to a table's actor.
sealed interface TableMessage {

  /// Tells the sender that it is not done, and why.
  default void decline(Answer.Refused why) {
    switch (this) {
      case Act(_, var reply) -> reply.accept(why);
      case SendHome(_, var reply) -> reply.accept(why);
      case Closes(var reply) -> reply.accept(why);
      case Look(_, var reply) -> reply.accept(new Seen.No(why));
      case Watch(var watcher, _) -> watcher.ended();
      case Wait(_, _, var reply) -> reply.accept(new Listed.No(why));
      case Say(_, var reply) -> reply.accept(new Heard.No(why));
      case Entered(var asked, _) -> asked.decline(why);
      case Unwatch _, Wrote _, Loaded _, NotLoaded _, LoadAgain _, Rang _, Stop _ -> {
        // Nobody waits for an answer.
      }
    }
  }

  /// A player wants something.
  record Act(Asked asked, Consumer<Answer> reply) implements TableMessage {}

  /// The table closes: no round begins any more, and between rounds nobody acts.
  record Closes(Consumer<Answer> reply) implements TableMessage {}

  /// The table closes, and the room leaves it for this player; between rounds only, for nobody is
  /// acted for in mid-hand because a table closes (Contract 15).
  record SendHome(Player player, Consumer<Answer> reply) implements TableMessage {
    PendingCommand leaving() {
      return PendingCommand.leaving(player, reply);
    }
  }

  record Watch(Watcher watcher, long last) implements TableMessage {}

  record Unwatch(Watcher watcher) implements TableMessage {}

  /// One look, without staying.
  record Look(Viewpoint eyes, Consumer<Seen> reply) implements TableMessage {}

  /// Enters or leaves the waiting list.
  record Wait(String player, boolean enters, Consumer<Listed> reply) implements TableMessage {}

  /// Somebody talks at the table.
  record Say(SpeechCommand speech, Consumer<Heard> reply) implements TableMessage {}

  /// The records have answered for a list that somebody entered or left.
  record Entered(Wait asked, PageOutcome outcome) implements TableMessage {}

  /// The records have answered for the page that waits.
  record Wrote(PageOutcome outcome) implements TableMessage {}

  record Loaded(Recovered<?> table) implements TableMessage {}

  record NotLoaded(RuntimeException why) implements TableMessage {}

  record LoadAgain() implements TableMessage {}

  /// A timer; it means something only if its clock still runs.
  record Rang() implements TableMessage {}

  record Stop() implements TableMessage {}
}
