package cardroom.server.guests;

import cardroom.server.journal.Records;
import cardroom.server.journal.Row.SessionRow;
import cardroom.server.keeping.RecentlyUsed;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;

/// Sessions that any machine of the room may open or end: each is read again from the records after
/// a moment.
final class SharedSessions {
  private static final int KEPT_MAX = 50_000;
  private static final long FRESH_NANOS = 2_000_000_000L;

  private final Records records;
  private final LongSupplier nanos;
  private final Map<String, Read> read = new RecentlyUsed<>(KEPT_MAX);

  private record Read(SessionRow session, long at) {}

  SharedSessions(Records records, LongSupplier nanos) {
    this.records = records;
    this.nanos = nanos;
  }

  /// The session whose token has that hash.
  Optional<SessionRow> find(String hash) {
    var known = read.get(hash);
    if (known != null && nanos.getAsLong() - known.at() < FRESH_NANOS) {
      return Optional.of(known.session());
    }
    var found = records.session(hash);
    found.ifPresentOrElse(
        session -> read.put(hash, new Read(session, nanos.getAsLong())), () -> read.remove(hash));
    return found;
  }

  void forget(String hash) {
    read.remove(hash);
  }
}
