package cardroom.games.banked;

import cardroom.games.money.Money;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import java.util.List;
import java.util.Optional;

/// All that is fixed when the first card is dealt: the bank and the wagers.
///
/// @param circles those with wagers, clockwise from the player-dealer's left
/// @param number which round of the table this is; alternating decks depend on it
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

  /// The bet at that position; empty when nobody has one there.
  public Optional<Bet> bet(Position position) {
    for (var circle : circles) {
      for (var bet : circle.bets()) {
        if (bet.position().equals(position)) {
          return Optional.of(bet);
        }
      }
    }
    return Optional.empty();
  }

  /// Total table action: every counted wager placed before the deal, backline included.
  public Money action(FeeRules fees) {
    var action = Money.ZERO;
    for (var circle : circles) {
      for (var bet : circle.bets()) {
        for (var wager : fees.counted()) {
          action = action.plus(bet.on(wager));
        }
      }
    }
    return action;
  }
}
