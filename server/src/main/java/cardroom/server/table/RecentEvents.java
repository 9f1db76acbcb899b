package cardroom.server.table;

import cardroom.games.table.Event;
import cardroom.games.table.StoryLine;
import cardroom.games.table.TableGame;
import cardroom.games.table.Viewer;
import cardroom.server.table.TableShowing.Line;
import java.util.ArrayList;
import java.util.List;

/// This round and the one before, kept as a table at rest and what happened since: enough to tell
/// the story again to somebody who comes back.
final class RecentEvents<T> {
  private final TableGame<T> game;
  private final List<Event> events = new ArrayList<>();
  private T base;
  private long baseNumber;
  // Where the last round ended, and how many of the events lie before that.
  private T atRest;
  private int rested;
  // Where the last page began: what is shown after every action begins there.
  private T latest;
  private int latestFrom;

  RecentEvents(TableGame<T> game, T base, long baseNumber) {
    this.game = game;
    this.base = base;
    this.baseNumber = baseNumber;
    this.atRest = base;
    this.latest = base;
  }

  /// Adds what happened; when a round ended with it, the round before that one is let go.
  ///
  /// @param before the table as it stood before
  /// @param after as it stands now
  void add(T before, List<Event> more, T after, boolean roundEnded) {
    latest = before;
    latestFrom = events.size();
    events.addAll(more);
    if (roundEnded) {
      base = atRest;
      atRest = after;
      baseNumber += rested;
      events.subList(0, rested).clear();
      latestFrom -= rested;
      rested = events.size();
    }
  }

  /// The story since the last round ended.
  List<Line> sinceRest(Viewer viewer) {
    return since(baseNumber + rested, viewer);
  }

  /// The story after that number, as far back as it is kept.
  List<Line> since(long number, Viewer viewer) {
    List<Line> story = new ArrayList<>();
    var isLatest = number >= baseNumber + latestFrom;
    var from = isLatest ? latestFrom : 0;
    var table = isLatest ? latest : base;
    var at = baseNumber + from;
    for (Event event : events.subList(from, events.size())) {
      at++;
      if (at > number) {
        for (StoryLine line : game.story(table, event, viewer)) {
          story.add(new Line(at, line));
        }
      }
      table = game.apply(table, event);
    }
    return story;
  }
}
