package cardroom.server.table;

import cardroom.games.table.Position;
import cardroom.games.table.StoryLine;
import cardroom.games.table.StoryLine.Kind;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// How long a story takes to be seen at the usual pace. The client tells it in the same times
/// (`storyPace.ts`), and a clock begins to run when they are over.
///
/// @param dealMs a card of a deal
/// @param drawMs a card that somebody waits for: after a decision or a card that was turned
/// @param alsoMs each further card that falls with it
/// @param turnMs a card that is turned
/// @param decisionMs what somebody did
/// @param buttonMs a button on its way
/// @param resultMs a wager that is paid, collected or returned
/// @param resultsMs the most that all of them take together
public record StoryTimes(
    long dealMs,
    long drawMs,
    long alsoMs,
    long turnMs,
    long decisionMs,
    long buttonMs,
    long resultMs,
    long resultsMs) {

  public static final StoryTimes STANDARD =
      new StoryTimes(280, 650, 180, 900, 350, 300, 700, 6_000);

  /// For tests and trials in which nobody looks.
  public static final StoryTimes NONE = new StoryTimes(0, 0, 0, 0, 0, 0, 0, 0);

  /// So many places make it a round of the deal: nobody waits for each of its cards.
  private static final int PLACES = 3;

  long of(List<StoryLine> story) {
    long all = 0;
    var awaited = false;
    for (int i = 0; i < story.size(); i++) {
      var line = story.get(i);
      awaited = awaited || line.kind() == Kind.DECISION || line.kind() == Kind.TURN;
      all += of(line, awaited && !(line.kind() == Kind.DEAL && goesRound(story, i)));
    }
    var results = story.stream().filter(line -> line.kind() == Kind.RESULT).count();
    return all + Math.min(results * resultMs, resultsMs);
  }

  /// Whether a card is of a deal that goes round the table, whatever was decided before it.
  private static boolean goesRound(List<StoryLine> story, int card) {
    Set<Position> places = new HashSet<>();
    for (int i = card; i < story.size() && story.get(i).kind() == Kind.DEAL; i++) {
      places.add(story.get(i).position());
    }
    for (int i = card; i >= 0 && story.get(i).kind() == Kind.DEAL; i--) {
      places.add(story.get(i).position());
    }
    return places.size() >= PLACES;
  }

  private long of(StoryLine line, boolean awaited) {
    return switch (line.kind()) {
      case DEAL -> (awaited ? drawMs : dealMs) + alsoMs * Math.max(0, line.cards().size() - 1);
      case TURN -> turnMs;
      case DECISION -> decisionMs;
      case BUTTON -> buttonMs;
      case SAY, SHUFFLE, CHIPS, RESULT -> 0;
    };
  }
}
