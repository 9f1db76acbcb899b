package cardroom.server.journal;

import java.util.function.Consumer;

/// Where a table writes what happened. It learns the outcome after the commit, never before.
public interface Journal {

  /// Writes a page, together with those of others that are waiting; `then` receives the outcome
  /// once, on the writer's own thread.
  void write(JournalPage page, Consumer<PageOutcome> then);
}
