package cardroom.games.pure215;

import static cardroom.games.pure215.Pure215Rule.*;

import cardroom.games.money.Money;
import cardroom.games.pure215.Sheet.Surrender.When;
import cardroom.games.rules.Rule;
import java.util.Optional;

/// What a player may do with a hand: Chart 1A as legality, and the conditions of double, split and
/// surrender.
final class HandRules {

  static final HandRules PLAYER = new HandRules();

  private HandRules() {}

  /// Why an action is barred: the clause and a sentence.
  record Bar(Rule rule, String sentence) {}

  /// Whether the hand still waits for a decision; split aces do only where an option gives them
  /// one.
  boolean isOpen(Felt felt, HandPlace spot) {
    var hand = felt.hand(spot);
    if (hand.state() != BlackjackHand.State.OPEN || hand.isPure() || hand.busts()) {
      return false;
    }
    return hand.origin() != BlackjackHand.Origin.SPLIT_ACES
        || split(felt, spot).isEmpty()
        || doubling(felt, spot).isEmpty();
  }

  Optional<Bar> hit(Felt felt, HandPlace spot) {
    var hand = felt.hand(spot);
    if (hand.origin() == BlackjackHand.Origin.SPLIT_ACES) {
      return bar(SPLIT_ACES, "split aces, which receive one card each");
    }
    var from = felt.sheet().charts().playerMustStandFrom();
    if (mustStand(felt, hand)) {
      return bar(CHART_1A, "must stand on hard %d or more".formatted(from));
    }
    return Optional.empty();
  }

  Optional<Bar> stand(Felt felt, HandPlace spot) {
    var total = felt.hand(spot).total();
    var to = felt.sheet().charts().playerMustHitTo();
    if (!total.isSoft() && total.points() <= to) {
      return bar(CHART_1A, "must hit on hard %d or less".formatted(to));
    }
    return Optional.empty();
  }

  Optional<Bar> doubling(Felt felt, HandPlace spot) {
    var hand = felt.hand(spot);
    if (hand.cards().size() != 2) {
      return bar(DOUBLE, "may double on the first two cards only");
    }
    if (hand.origin() == BlackjackHand.Origin.SPLIT_ACES && !felt.sheet().doubling().splitAces()) {
      return bar(SPLIT_ACES_AGAIN, "may not double split aces");
    }
    if (!felt.sheet().doubling().onMustStand() && mustStand(felt, hand)) {
      return bar(DOUBLE_ANY, "may not double a hand that must stand");
    }
    if (doubleMax(felt, spot).isLessThan(doubleMin(felt))) {
      return bar(DOUBLE_FOR_LESS, "may not double past the table maximum");
    }
    return Optional.empty();
  }

  Optional<Bar> split(Felt felt, HandPlace spot) {
    var hand = felt.hand(spot);
    if (!hand.isPair()) {
      return bar(SPLIT, "may split a pair or two bonus cards only");
    }
    var most = felt.sheet().splitting().handsMax();
    if (felt.box(spot).hands().size() >= most) {
      return bar(SPLIT_MAX, "has split to %d hands already".formatted(most));
    }
    if (hand.origin() == BlackjackHand.Origin.SPLIT_ACES
        && !felt.sheet().splitting().resplitAces()) {
      return bar(SPLIT_ACES_AGAIN, "may not split aces again");
    }
    return Optional.empty();
  }

  Optional<Bar> surrender(Felt felt, HandPlace spot) {
    var hand = felt.hand(spot);
    if (felt.sheet().surrender().when() == When.NONE) {
      return bar(SURRENDER, "may not surrender in this house");
    }
    if (hand.origin() != BlackjackHand.Origin.DEALT) {
      return bar(SPLIT_NO_SURRENDER, "may not surrender a split hand");
    }
    if (hand.cards().size() != 2) {
      return bar(SURRENDER_LATE, "may surrender as the first decision only");
    }
    return Optional.empty();
  }

  private static boolean mustStand(Felt felt, BlackjackHand hand) {
    return !hand.total().isSoft()
        && hand.total().points() >= felt.sheet().charts().playerMustStandFrom();
  }

  /// From the smallest chip, or what the sheet names.
  Money doubleMin(Felt felt) {
    var least = felt.sheet().doubling().minimum();
    return least.isZero() ? felt.start().schedule().limitMin() : least;
  }

  /// Up to the hand's own wager; the table's maximum does not apply unless the sheet says so.
  Money doubleMax(Felt felt, HandPlace spot) {
    var stake = felt.hand(spot).stakes().getFirst();
    return felt.sheet().doubling().countsTowardMaximum()
        ? stake.min(felt.start().schedule().limitMax().minus(stake))
        : stake;
  }

  private static Optional<Bar> bar(Rule rule, String sentence) {
    return Optional.of(new Bar(rule, sentence));
  }
}
