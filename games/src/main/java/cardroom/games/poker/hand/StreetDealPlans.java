package cardroom.games.poker.hand;

import cardroom.games.poker.variant.CardShortage;
import cardroom.games.poker.variant.DealPlan;
import cardroom.games.poker.variant.DealStep;
import cardroom.games.poker.variant.Street;
import java.util.ArrayList;
import java.util.List;

/// What the dealer does on a street: what the game declares, unless there are too few cards left or
/// a burn is already made.
final class StreetDealPlans {
  /// Five cards, the last one and four burns, serve this many without a burn (STUD-IRR-6).
  private static final int MIXED = 5;

  private StreetDealPlans() {}

  static DealPlan of(Felt felt) {
    var street = felt.streetNow();
    if (isLastOfStud(felt, street)) {
      return lastStreet(felt, street);
    }
    return felt.odd().isNone() ? street.plan() : afterTrouble(felt, street);
  }

  private static boolean isLastOfStud(Felt felt, Street street) {
    if (felt.variant().shortage() != CardShortage.MIX_BURNS_OR_COMMUNITY || !felt.isLastStreet()) {
      return false;
    }
    int burn = burnsFirst(street) ? 1 : 0;
    return stub(felt) < felt.live().size() + burn;
  }

  private static boolean burnsFirst(Street street) {
    return street.plan() instanceof DealPlan.Line line && line.now().kind() == DealStep.Kind.BURN;
  }

  /// The number of cards left: unknown ones are gone from the stub, too.
  private static int stub(Felt felt) {
    int unknown = 0;
    for (int place = 0; place < felt.start().places(); place++) {
      unknown += felt.layout().unknown(place);
    }
    return Long.bitCount(felt.layout().stub()) - unknown;
  }

  /// STUD-IRR-5 to 7, decided before anyone gets a card.
  private static DealPlan lastStreet(Felt felt, Street street) {
    int stub = stub(felt);
    if (!burnsFirst(street)) {
      return DealPlan.of(DealStep.board(1));
    }
    int first = stub - 2;
    int lacking = felt.live().size() - first;
    if (stub >= 2 && lacking <= MIXED) {
      var plan = new ArrayList<DealStep>(List.of(DealStep.burn(1)));
      if (first > 0) {
        plan.add(new DealStep(DealStep.Kind.SOME_DOWN, first));
      }
      plan.add(new DealStep(DealStep.Kind.MIX, 1));
      if (lacking < MIXED) {
        plan.add(DealStep.burn(1));
      }
      plan.add(new DealStep(DealStep.Kind.SOME_DOWN, lacking));
      return DealPlan.of(plan);
    }
    boolean mixes = stub == 1 && felt.terms().communityFromBurns();
    if (mixes) {
      return DealPlan.of(new DealStep(DealStep.Kind.MIX, 1), DealStep.burn(1), DealStep.board(1));
    }
    return stub == 1
        ? DealPlan.of(DealStep.board(1))
        : DealPlan.of(DealStep.burn(1), DealStep.board(1));
  }

  private static DealPlan afterTrouble(Felt felt, Street street) {
    boolean fromReshuffled = felt.odd().aside() != 0 && felt.isLastStreet();
    return felt.odd().burnMade() || fromReshuffled ? street.withoutBurn().plan() : street.plan();
  }
}
