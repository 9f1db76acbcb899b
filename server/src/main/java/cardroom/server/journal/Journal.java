package cardroom.server.journal;

import java.util.function.Consumer;

/// Where a table writes what happened. It hears of the outcome after the commit, never before.
public interface Journal {

  /// Writes a page, together with those of others that are waiting; `then` is told once what became
  /// of it, by the writer's own thread.
  void write(Page page, Consumer<Written> then);
}
