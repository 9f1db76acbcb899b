package cardroom.games.seating;

import cardroom.games.table.StoryLine;
import java.util.List;

/// What everybody is told about who comes and goes.
public final class SeatingStory {

  private SeatingStory() {}

  /// @param round what this table calls a round: `round` or `hand`
  public static List<StoryLine> of(SeatingEvent event, String round) {
    return switch (event) {
      case SeatingEvent.Sat(var player, var seat, var chips, _) when seat > 0 ->
          say("%s takes seat %d with %s.".formatted(player, seat, chips));
      case SeatingEvent.Sat(var player, _, var chips, _) ->
          say("%s stands behind the seats with %s.".formatted(player, chips));
      case SeatingEvent.ToppedUp(var player, var chips) ->
          say("%s adds %s.".formatted(player, chips));
      case SeatingEvent.Left(var player, var chips) ->
          say("%s leaves with %s.".formatted(player, chips));
      case SeatingEvent.Leaving(var player) ->
          say("%s leaves after this %s.".formatted(player, round));
      case SeatingEvent.SatOut(var player) -> say("%s sits out.".formatted(player));
      case SeatingEvent.CameBack(var player) -> say("%s is back.".formatted(player));
      case SeatingEvent.Moved(var player, int seat, _) ->
          say("%s moves to seat %d.".formatted(player, seat));
      case SeatingEvent.HourPassed _ -> List.of();
    };
  }

  private static List<StoryLine> say(String text) {
    return List.of(StoryLine.say(text));
  }
}
