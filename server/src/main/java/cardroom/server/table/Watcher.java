package cardroom.server.table;

import cardroom.games.table.Viewer;

/// Somebody who looks at a table: a socket, a bot.
public interface Watcher {

  Viewer viewer();

  /// Like [#viewer], and whether they are also a floor person.
  default Viewpoint eyes() {
    return Viewpoint.of(viewer());
  }

  /// Whether a person watches, rather than a bot.
  default boolean isHuman() {
    return true;
  }

  /// How fast they see what happens.
  default StoryPace pace() {
    return StoryPace.NORMAL;
  }

  /// Something changed; called by the table itself, one call after another, and must not block.
  default void changed(TableSummary glimpse) {
    show(glimpse.whole().get());
  }

  /// Shows what there is; called as [#changed] is.
  void show(TableShowing showing);

  /// Somebody said something at the table; called as [#changed] is.
  default void heard(TableRemark said) {}

  /// Somebody at the table wears another emblem, or none; called as [#changed] is.
  default void wears(String player, String emblem) {}

  /// The table stops; there will be no more showings.
  void ended();
}
