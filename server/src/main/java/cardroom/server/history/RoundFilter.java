package cardroom.server.history;

import cardroom.server.journal.Movement;
import cardroom.server.journal.Row.PlayedRow;
import java.util.function.LongPredicate;

/// Which of somebody's rounds are asked for.
///
/// @param tables at which they were played
/// @param from the earliest time at which they ended
/// @param to the time before which they ended
public record RoundFilter(LongPredicate tables, long from, long to) {
  public static final RoundFilter ALL = new RoundFilter(_ -> true, 0, Long.MAX_VALUE);

  boolean takes(PlayedRow round) {
    return takes(round.table(), round.at());
  }

  boolean takes(Movement movement) {
    return takes(movement.table(), movement.at());
  }

  private boolean takes(long table, long at) {
    return at >= from && at < to && tables.test(table);
  }
}
