package cardroom.games.pure215;

import static cardroom.games.pure215.Pure215Rule.*;

import cardroom.games.pure215.Round.*;
import cardroom.games.table.Position;
import java.util.Optional;

/// Says why nothing more can be done with a hand that has been played.
final class ClosedHand {

  private ClosedHand() {}

  /// The hand that this position finished last; empty while it is still to act.
  static Optional<HandRules.Bar> bar(Round round, Action action) {
    var felt = round.felt();
    var position = RoundTransitions.position(action).orElse(Position.BANK);
    var box = felt.boxOf(position);
    if (box < 0 || position.isBackline()) {
      return Optional.empty();
    }
    var hands = felt.boxes().get(box).hands();
    return switch (round) {
      case Dealing _, Asking _ -> Optional.empty();
      case Playing(_, var spot) ->
          box < spot.box() ? why(hands.getLast(), action) : Optional.empty();
      case Drawing(_, var spot) when box == spot.box() && spot.hand() > 0 ->
          why(hands.get(spot.hand() - 1), action);
      case Drawing(_, var spot) ->
          box < spot.box() ? why(hands.getLast(), action) : Optional.empty();
      case Banking _, Finished _ -> why(hands.getLast(), action);
    };
  }

  private static Optional<HandRules.Bar> why(BlackjackHand hand, Action action) {
    if (hand.isPure()) {
      return bar(PURE_IS_FINISHED, "has a Pure, which is finished");
    }
    if (hand.isSurrendered()) {
      return bar(SURRENDER, "has surrendered");
    }
    if (hand.isDoubled()) {
      return bar(DOUBLE, "has doubled and takes exactly one card");
    }
    if (hand.busts()) {
      return bar(BUST_STAYS, "is bust and draws no more");
    }
    if (hand.origin() == BlackjackHand.Origin.SPLIT_ACES) {
      return action instanceof Action.Hit || action instanceof Action.Stand
          ? bar(SPLIT_ACES, "split aces and takes one card on each")
          : bar(SPLIT_ACES_AGAIN, "split aces: they are neither split again nor doubled");
    }
    return bar(ACTIONS, "has finished this hand");
  }

  private static Optional<HandRules.Bar> bar(Pure215Rule rule, String sentence) {
    return Optional.of(new HandRules.Bar(rule, sentence));
  }
}
