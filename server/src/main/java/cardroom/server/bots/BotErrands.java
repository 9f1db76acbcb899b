package cardroom.server.bots;

import cardroom.games.money.Money;
import cardroom.games.table.SeatTag;
import cardroom.games.table.View.SeatView;
import cardroom.server.table.TableSummary;
import java.util.List;
import java.util.Optional;

/// What a bot with a seat may have to see to between two rounds: to buy chips, to come back, to pay
/// what it missed. It tells from what everybody sees, so that a bot with nothing to do costs its
/// table next to nothing.
final class BotErrands {
  private static final List<SeatTag> AMISS =
      List.of(SeatTag.SITTING_OUT, SeatTag.MISSED_BLIND, SeatTag.SHORT_OF_CHIPS, SeatTag.LEAVING);

  private final String name;
  private volatile Optional<Money> enough = Optional.empty();

  BotErrands(String name) {
    this.name = name;
  }

  /// It has looked, and has nothing to do until its stack changes.
  void none(SeatView mine) {
    enough = Optional.of(mine.stack());
  }

  /// Whether it should look closely.
  boolean arePossible(TableSummary now) {
    for (var seat : now.open().seats()) {
      if (seat.player().equals(name)) {
        return !enough.equals(Optional.of(seat.stack()))
            || AMISS.stream().anyMatch(seat.tags()::contains);
      }
    }
    return true;
  }
}
