package cardroom.games.pure215;

import cardroom.cards.Rank;
import cardroom.games.banked.Bet;
import cardroom.games.money.Money;
import cardroom.games.money.Rounding;
import cardroom.games.pure215.Sheet.Surrender.When;
import cardroom.games.table.Position;
import java.util.List;

/// Who is asked what before the peek.
final class InsuranceQuestions {

  private InsuranceQuestions() {}

  /// Everybody with a choice to make, in the order of the circles.
  static List<Position> asked(Felt felt) {
    return felt.start().circles().stream()
        .flatMap(circle -> circle.bets().stream())
        .map(Bet::position)
        .filter(
            position ->
                mayInsure(felt, position)
                    || mayTakeEvenMoney(felt, position)
                    || maySurrenderEarly(felt, position))
        .toList();
  }

  /// With an ace up, holders of a Pure included (P215-INS-1, A-25).
  static boolean mayInsure(Felt felt, Position position) {
    var insurance = felt.sheet().insurance();
    return insurance.offered()
        && felt.bank().up().rank() == Rank.ACE
        && (!position.isBackline() || insurance.backline())
        && max(felt, position).isPositive();
  }

  static boolean mayTakeEvenMoney(Felt felt, Position position) {
    return felt.sheet().evenMoney()
        && felt.bank().up().rank() == Rank.ACE
        && hand(felt, position).isPure();
  }

  static boolean maySurrenderEarly(Felt felt, Position position) {
    return felt.sheet().surrender().when() == When.EARLY
        && felt.bank().isPeeked()
        && !position.isBackline()
        && !hand(felt, position).isPure();
  }

  /// At most half of the original wager (P215-INS-2).
  static Money max(Felt felt, Position position) {
    var box = felt.boxes().get(felt.boxOf(position));
    var stake = box.circle().bets().get(box.index(position)).on(Pure215Wagers.GAME);
    var rounding =
        felt.sheet().surrender().rounding() == Rounding.EXACT ? Rounding.EXACT : Rounding.DOWN;
    return felt.sheet().insurance().maxFraction().of(stake, rounding, felt.sheet().moneyUnit());
  }

  static Money min(Felt felt, Position position) {
    return felt.sheet().moneyUnit().min(max(felt, position));
  }

  private static BlackjackHand hand(Felt felt, Position position) {
    return felt.boxes().get(felt.boxOf(position)).hands().getFirst();
  }
}
