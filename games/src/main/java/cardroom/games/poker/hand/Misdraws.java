package cardroom.games.poker.hand;

import cardroom.games.poker.hand.Hand.Dealing;
import cardroom.games.poker.hand.Hand.Replacing;
import cardroom.games.poker.variant.DealPlan;
import cardroom.games.poker.variant.DealStep;

/// The dealer gives one card too few or too many: in the deal, or on the draw.
final class Misdraws {
  private Misdraws() {}

  /// The place gets no card, or one fewer than it asked for (DRAW-IRR-4).
  static Hand skip(Hand hand) {
    if (!(hand instanceof Replacing r)) {
      return CardDeals.skip((Dealing) hand);
    }
    var felt = r.felt().odd(r.felt().odd().wrongAt(r.place(), true));
    return CardDeals.replacing(felt, r.asked(), r.owed() - 1, false, r.given());
  }

  static Hand dealExtra(Hand hand, int place) {
    var felt = hand.felt().odd(hand.felt().odd().wrongAt(place, true));
    if (hand instanceof Replacing r) {
      return CardDeals.replacing(felt, r.asked(), r.owed() + 1, r.untouched(), r.given());
    }
    var line = new DealPlan.Line(new DealStep(DealStep.Kind.EXTRA, 1), new DealPlan.End());
    return new Dealing(felt, line, place, Remedies.resuming(hand));
  }
}
