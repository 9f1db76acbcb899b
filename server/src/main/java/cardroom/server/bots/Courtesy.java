package cardroom.server.bots;

import cardroom.games.table.BetId;
import cardroom.games.table.Choice;
import cardroom.games.table.Choices;
import cardroom.games.table.SeatTag;
import cardroom.games.table.View;
import cardroom.games.table.View.SeatView;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// What bots owe the others: the last free seat of a table is left to people, for a second bet
/// before it would keep whoever comes standing until the round is over; and nobody goes who would
/// leave too few behind.
final class Courtesy {
  private static final int COMPANY_LEAST = 3;
  private static final List<SeatTag> AWAY = List.of(SeatTag.SITTING_OUT, SeatTag.LEAVING);

  private Courtesy() {}

  /// What a bot with manners may choose.
  static Choices spared(View view, Choices all) {
    var taken =
        view.positions().stream().map(spot -> spot.position().seat()).collect(Collectors.toSet());
    var free =
        view.seats().stream()
            .filter(seat -> seat.player().isEmpty() && !taken.contains(seat.seat()))
            .map(SeatView::seat)
            .collect(Collectors.toSet());
    var offered = all.offered().stream().filter(choice -> !takesOne(choice, free)).toList();
    return free.size() == 1 ? new Choices(offered, all.barred()) : all;
  }

  /// Whether the others play on without this one, who does not hold the bank.
  static boolean canSpare(View view, String player) {
    var others =
        view.seats().stream()
            .filter(seat -> !seat.player().isEmpty() && !seat.player().equals(player))
            .filter(seat -> AWAY.stream().noneMatch(seat.tags()::contains))
            .count();
    return others >= COMPANY_LEAST
        && view.bank().filter(bank -> bank.player().equals(player)).isEmpty();
  }

  private static boolean takesOne(Choice choice, Set<Integer> free) {
    return BetId.isBet(choice.id())
        && !choice.position().isBackline()
        && free.contains(choice.position().seat());
  }
}
