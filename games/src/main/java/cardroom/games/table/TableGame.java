package cardroom.games.table;

import java.util.List;
import java.util.Set;

/// One table of one game: seats, stacks, whose turn it is and the round in progress.
///
/// The room, the terminal, the tests and the replay all drive a table through these questions. None
/// of them reads a clock, rolls a die or keeps anything: a table is the fold of its events.
public interface TableGame<T> {

  /// The most seats such a table has.
  default int seatsMax() {
    return 9;
  }

  /// A table with nobody seated yet.
  T open(Setup setup);

  /// What the rules say about a command: the events it causes, or a refusal naming its rule.
  Ruling rule(T table, Command command);

  /// The only way a table changes; total on the events that [#rule] gave.
  T apply(T table, Event event);

  /// What must happen next, and by whom.
  Need need(T table);

  /// Everything [#rule] would allow that person now; an amount is offered as a range.
  Choices choices(T table, Viewer viewer);

  /// What that person may see.
  View view(T table, Viewer viewer);

  /// The table for many who look at it: the answers of [#view] and [#choices].
  default SharedView sharedView(T table) {
    return new SharedView() {
      @Override
      public View view(Viewer viewer) {
        return TableGame.this.view(table, viewer);
      }

      @Override
      public Choices choices(Viewer viewer) {
        return TableGame.this.choices(table, viewer);
      }
    };
  }

  /// What to say and to show of an event that is about to be applied, as that person may know it.
  List<StoryLine> story(T before, Event event, Viewer viewer);

  /// The chips that an event about to be applied moves; empty for most.
  List<Transfer> transfers(T before, Event event);

  /// Those who left and whose chips the table still remembers, until [Command.HourPassed].
  default Set<Player> departed(T table) {
    return Set.of();
  }

  /// The number of the round in progress, or of the last one when the table is at rest; 0 before
  /// the first.
  int round(T table);

  /// True between rounds: there is no wager on the layout, and a snapshot may be taken.
  boolean atRest(T table);
}
