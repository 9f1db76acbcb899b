package cardroom.games.poker.hand;

import cardroom.games.poker.betting.AmountsByPlace;
import cardroom.games.poker.betting.PlaceSet;
import cardroom.games.poker.hand.Action.Muck;
import cardroom.games.poker.hand.Action.NotCleared;
import cardroom.games.poker.hand.Action.PlayBoard;
import cardroom.games.poker.hand.Hand.Betting;
import cardroom.games.poker.hand.Hand.Dealing;
import cardroom.games.poker.hand.Hand.Discarding;
import cardroom.games.poker.hand.Hand.Drawing;
import cardroom.games.poker.hand.Hand.Finished;
import cardroom.games.poker.hand.Hand.Killing;
import cardroom.games.poker.hand.Hand.Misdealt;
import cardroom.games.poker.hand.Hand.Opening;
import cardroom.games.poker.hand.Hand.Replacing;
import cardroom.games.poker.hand.Hand.Showing;
import cardroom.games.poker.hand.Hand.Shuffling;
import cardroom.games.poker.hand.Hand.Taking;
import cardroom.games.poker.rules.IrregularityRule;
import cardroom.games.rules.Rule;
import cardroom.games.table.Ruling.Refused;
import java.util.List;
import java.util.Optional;

/// One hand of any poker game: whose turn it is, what is allowed, what follows, who wins.
///
/// None of these methods reads a clock, uses randomness or moves a chip outside the hand.
public final class PokerGame {
  private PokerGame() {}

  /// Antes and blinds are in; the first card comes next.
  public static Hand open(HandStart start) {
    return HandPhases.open(start);
  }

  /// The clause that fixes the sizes of bets now.
  public static Rule sizes(Hand hand) {
    return BettingRules.sizes(hand);
  }

  /// All that [#refusal] would allow now.
  public static LegalOptions options(Hand hand) {
    return switch (hand) {
      case Dealing _, Replacing _ -> LegalOptions.CARD;
      case Shuffling _ -> LegalOptions.SHUFFLE;
      case Taking t -> new LegalOptions.Deck(false, t.felt().layout().count(t.place()));
      case Killing k -> new LegalOptions.Kills(k.pending(), DrawRules.killPrice(k.felt()));
      case Opening o -> BettingRules.options(o);
      case Betting b -> BettingRules.options(b);
      case Drawing d -> DrawRules.options(d);
      case Discarding d -> new LegalOptions.Discards(d.pending());
      case Showing s -> ShowdownTurns.options(s);
      case Finished _, Misdealt _ -> LegalOptions.OVER;
    };
  }

  /// Empty when the action is allowed; otherwise the rule it breaks and what would work.
  public static Optional<Refused> refusal(Hand hand, Action action) {
    return ActionLegality.refusal(hand, action);
  }

  /// What follows. Throws exactly when [#refusal] would refuse.
  public static Hand apply(Hand hand, Action action) {
    return HandTransitions.apply(hand, action);
  }

  /// Who receives what when the hand is over; empty before.
  public static List<PotPayout> outcomes(Hand hand) {
    return hand instanceof Finished finished ? Showdown.of(finished) : List.of();
  }

  /// The present stacks; when the hand is over, with everything paid out.
  public static AmountsByPlace stacks(Hand hand) {
    var stacks = hand.felt().chips().behind();
    for (var outcome : outcomes(hand)) {
      stacks = stacks.with(outcome.place(), stacks.at(outcome.place()) + outcome.amount());
    }
    return stacks;
  }

  /// The present pots, including the betting of this round.
  public static List<Pot> pots(Hand hand) {
    var felt = hand.felt();
    return Pot.of(Showdown.paid(felt), Showdown.dead(felt), felt.takenFromPots(), felt.live());
  }

  /// The places that may act now: one alone, or all who choose together.
  public static PlaceSet toAct(Hand hand) {
    return switch (hand) {
      case Betting b -> PlaceSet.of(b.place());
      case Opening o -> PlaceSet.of(o.place());
      case Drawing d -> PlaceSet.of(d.place());
      case Showing s -> PlaceSet.of(s.place());
      case Killing k -> k.pending();
      case Discarding d -> d.pending();
      case Dealing _, Replacing _, Shuffling _, Taking _, Finished _, Misdealt _ -> PlaceSet.NONE;
    };
  }

  public static boolean isOver(Hand hand) {
    return hand instanceof Finished || hand instanceof Misdealt;
  }

  /// The place that the next card goes to, or -1 when it goes to none.
  public static int target(Hand hand) {
    return switch (hand) {
      case Dealing d -> CardDeals.target(d);
      case Replacing r -> r.place();
      case Shuffling _,
          Taking _,
          Killing _,
          Opening _,
          Betting _,
          Drawing _,
          Discarding _,
          Showing _,
          Finished _,
          Misdealt _ ->
          -1;
    };
  }

  /// Places whose claim to lead the round in progress is equal; for hands recorded elsewhere.
  public static Hand ledBy(Betting b, int place) {
    boolean fresh = b.round().acted().isEmpty() && b.felt().street() > 0;
    boolean ties =
        RoundOpener.leaders(b.felt()).contains(place)
            || RoundOpener.isUnclear(b.felt(), b.place(), place);
    return fresh && ties ? new Betting(b.felt(), b.round().ledBy(place), place) : b;
  }

  /// Another place with a card of the same rank opens; for hands recorded elsewhere.
  public static Hand openedBy(Opening o, int place) {
    return RoundOpener.tiesForced(o.felt(), o.place(), place)
            || RoundOpener.isUnclear(o.felt(), o.place(), place)
        ? new Opening(o.felt(), o.round().ledBy(place), place)
        : o;
  }

  /// A place shows cards that were unknown before (PHH `??`).
  public static Hand named(Showing s, long cards) {
    var felt = s.felt().layout(s.felt().layout().named(s.place(), cards));
    return new Showing(felt, s.last(), s.place(), s.pending(), s.shown(), s.board());
  }

  /// The clause under which something that went wrong is put right; empty when it cannot happen.
  public static Optional<cardroom.games.rules.Rule> remedy(Hand hand, Irregularity what) {
    return Remedies.clause(hand, what);
  }

  /// What a place that may still change its draw may ask for (DRAW-4).
  public static Optional<LegalOptions.Draws> change(Hand hand, int place) {
    return DrawChanges.anew(hand, place).map(DrawRules::options);
  }

  /// The places whose hands were found at the showdown to have a wrong number of cards.
  public static PlaceSet fouled(Hand hand) {
    return hand.felt().odd().wrong().and(hand.felt().odd().forfeited());
  }

  /// The clause under which such a hand cannot win.
  public static cardroom.games.rules.Rule foulRule(Hand hand) {
    return Miscounts.foulRule(hand.felt());
  }

  /// The clause about a hand that gave the board away or kept one card too many, where there is one
  /// (HOLDEM-IRR-11, PINEAPPLE-IRR-1).
  public static Optional<cardroom.games.rules.Rule> clause(Hand hand, Action action) {
    return switch (action) {
      case PlayBoard _ -> Optional.of(IrregularityRule.PLAYS_BOARD);
      case NotCleared _ -> Optional.of(IrregularityRule.PINEAPPLE_NOT_CLEARED);
      case Muck _ when hand instanceof Showing s && ShowdownTurns.givesBoardAway(s) ->
          Optional.of(IrregularityRule.PLAYS_BOARD);
      default -> Optional.empty();
    };
  }

  /// The clauses of which one applies to a card exposed now in that way, whatever card it is.
  public static List<cardroom.games.rules.Rule> remedies(Hand hand, Irregularity.Cause cause) {
    return ExposedCards.clauses(hand, cause);
  }
}
