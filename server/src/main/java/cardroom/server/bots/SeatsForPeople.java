package cardroom.server.bots;

import cardroom.games.table.BetId;
import cardroom.games.table.Choice;
import cardroom.games.table.Choices;
import cardroom.games.table.SeatTag;
import cardroom.games.table.View;
import java.util.List;
import java.util.OptionalInt;

/// What bots owe people: the last free seat of a table is left to them, because a second bet in
/// front of it would keep a newcomer waiting until the round is over; and no bot leaves if too few
/// would remain.
final class SeatsForPeople {
  private static final int COMPANY_LEAST = 3;
  private static final List<SeatTag> AWAY = List.of(SeatTag.SITTING_OUT, SeatTag.LEAVING);

  private SeatsForPeople() {}

  /// What a polite bot may choose.
  static Choices spared(View view, Choices all) {
    var last = lastFreeSeat(view);
    if (last.isEmpty()) {
      return all;
    }
    var offered = all.offered().stream().filter(choice -> !takes(choice, last.getAsInt())).toList();
    return new Choices(offered, all.barred());
  }

  /// The one seat where nobody sits and before which nobody's bet lies; empty when there are more
  /// such seats, or none.
  private static OptionalInt lastFreeSeat(View view) {
    var last = OptionalInt.empty();
    for (var seat : view.seats()) {
      if (seat.player().isEmpty() && !isTaken(view, seat.seat())) {
        if (last.isPresent()) {
          return OptionalInt.empty();
        }
        last = OptionalInt.of(seat.seat());
      }
    }
    return last;
  }

  private static boolean isTaken(View view, int seat) {
    for (var spot : view.positions()) {
      if (spot.position().seat() == seat) {
        return true;
      }
    }
    return false;
  }

  /// Whether the others can play on without this one, which must not hold the bank.
  static boolean canSpare(View view, String player) {
    var others =
        view.seats().stream()
            .filter(seat -> !seat.player().isEmpty() && !seat.player().equals(player))
            .filter(seat -> AWAY.stream().noneMatch(seat.tags()::contains))
            .count();
    return others >= COMPANY_LEAST
        && view.bank().filter(bank -> bank.player().equals(player)).isEmpty();
  }

  private static boolean takes(Choice choice, int seat) {
    return BetId.isBet(choice.id())
        && !choice.position().isBackline()
        && choice.position().seat() == seat;
  }
}
