package cardroom.server.table;

import cardroom.games.table.Viewer;

/// Somebody who looks at a table: a socket, a bot.
public interface Watcher {

  Viewer viewer();

  /// Whether a person looks on, rather than a bot.
  default boolean isHuman() {
    return true;
  }

  /// Shows what there is; called by the table itself, one after the other, and must not block.
  void show(Showing showing);

  /// The table stops; there will be no more showings.
  void ended();
}
