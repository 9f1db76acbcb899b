package cardroom.scenarios.rounds;

import java.util.ArrayList;
import java.util.List;

/// How much a bank covers, from: each reading by its name, all money in cents.
record OracleBank(String limit, String whenExhausted, long bank) {

  /// Goes from wager to wager; what cannot be paid or taken stays where it is.
  List<OracleVerdict> pass(List<OracleVerdict> dues) {
    var settled = new ArrayList<OracleVerdict>();
    var paid = 0L;
    var taken = 0L;
    for (var one : dues) {
      var moved =
          one.due() > 0
              ? Math.min(one.due(), canPay(paid, taken))
              : -Math.min(-one.due(), canTake(paid, taken));
      paid += Math.max(moved, 0);
      taken += Math.max(-moved, 0);
      settled.add(one.moved(moved));
    }
    return settled;
  }

  private long canPay(long paid, long taken) {
    return switch (limit) {
      case "net" -> bank + taken - paid;
      case "gross" -> bank - paid - taken;
      default -> isOut(paid, taken) ? 0 : bank - paid;
    };
  }

  private long canTake(long paid, long taken) {
    return switch (limit) {
      case "net" -> 2 * bank - (bank + taken - paid);
      case "gross" -> bank - paid - taken;
      default -> isOut(paid, taken) ? 0 : bank - taken;
    };
  }

  private boolean isOut(long paid, long taken) {
    return switch (whenExhausted) {
      case "return-rest" -> paid == bank;
      case "stop-either" -> paid == bank || taken == bank;
      default -> false;
    };
  }

  /// The definition of A-39.
  boolean isShort(List<OracleVerdict> dues) {
    var pays = dues.stream().mapToLong(one -> Math.max(one.due(), 0)).sum();
    var takes = dues.stream().mapToLong(one -> Math.max(-one.due(), 0)).sum();
    return switch (limit) {
      case "net" -> pass(dues).stream().anyMatch(one -> one.moved() != one.due());
      case "gross" -> pays + takes > bank;
      default ->
          whenExhausted.equals("run-on")
              ? pays > bank || takes > bank
              : pays >= bank || takes >= bank;
    };
  }
}
