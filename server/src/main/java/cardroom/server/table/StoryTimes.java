package cardroom.server.table;

import cardroom.games.table.StoryLine;
import cardroom.games.table.StoryLine.Kind;
import java.util.List;

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

  long of(List<StoryLine> story) {
    long all = 0;
    var awaited = false;
    for (StoryLine line : story) {
      awaited = awaited || line.kind() == Kind.DECISION || line.kind() == Kind.TURN;
      all += of(line, awaited);
    }
    var results = story.stream().filter(line -> line.kind() == Kind.RESULT).count();
    return all + Math.min(results * resultMs, resultsMs);
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
