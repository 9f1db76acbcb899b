package cardroom.games.poker.hand;

import cardroom.games.poker.hand.Hand.Betting;
import cardroom.games.poker.hand.Hand.Dealing;
import cardroom.games.poker.hand.Hand.Then;
import cardroom.games.poker.rules.IrregularityRule;
import cardroom.games.poker.variant.DealPlan;
import cardroom.games.poker.variant.DealStep;
import cardroom.games.poker.variant.IrregularitySection;
import cardroom.games.rules.Rule;
import java.util.ArrayList;
import java.util.Optional;

/// What is done when something goes wrong (section 3 of the rule book).
final class Remedies {
  private Remedies() {}

  /// The clause under which the irregularity is put right; empty when it cannot happen now.
  static Optional<Rule> clause(Hand hand, Irregularity what) {
    return switch (what) {
      case Irregularity.Skipped(int place) -> Miscounts.skipped(hand, place);
      case Irregularity.Extra(int place) -> Miscounts.extra(hand, place);
      case Irregularity.Found(int place) -> Miscounts.found(hand, place);
      case Irregularity.Taken(_, int index) -> Miscounts.taken(hand, index);
      case Irregularity.Exposed exposed -> ExposedCards.clause(hand, exposed);
      case Irregularity.BoardTooMany _ -> boardTooMany(hand);
      case Irregularity.BoardEarly _ -> boardEarly(hand);
      case Irregularity.BurnWrong wrong -> burnWrong(hand, wrong);
      case Irregularity.AllInForPot(int place) -> ExposedCards.allInForPot(hand, place);
      case Irregularity.Withdrawn(int place) -> StudWithdrawals.clause(hand, place);
      case Irregularity.ActedEarly _ -> Miscounts.actedEarly(hand);
    };
  }

  static Hand apply(Hand hand, Irregularity what) {
    return switch (what) {
      case Irregularity.Skipped _ -> Misdraws.skip(hand);
      case Irregularity.Extra(int place) -> Misdraws.dealExtra(hand, place);
      case Irregularity.Found(int place) -> Miscounts.putRight(hand, place);
      case Irregularity.Taken(_, int index) -> Miscounts.take((Hand.Taking) hand, index);
      case Irregularity.Exposed exposed -> ExposedCards.apply(hand, exposed);
      case Irregularity.BoardTooMany _ -> takeBackFlop(hand.felt());
      case Irregularity.BoardEarly _ ->
          hand instanceof Hand.Discarding d ? DrawRules.turned(d) : turnEarly((Betting) hand);
      case Irregularity.BurnWrong wrong -> burnAgain((Dealing) hand, wrong);
      case Irregularity.AllInForPot(int place) -> ExposedCards.freeze((Betting) hand, place);
      case Irregularity.Withdrawn(int place) -> StudWithdrawals.apply(hand, place);
      case Irregularity.ActedEarly _ ->
          resume(hand, hand.felt().odd(hand.felt().odd().actingEarly()));
    };
  }

  /// An interrupted hand goes on with what is now on the table.
  static Hand resume(Hand hand, Felt felt) {
    return switch (hand) {
      case Betting b -> new Betting(felt, b.round(), b.place());
      case Hand.Opening o -> new Hand.Opening(felt, o.round(), o.place());
      case Dealing d -> d.felt(felt);
      case Hand.Drawing d -> new Hand.Drawing(felt, d.dealing(), d.place(), d.pending());
      case Hand.Taking t -> new Hand.Taking(felt, t.next(), t.place());
      case Hand.Shuffling _,
          Hand.Killing _,
          Hand.Replacing _,
          Hand.Discarding _,
          Hand.Showing _,
          Hand.Finished _,
          Hand.Misdealt _ ->
          throw new IllegalStateException("nothing interrupts " + hand);
    };
  }

  static boolean isFlopGame(Hand hand) {
    return hand.felt().variant().irregularities() == IrregularitySection.FLOP_GAMES;
  }

  private static Optional<Rule> boardTooMany(Hand hand) {
    boolean fresh =
        hand instanceof Betting b && b.round().acted().isEmpty() && b.felt().street() == 1;
    return isFlopGame(hand) && fresh
        ? Optional.of(IrregularityRule.FLOP_TOO_MANY)
        : Optional.empty();
  }

  private static Hand takeBackFlop(Felt felt) {
    int flop = Long.bitCount(felt.layout().board());
    var plan =
        DealPlan.of(
            DealStep.board(1), new DealStep(DealStep.Kind.TAKE_BACK, 1), DealStep.board(flop));
    return CardDeals.begin(felt, plan, Then.BET);
  }

  private static Optional<Rule> boardEarly(Hand hand) {
    if (hand instanceof Hand.Discarding d) {
      // Somebody has cleared their hand: the others have failed to.
      return d.pending().equals(d.felt().live())
          ? Optional.empty()
          : Optional.of(IrregularityRule.PINEAPPLE_NOT_CLEARED);
    }
    if (!isFlopGame(hand) || !(hand instanceof Betting b) || b.felt().isLastStreet()) {
      return Optional.empty();
    }
    return Optional.of(
        switch (b.felt().street()) {
          case 0 -> IrregularityRule.FLOP_EARLY;
          case 1 -> IrregularityRule.TURN_EARLY;
          default -> IrregularityRule.RIVER_EARLY;
        });
  }

  /// The flop is taken back at once; a single card waits aside.
  private static Hand turnEarly(Betting b) {
    var felt = b.felt();
    var plan = new ArrayList<DealStep>();
    if (!felt.odd().burnMade()) {
      plan.add(DealStep.burn(1));
    }
    if (felt.street() == 0) {
      plan.add(DealStep.board(3));
      plan.add(new DealStep(DealStep.Kind.TAKE_BACK, 1));
      return CardDeals.begin(felt.odd(felt.odd().burnMade(true)), DealPlan.of(plan), resuming(b));
    }
    plan.add(new DealStep(DealStep.Kind.ASIDE, 1));
    return CardDeals.begin(felt.odd(felt.odd().burnMade(false)), DealPlan.of(plan), resuming(b));
  }

  static Then resuming(Hand hand) {
    return new Then.Resume(hand);
  }

  static Hand setAside(Dealing d, long card) {
    var odd = d.table().odd();
    var noted = d.felt().odd(odd.aside(odd.aside() | card));
    return CardDeals.next(d.felt(noted), d.layout().setAside(card), d.place(), 1);
  }

  private static Optional<Rule> burnWrong(Hand hand, Irregularity.BurnWrong wrong) {
    boolean atBurn =
        hand instanceof Dealing d && d.now().kind() == DealStep.Kind.BURN && d.done() == 0;
    boolean stud = hand.felt().variant().irregularities() == IrregularitySection.STUD_GAMES;
    if (!atBurn || !stud || (wrong.burned() != 0 && wrong.burned() != 2)) {
      return Optional.empty();
    }
    boolean down = ((Dealing) hand).line().later().steps().stream().anyMatch(Remedies::isDown);
    // An up card that cannot be traced stays where it is; only a down card is kept unseen.
    return Optional.of(
        wrong.traceable() || !down
            ? IrregularityRule.STUD_BURN_WRONG
            : IrregularityRule.STUD_BURN_DOWN);
  }

  private static boolean isDown(DealStep step) {
    return step.kind() == DealStep.Kind.DOWN || step.kind() == DealStep.Kind.SOME_DOWN;
  }

  /// If the cards can be moved to the right place, it is as if nothing had happened; otherwise they
  /// stay.
  private static Hand burnAgain(Dealing d, Irregularity.BurnWrong wrong) {
    if (wrong.traceable()) {
      return d;
    }
    var plan = new ArrayList<>(d.line().later().steps());
    if (wrong.burned() > 0) {
      plan.addFirst(DealStep.burn(wrong.burned()));
    }
    return CardDeals.begin(d.felt(), DealPlan.of(plan), d.after());
  }
}
