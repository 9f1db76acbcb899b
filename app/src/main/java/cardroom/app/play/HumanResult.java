package cardroom.app.play;

import cardroom.games.money.Money;

/// The human's result: chips in front of them minus chips they brought, fees included.
final class HumanResult {

  private Money brought = Money.ZERO;
  private Money last = Money.ZERO;

  void bring(Money chips) {
    brought = brought.plus(chips);
    last = last.plus(chips);
  }

  Money brought() {
    return brought;
  }

  /// The result of a round and of the whole evening, now that this much is in front of them.
  String round(Money stack) {
    var text =
        "You: %s this round, %s in all; you have %s."
            .formatted(signed(stack.minus(last)), signed(stack.minus(brought)), stack);
    last = stack;
    return text;
  }

  String evening(Money stack) {
    var net = stack.minus(brought);
    var words =
        net.isZero()
            ? "as much as you brought"
            : net.abs() + (net.isPositive() ? " more" : " less") + " than you brought";
    return "You leave with %s, %s.".formatted(stack, words);
  }

  private static String signed(Money net) {
    return net.isPositive() ? "+" + net : net.isZero() ? "even" : net.toString();
  }
}
