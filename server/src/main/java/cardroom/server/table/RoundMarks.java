package cardroom.server.table;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// Tables as they stood after some of their rounds, remembered by whoever reads old rounds: the
/// next reader begins there and not at the table's first event.
///
/// Only the journal counts; this merely saves reading it again, and drops what was not used
/// recently.
final class RoundMarks {
  private static final int EVERY = 8;
  private static final int MOST = 1_024;

  private final Map<Place, RoundEnd<?>> kept =
      new LinkedHashMap<>(64, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Place, RoundEnd<?>> eldest) {
          return size() > MOST;
        }
      };

  private record Place(long table, int round) {}

  /// A table after a round.
  record Mark<T>(int round, RoundEnd<T> rest) {}

  synchronized void keep(long table, int round, RoundEnd<?> rest) {
    if (round % EVERY == 0) {
      kept.put(new Place(table, round), rest);
    }
  }

  /// The latest mark before that round; empty when there is none.
  @SuppressWarnings("unchecked") // a table plays one game all its life
  synchronized <T> Optional<Mark<T>> before(long table, int round) {
    for (var at = (round - 1) / EVERY * EVERY; at > 0; at -= EVERY) {
      var rest = kept.get(new Place(table, at));
      if (rest != null) {
        return Optional.of(new Mark<>(at, (RoundEnd<T>) rest));
      }
    }
    return Optional.empty();
  }
}
