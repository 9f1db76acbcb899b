package cardroom.server.bots;

import cardroom.games.table.BetId;
import cardroom.games.table.Choice;
import cardroom.games.table.Choices;
import cardroom.games.table.SeatTag;
import cardroom.games.table.View;
import cardroom.games.table.View.SeatView;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// What bots owe people: the last two free seats of a table are left to them, because a second bet
/// in front of one would keep a newcomer waiting until the round is over, also when somebody else
/// has just sat down at the other; and no bot leaves if too few would remain.
final class SeatsForPeople {
  private static final int COMPANY_LEAST = 3;
  private static final int SEATS_LEFT = 2;
  private static final List<SeatTag> AWAY = List.of(SeatTag.SITTING_OUT, SeatTag.LEAVING);

  private SeatsForPeople() {}

  /// What a polite bot may choose.
  static Choices spared(View view, Choices all) {
    var free = freeSeats(view);
    if (free.isEmpty() || free.size() > SEATS_LEFT) {
      return all;
    }
    var offered = all.offered().stream().filter(choice -> !takes(choice, free)).toList();
    return new Choices(offered, all.barred());
  }

  /// The seats where nobody sits and in front of which nobody has a bet.
  private static Set<Integer> freeSeats(View view) {
    Set<Integer> free = new HashSet<>();
    for (SeatView seat : view.seats()) {
      if (seat.player().isEmpty() && !isTaken(view, seat.seat())) {
        free.add(seat.seat());
      }
    }
    return free;
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

  private static boolean takes(Choice choice, Set<Integer> seats) {
    return BetId.isBet(choice.id())
        && !choice.position().isBackline()
        && seats.contains(choice.position().seat());
  }
}
