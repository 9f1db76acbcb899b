package cardroom.server.bots;

import cardroom.games.money.Money;
import cardroom.games.seating.Seating;
import cardroom.games.table.Choice;
import cardroom.games.table.View;
import java.util.List;

/// When a bot buys more chips. It does not wait until the last one is gone: a table where two of
/// three cannot make the minimum wager stands still.
final class Rebuy {
  /// The least wager, what it may have to be raised by, and the fee.
  private static final int WAGERS = 3;

  private static final int OF_USUAL = 10;

  private Rebuy() {}

  static boolean isDue(View view, Money stack, List<Choice> offered) {
    return offered.stream()
        .filter(choice -> choice.id().equals(Seating.TOP_UP))
        .flatMap(choice -> choice.amount().stream())
        .anyMatch(
            amount ->
                stack.times(OF_USUAL).isLessThan(amount.suggested())
                    || stack.isLessThan(leastWager(view).times(WAGERS)));
  }

  /// Zero at a poker table.
  private static Money leastWager(View view) {
    return view.table().wagers().stream()
        .filter(View.Area::beforeDeal)
        .findFirst()
        .map(View.Area::min)
        .orElse(Money.ZERO);
  }
}
