package cardroom.games.banked;

import cardroom.games.table.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A betting circle with its wagers: the seat's bettor first, then backline bettors as they came
///
public record Circle(int seat, List<Bet> bets) {

  public Circle {
    bets = List.copyOf(bets);
  }

  public Bet own() {
    return bets.getFirst();
  }

  public List<Bet> behind() {
    return bets.subList(1, bets.size());
  }

  /// The bet at that place.
  public Optional<Bet> bet(Position position) {
    for (var bet : bets) {
      if (bet.position().equals(position)) {
        return Optional.of(bet);
      }
    }
    return Optional.empty();
  }

  /// The bet at that place, changed, or added as the last one.
  public Circle with(Bet bet) {
    var changed = new ArrayList<>(bets);
    for (var index = 0; index < changed.size(); index++) {
      if (changed.get(index).position().equals(bet.position())) {
        changed.set(index, bet);
        return new Circle(seat, changed);
      }
    }
    changed.add(bet);
    return new Circle(seat, changed);
  }
}
