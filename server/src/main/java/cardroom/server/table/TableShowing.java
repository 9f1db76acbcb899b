package cardroom.server.table;

import cardroom.games.table.Choices;
import cardroom.games.table.StoryLine;
import cardroom.games.table.View;
import java.util.List;
import java.util.Optional;

/// What one person is shown of a table at one moment; everything in it is on disk.
///
/// @param calls what they may call as a floor person; empty for everybody else
/// @param alike the shared change for viewers without a stake at the table, if this is one of them
public record TableShowing(
    long table,
    long number,
    View view,
    Choices choices,
    Optional<Choices> calls,
    boolean isAtRest,
    Optional<ClockView> clock,
    RoomView room,
    List<Line> story,
    Optional<SharedShowing> alike) {

  public TableShowing {
    story = List.copyOf(story);
  }

  /// The clock that runs.
  ///
  /// @param startedAt distinguishes one start of the same clock from the next
  public record ClockView(
      ClockName name,
      List<String> positions,
      long totalMs,
      long bankMs,
      long startedAt,
      long deadline,
      long now) {

    /// The same clock, whenever it is looked at.
    boolean isSameAs(ClockView other) {
      return startedAt == other.startedAt
          && name == other.name
          && positions.equals(other.positions)
          && deadline == other.deadline;
    }
  }

  /// What the room knows about the table besides its rules.
  ///
  /// @param owner who opened the table and may close it; empty for a table of the room
  /// @param watched whether any person watches, so that bots play
  /// @param hurried whether somebody waits for a round in which only bots are
  public record RoomView(
      List<String> waiting,
      List<String> away,
      String owner,
      boolean closed,
      boolean watched,
      boolean hurried) {
    public RoomView {
      waiting = List.copyOf(waiting);
      away = List.copyOf(away);
    }
  }

  /// A line of the story with the number of its event.
  public record Line(long number, StoryLine line) {}

  /// Whether the clock is the same as it was in an earlier showing.
  public boolean hasClockOf(TableShowing earlier) {
    return clock.isEmpty()
        ? earlier.clock.isEmpty()
        : earlier.clock.isPresent() && clock.get().isSameAs(earlier.clock.get());
  }
}
