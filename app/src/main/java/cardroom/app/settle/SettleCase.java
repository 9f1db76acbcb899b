package cardroom.app.settle;

import cardroom.games.banked.BankMeters;
import cardroom.games.banked.BankPolicy;
import cardroom.games.banked.Due;
import cardroom.games.banked.Settlement;
import cardroom.games.money.Money;
import cardroom.games.pure215.Pure215Rule;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.WagerId;
import java.util.List;

/// One bank and the wagers it faces, in action order.
record SettleCase(BankPolicy policy, Money bank, List<Line> wagers) {

  private static final Settlement.ShortBank CLAUSES =
      new Settlement.ShortBank(List.of(Pure215Rule.EXHAUSTED), List.of(Pure215Rule.PARTLY_COVERED));

  SettleCase {
    wagers = List.copyOf(wagers);
  }

  /// A wager and what an unlimited bank would pay on it (positive) or collect.
  record Line(int seat, WagerId wager, Money stake, Money due) {

    private Due asDue() {
      return new Due(
          Position.seat(seat),
          new Player("seat " + seat),
          wager,
          0,
          stake,
          due,
          List.of(Pure215Rule.SETTLE_ORDER),
          "");
    }
  }

  Settlement settle() {
    var dues = wagers.stream().map(Line::asDue).toList();
    return Settlement.of(dues, BankMeters.full(policy, bank), CLAUSES);
  }
}
