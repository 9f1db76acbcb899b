package cardroom.server.table;

import cardroom.server.table.Tables.Asked;
import java.util.Optional;

/// What a person's command is answered before the rules see it: it was done already, comes too
/// late, is for a table that closes, or is no command at all.
final class CommandGate {
  private CommandGate() {}

  /// @param closes whether the table closes once it is at rest
  /// @param now by which time a seat kept for somebody may have been let go
  /// @return empty when the rules are to judge it
  static Optional<Answer> before(
      Asked asked,
      CommandKeys.Print print,
      Sitting<?> table,
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
    if (closes && table.isAtRest()) {
      return Optional.of(RoomRefusals.closed());
    }
    return audience.bars(table, asked.command(), now)
        ? Optional.of(RoomRefusals.othersWait())
        : table.misshapen(asked.command()).map(Answer.class::cast);
  }
}
