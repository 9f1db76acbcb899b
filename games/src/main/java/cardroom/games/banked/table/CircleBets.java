package cardroom.games.banked.table;

import cardroom.games.banked.ActionButton;
import cardroom.games.banked.Bet;
import cardroom.games.banked.Circle;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Looks up what is on the circles while wagers are placed.
final class CircleBets {

  private CircleBets() {}

  static <R> Optional<Bet> bet(BankedState<R> table, Position position) {
    if (table.phase() instanceof BankedPhase.Betting<R> betting) {
      var circle = betting.circles().get(position.seat());
      return circle == null ? Optional.empty() : circle.bet(position);
    }
    return Optional.empty();
  }

  static <R> List<Bet> of(BankedPhase.Betting<R> betting, Player player) {
    var mine = new ArrayList<Bet>();
    for (var circle : betting.circles().values()) {
      for (var bet : circle.bets()) {
        if (bet.bettor().equals(player)) {
          mine.add(bet);
        }
      }
    }
    return mine;
  }

  /// Circles with wagers, clockwise from the player-dealer's left.
  static <R> List<Circle> clockwise(BankedPhase.Betting<R> betting, int seats) {
    return ActionButton.clockwiseFrom(betting.bankSeat(), seats).stream()
        .flatMap(seat -> Optional.ofNullable(betting.circles().get(seat)).stream())
        .toList();
  }
}
