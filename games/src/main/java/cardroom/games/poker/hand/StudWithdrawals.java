package cardroom.games.poker.hand;

import cardroom.games.poker.hand.Hand.Betting;
import cardroom.games.poker.hand.Hand.Opening;
import cardroom.games.poker.rules.IrregularityRule;
import cardroom.games.rules.Rule;
import java.util.Optional;

/// A stud hand whose two hole cards were exposed may be given back for its ante.
final class StudWithdrawals {
  private StudWithdrawals() {}

  /// On third street, until the place has acted; it need not be its turn.
  static Optional<Rule> clause(Hand hand, int place) {
    var felt = hand.felt();
    boolean open =
        hand instanceof Opening
            || (hand instanceof Betting b
                && felt.street() == 0
                && !b.round().acted().contains(place));
    return open && felt.odd().bared().and(felt.live()).contains(place)
        ? Optional.of(IrregularityRule.STUD_HOLE_EXPOSED)
        : Optional.empty();
  }

  static Hand apply(Hand hand, int place) {
    var felt = hand.felt();
    var refunded = felt.chips().pay(place, -felt.start().ante(place));
    var left = felt.chips(refunded).folded(place);
    return hand instanceof Betting b ? goesOn(left, b, place) : opens(left, (Opening) hand, place);
  }

  /// Nobody has acted: who is forced in is decided again.
  private static Hand opens(Felt felt, Opening o, int place) {
    return felt.live().size() == 1
        ? HandPhases.settled(felt, o.round().folded(place), place)
        : HandPhases.bet(felt);
  }

  /// The player who was to act still is.
  private static Hand goesOn(Felt felt, Betting b, int place) {
    int last = b.place() == place ? place : b.place() - 1;
    return HandPhases.settled(felt, b.round().folded(place), last);
  }
}
