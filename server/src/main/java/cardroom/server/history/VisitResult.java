package cardroom.server.history;

import cardroom.server.journal.Row.PlayedRow;
import java.util.List;
import java.util.function.LongFunction;

/// What a player's visit to a table has brought so far, collections included: one figure, on
/// whatever page it is read.
///
/// @param rounds in which they took part
public record VisitResult(int rounds, long netCents) {

  /// A visit is over when its player has not played there for so long; then they may also bring
  /// other chips than they took away.
  private static final long PAUSE_MS = 60L * 60 * 1000;

  /// How far back is read at a time.
  private static final long SPAN_MS = 4 * PAUSE_MS;

  /// @param since a player's rounds since some time, the newest first
  static VisitResult of(LongFunction<List<PlayedRow>> since, long table, long now) {
    var span = SPAN_MS;
    while (true) {
      var there = atTable(since.apply(now - span), table);
      var began = began(there, now);
      // The first round of the visit is known when what lies before it has been read.
      if (began - (now - span) > PAUSE_MS) {
        return sum(there, began);
      }
      span *= 2;
    }
  }

  private static List<PlayedRow> atTable(List<PlayedRow> rounds, long table) {
    return rounds.stream().filter(round -> round.table() == table).toList();
  }

  /// The time of the first round of the visit; now, where there is none.
  ///
  /// @param rounds the newest first
  private static long began(List<PlayedRow> rounds, long now) {
    var began = now;
    for (var round : rounds) {
      if (began - round.at() > PAUSE_MS) {
        break;
      }
      began = round.at();
    }
    return began;
  }

  private static VisitResult sum(List<PlayedRow> rounds, long began) {
    var ofVisit = rounds.stream().filter(round -> round.at() >= began).toList();
    return new VisitResult(ofVisit.size(), ofVisit.stream().mapToLong(PlayedRow::netCents).sum());
  }
}
