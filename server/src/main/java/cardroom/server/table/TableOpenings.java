package cardroom.server.table;

import cardroom.server.catalogue.OpeningCodec;
import cardroom.server.catalogue.TableOpening;
import cardroom.server.codec.Json;
import cardroom.server.codec.UnknownEvent;
import cardroom.server.journal.JournalEntry;
import cardroom.server.journal.Records;
import cardroom.server.keeping.RecentlyUsedCache;
import java.util.Map;
import java.util.Optional;

/// How the tables of a room were opened, as far as their first events were read already.
final class TableOpenings {
  private static final int MOST = 65_536;

  private final Records records;
  private final Map<Long, TableOpening> known = new RecentlyUsedCache<>(MOST);

  /// Reads those of all open tables at once: to ask for each of thousands makes a room open late.
  TableOpenings(Records records) {
    this.records = records;
    for (var first : records.firstEntries()) {
      try {
        known.put(first.table(), opening(first));
      } catch (UnknownEvent _) {
        // A newer program opened it; whoever asks for this table is told.
      }
    }
  }

  Optional<TableOpening> of(long table) {
    var read = known.get(table);
    if (read != null) {
      return Optional.of(read);
    }
    var found =
        table < 1
            ? Optional.<TableOpening>empty()
            : records.entry(table, 1).map(TableOpenings::opening);
    found.ifPresent(opening -> known.put(table, opening));
    return found;
  }

  void put(long table, TableOpening opening) {
    known.put(table, opening);
  }

  void forget(long table) {
    known.remove(table);
  }

  private static TableOpening opening(JournalEntry first) {
    return OpeningCodec.read(first.version(), Json.read(first.body()));
  }
}
