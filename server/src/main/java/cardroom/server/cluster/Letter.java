package cardroom.server.cluster;

import cardroom.server.table.Answer;
import cardroom.server.table.LobbyRow;
import cardroom.server.table.SpeechCommand;
import cardroom.server.table.StoryPace;
import cardroom.server.table.TableRemark;
import cardroom.server.table.Tables.Asked;
import cardroom.server.table.Viewpoint;
import java.util.List;
import org.apache.pekko.actor.typed.ActorRef;

/// A message between the machines of a room; [LetterCodec] says how it is written.
///
/// Machines find each other by the class name of [ToPorter], so neither may be renamed while a room
/// is upgraded machine by machine.
sealed interface Letter {

  /// Who asked, and under which number they wait for the answer.
  record Asker(long ticket, ActorRef<ToPorter> inbox) {}

  /// For a table, wherever it is.
  sealed interface ToTable extends Letter {

    /// Asks for the table to be dealt.
    record Wake() implements ToTable {}

    record Act(Asker asker, Asked asked) implements ToTable {}

    record Look(Asker asker, Viewpoint eyes) implements ToTable {}

    record Wait(Asker asker, String player, boolean enters) implements ToTable {}

    record Say(Asker asker, SpeechCommand speech) implements ToTable {}

    record Shut(Asker asker) implements ToTable {}

    /// Repeated now and then, so that a table that moved learns about its audience; one that
    /// arrives is enough.
    record Watch(String visit, Viewpoint eyes, StoryPace pace, long last, ActorRef<ToPorter> inbox)
        implements ToTable {}

    record Unwatch(String visit) implements ToTable {}

    /// The table moves to another machine, or this one stops.
    record Rest() implements ToTable {}

    /// From a machine to itself: it deals here, or the table is closed.
    record Woken(boolean isOpen) implements ToTable {}

    /// From a machine to itself: nothing is being written any more.
    record Rested() implements ToTable {}
  }

  /// For the inbox of a machine.
  sealed interface ToPorter extends Letter {

    record Done(long ticket, long number) implements ToPorter {}

    record No(long ticket, Answer.Refused why) implements ToPorter {}

    record Text(long ticket, String text) implements ToPorter {}

    record Spoken(long ticket, TableRemark said) implements ToPorter {}

    record Names(long ticket, List<String> names) implements ToPorter {
      public Names {
        names = List.copyOf(names);
      }
    }

    /// A line for a visitor.
    record Line(String visit, long number, String text) implements ToPorter {}

    /// The table is closed.
    record Ended(String visit) implements ToPorter {}

    /// The table moves; its viewers must ask again.
    record Moved(String visit) implements ToPorter {}

    /// A session has ended, or a person's roles have changed: the details are in the records.
    record SessionEnded(String id) implements ToPorter {}

    record RolesChanged(String name) implements ToPorter {}

    record Rows(Asker asker) implements ToPorter {}

    record Board(long ticket, List<LobbyRow> rows) implements ToPorter {
      public Board {
        rows = List.copyOf(rows);
      }
    }

    /// From a machine to itself: these are the inboxes of all.
    record Inboxes(List<ActorRef<ToPorter>> all) implements ToPorter {
      public Inboxes {
        all = List.copyOf(all);
      }
    }

    /// From a machine to itself: time to ask again for what visitors watch.
    record AskAgain() implements ToPorter {}
  }
}
