package cardroom.server.bots;

import cardroom.games.table.Choice;
import cardroom.games.table.Choices;
import cardroom.games.table.View;
import cardroom.games.table.View.SeatView;
import java.util.Set;
import java.util.stream.Collectors;

/// The last free seat of a table is left to people: a second bet before it would keep whoever comes
/// standing until the round is over.
final class LastSeat {
  private LastSeat() {}

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

  private static boolean takesOne(Choice choice, Set<Integer> free) {
    return choice.id().startsWith("bet.")
        && !choice.position().isBackline()
        && free.contains(choice.position().seat());
  }
}
