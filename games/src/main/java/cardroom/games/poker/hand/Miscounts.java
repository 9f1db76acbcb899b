package cardroom.games.poker.hand;

import cardroom.games.poker.hand.Hand.Betting;
import cardroom.games.poker.hand.Hand.Dealing;
import cardroom.games.poker.hand.Hand.Replacing;
import cardroom.games.poker.hand.Hand.Taking;
import cardroom.games.poker.rules.IrregularityRule;
import cardroom.games.poker.rules.PokerRule;
import cardroom.games.poker.rules.VariantRule;
import cardroom.games.poker.variant.DealPlan;
import cardroom.games.poker.variant.DealStep;
import cardroom.games.poker.variant.IrregularitySection;
import cardroom.games.rules.Rule;
import java.util.Optional;

/// A place with too few or too many cards.
final class Miscounts {
  private Miscounts() {}

  /// How many cards a place should hold now.
  static int due(Felt felt) {
    int due = 0;
    var streets = felt.variant().streets();
    for (int i = 0; i <= felt.street(); i++) {
      for (var step : streets.get(i).steps()) {
        boolean held = step.kind() == DealStep.Kind.DOWN || step.kind() == DealStep.Kind.UP;
        due += held ? step.count() : 0;
      }
      due -= i < felt.street() ? streets.get(i).discards() : 0;
    }
    boolean community =
        felt.variant().irregularities() == IrregularitySection.STUD_GAMES
            && felt.layout().board() != 0;
    return community ? due - 1 : due;
  }

  static Optional<Rule> skipped(Hand hand, int place) {
    if (hand instanceof Replacing r) {
      return r.place() == place ? Optional.of(IrregularityRule.DRAW_FOUL) : Optional.empty();
    }
    boolean next = hand instanceof Dealing d && isRound(d.now()) && CardDeals.target(d) == place;
    return next ? Optional.of(fewRule(hand)) : Optional.empty();
  }

  private static boolean isRound(DealStep step) {
    return step.kind() == DealStep.Kind.DOWN || step.kind() == DealStep.Kind.UP;
  }

  static Optional<Rule> extra(Hand hand, int place) {
    if (hand instanceof Replacing r) {
      return r.place() == place ? Optional.of(IrregularityRule.DRAW_FOUL) : Optional.empty();
    }
    boolean early =
        hand instanceof Betting b
            && b.felt().street() == 0
            && b.felt().layout().stub() != 0
            && b.felt().live().contains(place);
    return early ? Optional.of(manyRule(hand)) : Optional.empty();
  }

  private static Rule fewRule(Hand hand) {
    return switch (hand.felt().variant().irregularities()) {
      case FLOP_GAMES -> IrregularityRule.HOLDEM_TOO_FEW;
      case DRAW_GAMES, LOWBALL -> IrregularityRule.DRAW_TOO_FEW;
      case STUD_GAMES -> IrregularityRule.STUD_FOUL;
    };
  }

  private static Rule manyRule(Hand hand) {
    return switch (hand.felt().variant().irregularities()) {
      case FLOP_GAMES -> IrregularityRule.HOLDEM_TOO_MANY;
      // The book mentions too many cards only after the draw.
      case DRAW_GAMES, LOWBALL -> PokerRule.HOUSE_RULES;
      case STUD_GAMES -> IrregularityRule.STUD_FOUL;
    };
  }

  /// The clause that answers a wrong number of cards found now.
  static Optional<Rule> found(Hand hand, int place) {
    if (!(hand instanceof Betting b) || !b.felt().live().contains(place)) {
      return Optional.empty();
    }
    int off = b.felt().layout().count(place) - due(b.felt());
    if (off == 0) {
      return Optional.empty();
    }
    return switch (b.felt().variant().irregularities()) {
      case FLOP_GAMES ->
          Optional.of(
              isSubstantial(b)
                  ? IrregularityRule.HOLDEM_SUBSTANTIAL
                  : off < 0 ? IrregularityRule.HOLDEM_TOO_FEW : IrregularityRule.HOLDEM_TOO_MANY);
      case DRAW_GAMES, LOWBALL -> Optional.of(foundInDraw(b, place, off));
      case STUD_GAMES -> foundInStud(b, off);
    };
  }

  /// A card that is missing can be dealt until seventh street is; the book only mentions the end.
  private static Optional<Rule> foundInStud(Betting b, int off) {
    if (b.felt().isLastStreet()) {
      return Optional.of(IrregularityRule.STUD_FOUL);
    }
    boolean hasCards = Long.bitCount(b.felt().layout().stub()) >= -off;
    return off < 0 && hasCards ? Optional.of(VariantRule.STUD_SEVEN_CARDS) : Optional.empty();
  }

  /// As long as nobody else has acted after the first player.
  static Optional<Rule> actedEarly(Hand hand) {
    boolean isDeal =
        hand instanceof Dealing d && d.felt().street() == 0 && d.after() instanceof Hand.Then.Bet;
    boolean isFirst =
        hand instanceof Betting b && b.felt().street() == 0 && b.round().acted().size() <= 1;
    boolean may =
        hand.felt().variant().irregularities().isDraw()
            && !hand.felt().odd().actedEarly()
            && (isDeal || isFirst);
    return may ? Optional.of(IrregularityRule.DRAW_TOO_FEW) : Optional.empty();
  }

  private static Rule foundInDraw(Betting b, int place, int off) {
    if (b.felt().street() > 0) {
      return IrregularityRule.DRAW_FOUL;
    }
    if (off > 0) {
      return PokerRule.HOUSE_RULES;
    }
    int acted = b.round().acted().size();
    if (acted == 0 || (acted == 1 && b.felt().odd().actedEarly())) {
      return IrregularityRule.DRAW_TOO_FEW;
    }
    boolean dealerLacksOne = off == -1 && place == b.felt().start().places() - 1;
    return dealerLacksOne ? IrregularityRule.DRAW_DEALER_SHORT : IrregularityRule.DRAW_SHORT_DRAWS;
  }

  /// Two players have put in chips, or three have acted, after the blinds.
  private static boolean isSubstantial(Betting b) {
    if (b.felt().terms().readings().anyActionIsSubstantial() && !b.round().acted().isEmpty()) {
      return true;
    }
    if (b.felt().street() > 0 || b.round().acted().size() >= 3) {
      return true;
    }
    int put = 0;
    for (int place = 0; place < b.felt().start().places(); place++) {
      put += b.felt().chips().in(place) > b.felt().start().blind(place) ? 1 : 0;
    }
    return put >= 2;
  }

  static Hand putRight(Hand hand, int place) {
    var b = (Betting) hand;
    var rule = found(hand, place).orElseThrow();
    int off = b.felt().layout().count(place) - due(b.felt());
    boolean fresh = b.round().acted().isEmpty() || rule == IrregularityRule.HOLDEM_TOO_MANY;
    if (rule == IrregularityRule.DRAW_SHORT_DRAWS) {
      return hand;
    }
    if (rule == VariantRule.STUD_SEVEN_CARDS) {
      return dealMissing(b, place, -off);
    }
    if (off < 0 && isTopUp(rule)) {
      return topUp(b, place, -off);
    }
    int misdealFrom = b.felt().terms().readings().misdealFrom();
    if (rule == IrregularityRule.HOLDEM_TOO_MANY
        && b.felt().odd().exposures() + off >= misdealFrom) {
      return new Hand.Misdealt(b.felt()); // two or more in one deal
    }
    boolean takesBack =
        off == 1 && fresh && b.felt().street() == 0 && rule != IrregularityRule.HOLDEM_SUBSTANTIAL;
    return takesBack ? new Taking(b.felt(), b, place) : dead(b, place);
  }

  private static boolean isTopUp(Rule rule) {
    return rule == IrregularityRule.HOLDEM_TOO_FEW
        || rule == IrregularityRule.DRAW_TOO_FEW
        || rule == IrregularityRule.DRAW_DEALER_SHORT;
  }

  private static Hand topUp(Betting b, int place, int missing) {
    var odd = b.felt().odd().wrongAt(place, false);
    for (int i = 0; i < missing; i++) {
      odd = odd.owe(place);
    }
    var plan = DealPlan.of(new DealStep(DealStep.Kind.REPLACE, 1));
    return CardDeals.begin(b.felt().odd(odd), plan, Remedies.resuming(b));
  }

  /// Stud: the hole cards that are missing face down, the others face up.
  private static Hand dealMissing(Betting b, int place, int missing) {
    var felt = b.felt();
    int holes = felt.odd().bared().contains(place) ? 1 : 2;
    int down = Math.clamp(holes - Long.bitCount(felt.layout().down(place)), 0, missing);
    DealPlan plan = new DealPlan.End();
    for (int i = missing - 1; i >= 0; i--) {
      var kind = i < down ? DealStep.Kind.EXTRA : DealStep.Kind.EXTRA_UP;
      plan = new DealPlan.Line(new DealStep(kind, 1), plan);
    }
    var right = felt.odd(felt.odd().wrongAt(place, false));
    return CardDeals.at(right, plan, place, Remedies.resuming(b));
  }

  private static Hand dead(Betting b, int place) {
    var felt = b.felt().folded(place).odd(b.felt().odd().forfeit(place));
    var round = b.round().folded(place);
    int last = b.place() == place ? place : b.place() - 1;
    return HandPhases.settled(felt, round, last);
  }

  static Optional<Rule> taken(Hand hand, int index) {
    boolean may =
        hand instanceof Taking t && index >= 0 && index < t.felt().layout().count(t.place());
    return may ? Optional.of(manyRule(hand)) : Optional.empty();
  }

  /// The card taken at random is the first burn card (HOLDEM-IRR-2); a draw game has no burn.
  static Hand take(Taking t, int index) {
    long cards = t.felt().layout().down(t.place());
    for (int i = 0; i < index; i++) {
      cards &= cards - 1;
    }
    long card = Long.lowestOneBit(cards);
    boolean burns = t.felt().variant().irregularities() == IrregularitySection.FLOP_GAMES;
    var layout =
        burns ? t.felt().layout().toBurns(card) : t.felt().layout().discarded(t.place(), card, 0);
    var odd = t.felt().odd().wrongAt(t.place(), false).see(card);
    var felt = t.felt().layout(layout).odd(burns ? odd.burnMade(true).exposedOneMore() : odd);
    return Remedies.resume(t.next(), felt);
  }

  /// Hands with a wrong number of cards cannot win (DRAW-IRR-4, STUD-IRR-8).
  static Felt fouled(Felt table) {
    var felt = table;
    for (int place : table.odd().wrong().and(table.live()).list()) {
      boolean foul = felt.layout().count(place) != due(felt);
      if (foul && felt.live().size() > 1) {
        felt = felt.folded(place).odd(felt.odd().foul(place));
      }
    }
    return felt;
  }

  /// The clause under which a hand found wrong at the showdown is dead.
  static Rule foulRule(Felt felt) {
    return switch (felt.variant().irregularities()) {
      case FLOP_GAMES -> IrregularityRule.HOLDEM_SUBSTANTIAL;
      case DRAW_GAMES, LOWBALL -> IrregularityRule.DRAW_FOUL;
      case STUD_GAMES -> IrregularityRule.STUD_FOUL;
    };
  }
}
