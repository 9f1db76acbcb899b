package cardroom.games.poker.hand;

import cardroom.cards.Card;
import cardroom.cards.Rank;
import cardroom.games.poker.betting.PlaceSet;
import cardroom.games.poker.hand.Hand.Betting;
import cardroom.games.poker.hand.Hand.Dealing;
import cardroom.games.poker.hand.Hand.Drawing;
import cardroom.games.poker.hand.Hand.Misdealt;
import cardroom.games.poker.hand.Hand.Replacing;
import cardroom.games.poker.hand.Irregularity.Cause;
import cardroom.games.poker.hand.Irregularity.Exposed;
import cardroom.games.poker.rules.IrregularityRule;
import cardroom.games.poker.variant.DealPlan;
import cardroom.games.poker.variant.DealStep;
import cardroom.games.poker.variant.IrregularitySection;
import cardroom.games.rules.Rule;
import java.util.List;
import java.util.Optional;

/// A card that was dealt face down and seen by all.
final class ExposedCards {
  private ExposedCards() {}

  static Optional<Rule> clause(Hand hand, Exposed what) {
    long card = what.card().bit();
    if (isUpOffTable(hand, what)) {
      return Optional.of(IrregularityRule.STUD_OFF_TABLE);
    }
    boolean holds = (hand.felt().layout().down(what.place()) & card) != 0;
    if (!holds || (hand.felt().odd().seen() & card) != 0) {
      return Optional.empty();
    }
    var clauses = clauses(hand, what.cause());
    return clauses.size() > 1 && !isLow(what.card())
        ? Optional.of(clauses.getLast())
        : clauses.stream().findFirst();
  }

  /// A card that is face up anyway plays even if it fell off the table (STUD-IRR-9).
  private static boolean isUpOffTable(Hand hand, Exposed what) {
    var felt = hand.felt();
    long card = what.card().bit();
    boolean isFresh =
        hand instanceof Dealing
            || hand instanceof Hand.Opening
            || (hand instanceof Betting b && b.round().acted().isEmpty());
    return what.cause() == Cause.OFF_TABLE
        && isFresh
        && felt.variant().irregularities() == IrregularitySection.STUD_GAMES
        && (felt.layout().up(what.place()) & card & ~felt.odd().seen()) != 0;
  }

  /// What may be done about a card exposed now; in Lowball it depends on the card, and the clause
  /// for a low one comes first.
  static List<Rule> clauses(Hand hand, Cause cause) {
    if (!isNow(hand)) {
      return List.of();
    }
    return switch (hand.felt().variant().irregularities()) {
      case FLOP_GAMES -> List.of(flop(cause));
      case DRAW_GAMES ->
          List.of(
              isDraw(hand)
                  ? IrregularityRule.DRAW_EXPOSED_REPLACED
                  : IrregularityRule.DRAW_EXPOSED_KEPT);
      case LOWBALL -> lowball(hand, cause);
      case STUD_GAMES ->
          List.of(
              hand.felt().street() > 0
                  ? IrregularityRule.STUD_RIVER_UP
                  : cause == Cause.OFF_TABLE
                      ? IrregularityRule.STUD_OFF_TABLE
                      : IrregularityRule.STUD_HOLE_EXPOSED);
    };
  }

  /// While the cards are dealt, or before anybody has acted on them.
  private static boolean isNow(Hand hand) {
    var felt = hand.felt();
    boolean stud = felt.variant().irregularities() == IrregularitySection.STUD_GAMES;
    boolean street = felt.street() == 0 || (stud && felt.isLastStreet());
    return switch (hand) {
      case Dealing d -> street && (!stud || d.now().kind() != DealStep.Kind.REPLACE);
      case Betting b ->
          b.round().acted().isEmpty() && (stud ? felt.isLastStreet() : felt.street() == 0);
      case Hand.Killing _ -> true;
      case Drawing _, Replacing _ -> true;
      case Hand.Shuffling _,
          Hand.Opening _,
          Hand.Discarding _,
          Hand.Showing _,
          Hand.Taking _,
          Hand.Finished _,
          Hand.Misdealt _ ->
          false;
    };
  }

  private static boolean isDraw(Hand hand) {
    return hand instanceof Drawing || hand instanceof Replacing;
  }

  private static Rule flop(Cause cause) {
    return switch (cause) {
      case DEALER -> IrregularityRule.HOLDEM_EXPOSED;
      case OFF_TABLE -> IrregularityRule.HOLDEM_OFF_TABLE;
      case TOUCHED -> IrregularityRule.HOLDEM_TOUCHED;
    };
  }

  private static List<Rule> lowball(Hand hand, Cause cause) {
    if (isDraw(hand)) {
      return List.of(IrregularityRule.LOWBALL_EXPOSED_DRAW);
    }
    return List.of(
        IrregularityRule.LOWBALL_EXPOSED_LOW,
        cause == Cause.OFF_TABLE
            ? IrregularityRule.LOWBALL_OFF_TABLE
            : IrregularityRule.LOWBALL_EXPOSED_HIGH);
  }

  /// Five or less, the ace and the joker being low.
  private static boolean isLow(Card card) {
    return card.isJoker() || card.rank() == Rank.ACE || card.rank().compareTo(Rank.FIVE) <= 0;
  }

  static Hand apply(Hand hand, Exposed what) {
    var rule = (IrregularityRule) clause(hand, what).orElseThrow();
    long card = what.card().bit();
    return switch (rule) {
      case HOLDEM_EXPOSED, HOLDEM_OFF_TABLE -> burned(hand, what.place(), card);
      case LOWBALL_EXPOSED_HIGH, LOWBALL_OFF_TABLE, LOWBALL_EXPOSED_DRAW, DRAW_EXPOSED_REPLACED ->
          replaced(hand, what.place(), card);
      case STUD_HOLE_EXPOSED -> {
        var felt = hand.felt().layout(hand.felt().layout().exposed(card));
        yield with(hand, felt.odd(felt.odd().unforce(what.place())));
      }
      case STUD_RIVER_UP -> {
        var odd = hand.felt().odd();
        int leader = odd.leader() >= 0 ? odd.leader() : RoundOpener.leader(hand.felt());
        yield with(hand, hand.felt().odd(odd.see(card).ledBy(leader)));
      }
      default -> with(hand, hand.felt().odd(hand.felt().odd().see(card)));
    };
  }

  /// The card becomes the burn card; a second one makes a misdeal (HOLDEM-IRR-8, A-127).
  private static Hand burned(Hand hand, int place, long card) {
    var odd = hand.felt().odd().exposedOneMore();
    if (odd.exposures() >= hand.felt().terms().readings().misdealFrom()) {
      return new Misdealt(hand.felt());
    }
    var felt = hand.felt().layout(hand.felt().layout().toBurns(card));
    return owing(hand, felt.odd(odd.see(card).burnMade(true).owe(place)));
  }

  private static Hand replaced(Hand hand, int place, long card) {
    var felt = hand.felt().layout(hand.felt().layout().discarded(place, card, 0));
    return owing(hand, felt.odd(felt.odd().see(card).owe(place)));
  }

  /// The replacement comes when everybody else has their cards.
  private static Hand owing(Hand hand, Felt felt) {
    return hand instanceof Betting
        ? CardDeals.begin(
            felt, DealPlan.of(new DealStep(DealStep.Kind.REPLACE, 1)), Remedies.resuming(hand))
        : with(hand, felt);
  }

  private static Hand with(Hand hand, Felt felt) {
    return switch (hand) {
      case Replacing r ->
          new Replacing(felt, felt.layout(), r.asked(), r.owed(), r.untouched(), r.given());
      case Hand.Killing k -> new Hand.Killing(felt, k.dealing(), k.pending(), k.claims());
      default -> Remedies.resume(hand, felt);
    };
  }

  static Optional<Rule> allInForPot(Hand hand, int place) {
    boolean may =
        hand instanceof Betting b
            && b.felt().isLastStreet()
            && (b.felt().odd().seen() & b.felt().layout().down(place)) != 0
            && !b.round().acted().contains(place)
            && b.felt().live().contains(place);
    return may ? Optional.of(IrregularityRule.STUD_RIVER_UP) : Optional.empty();
  }

  static Hand freeze(Betting b, int place) {
    var felt = b.felt().odd(b.felt().odd().freeze(place));
    var round = b.round().only(b.round().toAct().without(place));
    if (felt.able().size() < 2) {
      return HandPhases.settled(felt, round.only(PlaceSet.NONE), b.place());
    }
    return HandPhases.settled(felt, round, b.place() == place ? place : b.place() - 1);
  }
}
