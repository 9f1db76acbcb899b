package cardroom.games.banked;

import cardroom.games.money.Money;
import cardroom.games.table.WagerId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Predicate;

/// The order in which the wagers of a round get action (P215-SETTLE-1, -2, A-39, A-45).
///
/// @param circles those with wagers, clockwise from the player-dealer's left
/// @param order the wagers at one bettor's place, first to last
public record ActionOrder(
    ButtonRules rules, List<Circle> circles, int button, List<WagerId> order) {

  /// The dues in action order; where settling starts may depend on whether the bank is short.
  public List<Due> arrange(BiFunction<Bet, WagerId, List<Due>> dues, BankMeters bank) {
    return switch (rules.start()) {
      case LEFT_OF_PLAYER_DEALER -> from(circles, dues);
      case ACTION_BUTTON -> from(fromButton(), dues);
      case BUTTON_IF_SHORT -> {
        var fromLeft = from(circles, dues);
        yield isShort(fromLeft, bank) ? from(fromButton(), dues) : fromLeft;
      }
    };
  }

  /// The same dues, but some of them first: those settled before the button is known or asked for,
  /// clockwise from the player-dealer's left.
  public List<Due> ahead(List<Due> arranged, Predicate<Due> which) {
    var ordered = new ArrayList<Due>();
    for (var circle : circles) {
      for (var due : arranged) {
        if (due.position().seat() == circle.seat() && which.test(due)) {
          ordered.add(due);
        }
      }
    }
    for (var due : arranged) {
      if (!which.test(due)) {
        ordered.add(due);
      }
    }
    return ordered;
  }

  private List<Circle> fromButton() {
    var turned = new ArrayList<>(circles);
    for (var first = 0; first < circles.size(); first++) {
      if (circles.get(first).seat() == button) {
        Collections.rotate(turned, -first);
        return turned;
      }
    }
    return turned;
  }

  private List<Due> from(List<Circle> walk, BiFunction<Bet, WagerId, List<Due>> dues) {
    var arranged = new ArrayList<Due>();
    switch (rules.major()) {
      case SEAT ->
          walk.forEach(
              circle ->
                  circle
                      .bets()
                      .forEach(
                          bet -> order.forEach(wager -> arranged.addAll(dues.apply(bet, wager)))));
      case WAGER_TYPE ->
          order.forEach(
              wager ->
                  walk.forEach(
                      circle ->
                          circle.bets().forEach(bet -> arranged.addAll(dues.apply(bet, wager)))));
    }
    return arranged;
  }

  /// Whether the order can matter. Under separate limits, a meter that is exactly used up counts as
  /// short.
  private static boolean isShort(List<Due> dues, BankMeters bank) {
    var payouts = Money.sum(dues.stream().map(due -> due.amount().max(Money.ZERO)).toList());
    var losses = Money.sum(dues.stream().map(due -> due.amount().min(Money.ZERO)).toList()).abs();
    var wager = bank.wager();
    return switch (bank.policy().limit()) {
      case SEPARATE ->
          bank.policy().whenExhausted() == WhenExhausted.RUN_ON
              ? payouts.isMoreThan(wager) || losses.isMoreThan(wager)
              : !payouts.isLessThan(wager) || !losses.isLessThan(wager);
      case GROSS -> payouts.plus(losses).isMoreThan(wager);
      case NET -> Settlement.isCutShort(dues, bank);
    };
  }
}
