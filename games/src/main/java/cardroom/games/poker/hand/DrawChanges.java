package cardroom.games.poker.hand;

import cardroom.games.poker.betting.PlaceSet;
import cardroom.games.poker.hand.Hand.Betting;
import cardroom.games.poker.hand.Hand.Dealing;
import cardroom.games.poker.hand.Hand.Drawing;
import cardroom.games.poker.hand.Hand.Replacing;
import cardroom.games.poker.variant.DealPlan;
import cardroom.games.poker.variant.DealStep;
import java.util.Optional;

/// A player asks for a different number of cards than they said: possible while none has been dealt
/// and nobody has acted on it (DRAW-4, DRAW-IRR-7).
final class DrawChanges {
  private DrawChanges() {}

  /// The question that the place may answer again; empty when it no longer may.
  static Optional<Drawing> anew(Hand hand, int place) {
    return switch (hand) {
      case Replacing r when r.untouched() && r.place() == place -> Optional.of(r.asked());
      case Drawing d when isPat(d.felt(), d.felt().live().minus(d.pending()), place) ->
          Optional.of(asked(d.felt(), d.dealing(), place, d.pending()));
      case Betting b when b.round().acted().isEmpty() && isPat(b.felt(), b.felt().live(), place) ->
          draw(b.felt()).map(dealing -> asked(b.felt(), dealing, place, PlaceSet.NONE));
      default -> Optional.empty();
    };
  }

  /// Whether the place was the last of these to speak, and kept all its cards.
  private static boolean isPat(Felt felt, PlaceSet spoken, int place) {
    return spoken.contains(place) && spoken.next(place) < 0 && felt.drawn(place) == 0;
  }

  private static Drawing asked(Felt felt, Dealing dealing, int place, PlaceSet pending) {
    return new Drawing(felt, dealing, place, pending.with(place));
  }

  /// The draw of this street, as the dealer went through it.
  private static Optional<Dealing> draw(Felt felt) {
    var plan = felt.streetNow().plan();
    for (DealPlan rest = plan; rest instanceof DealPlan.Line line; rest = line.later()) {
      if (line.now().kind() == DealStep.Kind.DRAW) {
        return Optional.of(new Dealing(felt, line, -1, Hand.Then.BET));
      }
    }
    return Optional.empty();
  }
}
