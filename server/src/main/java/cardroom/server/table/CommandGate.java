package cardroom.server.table;

import cardroom.server.table.Tables.Asked;
import java.util.Optional;

/// The answer to a person's command before the rules see it: it was already done, comes too late,
/// is for a table that is closing, or is not a valid command.
final class CommandGate {
  private CommandGate() {}

  /// @param closes whether the table closes once it is at rest
  /// @param now by which time a seat kept for somebody may have been let go
  /// @return empty when the rules are to judge it
  static Optional<Answer> before(
      Asked asked,
      CommandKeys.Print print,
      TableInPlay<?> table,
      Audience audience,
      boolean closes,
      long now) {
    var maker = asked.maker();
    var again = table.keys().answered(maker, asked.key(), print);
    if (again.isPresent()) {
      return again;
    }
    if (asked.seen() > table.number() || table.keys().hasActedSince(maker, asked.seen())) {
      return Optional.of(RoomRefusals.stale(table.number()));
    }
    if (table.keys().isForgotten(asked.seen())) {
      return Optional.of(RoomRefusals.openedSince());
    }
    if (closes && table.isAtRest()) {
      return Optional.of(RoomRefusals.closed());
    }
    return audience.bars(table, asked.command(), now)
        ? Optional.of(RoomRefusals.othersWait())
        : table.misshapen(asked.command()).map(Answer.class::cast);
  }
}
