package cardroom.games.banked;

import cardroom.games.money.Money;
import cardroom.games.table.Player;
import java.util.List;

/// All that is fixed when the first card falls: the bank and the wagers.
///
/// @param circles those with wagers, clockwise from the player-dealer's left
/// @param number which round of the table this is; alternating decks go by it
public record RoundStart(
    int number,
    int bankSeat,
    Player banker,
    Money bank,
    Schedule schedule,
    int seats,
    List<Circle> circles) {

  public RoundStart {
    circles = List.copyOf(circles);
    if (circles.isEmpty()) {
      throw new IllegalArgumentException("a round needs at least one wager");
    }
  }

  /// Total table action: every counted wager placed before the deal, backline included.
  public Money action(FeeRules fees) {
    return Money.sum(
        circles.stream()
            .flatMap(circle -> circle.bets().stream())
            .flatMap(bet -> fees.counted().stream().map(bet::on))
            .toList());
  }
}
