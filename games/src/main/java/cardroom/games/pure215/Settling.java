package cardroom.games.pure215;

import static cardroom.games.pure215.Pure215Rule.*;

import cardroom.games.banked.ActionOrder;
import cardroom.games.banked.BankMeters;
import cardroom.games.banked.Due;
import cardroom.games.banked.Settlement;
import cardroom.games.banked.Wagers;
import java.util.List;
import java.util.function.Predicate;

/// Settles a finished round: dues in action order, cut to what the bank covers.
final class Settling {

  private static final Settlement.ShortBank CLAUSES =
      new Settlement.ShortBank(List.of(UNCOVERED, EXHAUSTED), List.of(UNCOVERED, PARTLY_COVERED));

  private Settling() {}

  static Settlement of(Round round, Wagers<Round> wagers) {
    var felt = round.felt();
    var bank = BankMeters.full(felt.sheet().bank().policy(), felt.start().bank());
    return Settlement.of(ordered(round, wagers, bank), bank, CLAUSES);
  }

  private static List<Due> ordered(Round round, Wagers<Round> wagers, BankMeters bank) {
    var felt = round.felt();
    var order =
        new ActionOrder(
            felt.sheet().button(), felt.start().circles(), round.button(), wagers.order());
    var arranged = order.arrange((bet, wager) -> wagers.dues(round, bet, wager), bank);
    return early(felt.sheet(), order, arranged);
  }

  /// By option some wagers are settled before the button is known.
  private static List<Due> early(Sheet sheet, ActionOrder order, List<Due> arranged) {
    Predicate<Due> atPeek =
        due -> sheet.insurance().settleAtPeek() && due.wager().equals(Pure215Wagers.INSURANCE);
    Predicate<Due> atOnce = due -> sheet.payPureImmediately() && due.rule() == PURE_PAYS;
    return order.ahead(order.ahead(arranged, atOnce), atPeek);
  }
}
