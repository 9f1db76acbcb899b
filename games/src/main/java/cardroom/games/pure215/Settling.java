package cardroom.games.pure215;

import static cardroom.games.pure215.Pure215Rule.*;

import cardroom.games.banked.ActionOrder;
import cardroom.games.banked.Due;
import cardroom.games.banked.Meters;
import cardroom.games.banked.Settlement;
import cardroom.games.banked.Wager;
import cardroom.games.rules.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/// Settles a finished round: dues in action order, cut to what the bank covers.
final class Settling {

  private static final Settlement.ShortBank CLAUSES =
      new Settlement.ShortBank() {
        @Override
        public Rule returned() {
          return EXHAUSTED;
        }

        @Override
        public Rule partly() {
          return PARTLY_COVERED;
        }
      };

  private Settling() {}

  static Settlement of(Round round) {
    var felt = round.felt();
    var bank = Meters.full(felt.sheet().bank().policy(), felt.start().bank());
    return Settlement.of(ordered(round, bank), bank, CLAUSES);
  }

  private static List<Due> ordered(Round round, Meters bank) {
    var felt = round.felt();
    var dues = new Dues(felt);
    var order = new ArrayList<>(felt.sheet().order());
    order.addFirst(Wager.INSURANCE);
    var arranged =
        new ActionOrder(felt.sheet().button(), felt.start().circles(), round.button(), order)
            .arrange(
                (bet, wager) -> dues.of(felt.boxes().get(felt.boxOf(bet.position())), bet, wager),
                bank);
    return early(felt, arranged);
  }

  /// By option some wagers are settled before the button is known, clockwise from the bank's left.
  private static List<Due> early(Felt felt, List<Due> arranged) {
    var sheet = felt.sheet();
    Predicate<Due> atPeek =
        due -> sheet.insurance().settleAtPeek() && due.wager() == Wager.INSURANCE;
    Predicate<Due> atOnce = due -> sheet.payPureImmediately() && due.rule() == PURE_PAYS;
    var ordered = new ArrayList<Due>();
    ordered.addAll(clockwise(felt, arranged, atPeek));
    ordered.addAll(clockwise(felt, arranged, atOnce));
    arranged.stream().filter(atPeek.or(atOnce).negate()).forEach(ordered::add);
    return ordered;
  }

  private static List<Due> clockwise(Felt felt, List<Due> dues, Predicate<Due> which) {
    return felt.boxes().stream()
        .flatMap(box -> dues.stream().filter(due -> due.position().seat() == box.seat()))
        .filter(which)
        .toList();
  }
}
