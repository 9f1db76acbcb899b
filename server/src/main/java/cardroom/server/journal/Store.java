package cardroom.server.journal;

import java.util.List;

/// The database below the journal.
public interface Store extends Records, AutoCloseable {

  /// Writes all pages in one transaction; when this returns they are on disk. On failure none is
  /// written.
  void commit(List<JournalPage> pages) throws WriteFailure.Thrown;

  @Override
  void close();
}
