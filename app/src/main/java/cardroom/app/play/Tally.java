package cardroom.app.play;

import cardroom.games.money.Money;
import cardroom.games.table.View;

/// What the human has won and lost so far.
final class Tally {

  private Money net = Money.ZERO;
  private int wagers;

  void add(View.Result result) {
    wagers++;
    net =
        switch (result.word()) {
          case "win" -> net.plus(result.amount());
          case "lose" -> net.minus(result.amount());
          default -> net;
        };
  }

  String words() {
    var result = net.isZero() ? "even" : net.isPositive() ? net + " won" : net.abs() + " lost";
    return "%d, %s".formatted(wagers, result);
  }
}
