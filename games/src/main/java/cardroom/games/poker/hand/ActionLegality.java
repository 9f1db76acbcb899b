package cardroom.games.poker.hand;

import cardroom.cards.Card;
import cardroom.games.money.Money;
import cardroom.games.poker.hand.Action.BetTo;
import cardroom.games.poker.hand.Action.Change;
import cardroom.games.poker.hand.Action.Deal;
import cardroom.games.poker.hand.Action.Draw;
import cardroom.games.poker.hand.Hand.Betting;
import cardroom.games.poker.hand.Hand.Dealing;
import cardroom.games.poker.hand.Hand.Discarding;
import cardroom.games.poker.hand.Hand.Drawing;
import cardroom.games.poker.hand.Hand.Killing;
import cardroom.games.poker.hand.Hand.Opening;
import cardroom.games.poker.hand.Hand.Replacing;
import cardroom.games.poker.hand.Hand.Showing;
import cardroom.games.poker.rules.PokerRule;
import cardroom.games.poker.rules.VariantRule;
import cardroom.games.poker.variant.IrregularitySection;
import cardroom.games.rules.Rule;
import cardroom.games.table.Ruling.Refused;
import java.util.Optional;

/// Whether an action is allowed, and under which clause it is not.
final class ActionLegality {
  private static final Optional<Refused> ALLOWED = Optional.empty();

  private ActionLegality() {}

  static Optional<Refused> refusal(Hand hand, Action action) {
    return switch (action) {
      case Deal(var card) -> deal(hand, card);
      case Action.DealUnknown _ -> unknown(hand);
      case Action.Shuffled _ ->
          hand instanceof Hand.Shuffling ? ALLOWED : refused(hand, "There is nothing to shuffle");
      case Action.Fold _ -> fold(hand);
      case Action.Check _ -> check(hand);
      case Action.Call _ -> call(hand);
      case BetTo(long total) -> bet(hand, total);
      case Action.BringIn _ ->
          hand instanceof Opening ? ALLOWED : refused(hand, "Nobody brings it in now");
      case Action.Kill(int place) -> kill(hand, place);
      case Action.LetLive(int place) -> kill(hand, place);
      case Draw draw -> draw(hand, draw);
      case Change change -> change(hand, change);
      case Action.Discard(int place, long card) -> discard(hand, place, card);
      case Action.NotCleared(int place) -> discarding(hand, place);
      case Action.Show _ ->
          hand instanceof Showing ? ALLOWED : refused(hand, "Nobody shows a hand now");
      case Action.Muck _ -> muck(hand);
      case Action.PlayBoard _ -> playBoard(hand);
      case Action.Trouble(var what) ->
          Remedies.clause(hand, what).isPresent() ? ALLOWED : refused(hand, sentence(what));
    };
  }

  private static String sentence(Irregularity what) {
    return what instanceof Irregularity.Withdrawn
        ? "This hand cannot be withdrawn"
        : "That cannot have gone wrong now";
  }

  private static Optional<Refused> deal(Hand hand, Card card) {
    if (hand instanceof Dealing d) {
      return deal(hand, card, d.layout().stub());
    }
    return hand instanceof Replacing r
        ? deal(hand, card, CardDeals.undealt(r))
        : refused(hand, "No card is due");
  }

  private static Optional<Refused> deal(Hand hand, Card card, long undealt) {
    return (undealt & card.bit()) != 0
        ? ALLOWED
        : refused(hand, "The " + card + " is already on the table or not in this deck");
  }

  private static Optional<Refused> unknown(Hand hand) {
    boolean may =
        hand instanceof Replacing || (hand instanceof Dealing d && CardDeals.target(d) >= 0);
    return may ? ALLOWED : refused(hand, "A card must be named here");
  }

  private static Optional<Refused> fold(Hand hand) {
    if (hand instanceof Opening o && !o.mayFold()) {
      return refused(o.felt().variant().opens(), hand, "Whoever is forced to open may not fold");
    }
    return hand instanceof Betting || hand instanceof Opening
        ? ALLOWED
        : refused(hand, "Nobody may fold now");
  }

  private static Optional<Refused> check(Hand hand) {
    if (!(hand instanceof Betting b)) {
      return refused(hand, "Nobody may check now");
    }
    long call = b.round().call(b.felt().chips(), b.place());
    return call <= 0
        ? ALLOWED
        : refused(PokerRule.STRUCTURED, hand, "A bet of " + money(call) + " must be called");
  }

  private static Optional<Refused> call(Hand hand) {
    if (!(hand instanceof Betting b)) {
      return refused(hand, "Nobody may call now");
    }
    return BettingRules.owes(b)
        ? ALLOWED
        : refused(PokerRule.STRUCTURED, hand, "There is no bet to call");
  }

  private static Optional<Refused> bet(Hand hand, long total) {
    return switch (hand) {
      case Betting b -> {
        var bar = BettingRules.bar(b);
        if (bar != NoRaiseReason.NONE) {
          yield refused(rule(b, bar), hand, "This player " + bar.words());
        }
        yield amount(
            b,
            BettingRules.unbarred(b),
            total,
            BettingRules.isExplained(b.felt(), b.round(), b.place(), total));
      }
      case Opening o ->
          amount(
              o,
              BettingRules.options(o),
              total,
              BettingRules.isExplained(o.felt(), o.round(), o.place(), total));
      case Dealing _,
          Replacing _,
          Hand.Shuffling _,
          Hand.Taking _,
          Killing _,
          Drawing _,
          Discarding _,
          Showing _,
          Hand.Finished _,
          Hand.Misdealt _ ->
          refused(hand, "Nobody may bet now");
    };
  }

  private static Rule rule(Betting b, NoRaiseReason bar) {
    var variant = b.felt().variant();
    boolean stud = !variant.hasButton();
    if (bar == NoRaiseReason.CHECKED && variant.irregularities() != IrregularitySection.LOWBALL) {
      return PokerRule.HOUSE_RULES; // only Lowball's own page forbids it
    }
    return bar == NoRaiseReason.CAPPED && stud ? VariantRule.STUD_CAP : bar.rule();
  }

  private static Optional<Refused> amount(
      Hand hand, LegalOptions.Bets offered, long total, boolean explained) {
    return offered.takes(total) || explained
        ? ALLOWED
        : refused(BettingRules.sizes(hand), hand, money(total) + " is not a bet that may be made");
  }

  private static Optional<Refused> kill(Hand hand, int place) {
    return hand instanceof Killing k && k.pending().contains(place)
        ? ALLOWED
        : refused(VariantRule.KILL, hand, "The pot cannot be killed now");
  }

  private static Optional<Refused> draw(Hand hand, Draw draw) {
    var asked =
        switch (hand) {
          case Drawing d -> Optional.of(d);
          case Replacing r when r.untouched() -> Optional.of(r.asked());
          default -> Optional.<Drawing>empty();
        };
    if (asked.isEmpty()) {
      var rule = hand instanceof Replacing ? VariantRule.DRAW_CHANGE : VariantRule.DRAW_HAND;
      return refused(rule, hand, "Nobody may ask for cards now");
    }
    return drawn(hand, asked.get(), draw);
  }

  private static Optional<Refused> change(Hand hand, Change change) {
    var asked = DrawChanges.anew(hand, change.place());
    return asked.isPresent()
        ? drawn(hand, asked.get(), change.draw())
        : refused(
            VariantRule.DRAW_CHANGE,
            hand,
            "The number of cards asked for can no longer be changed");
  }

  private static Optional<Refused> drawn(Hand hand, Drawing d, Draw draw) {
    return DrawRules.allows(d, draw)
        ? ALLOWED
        : refused(VariantRule.DRAW_HAND, hand, "You can replace only cards of your own hand");
  }

  private static Optional<Refused> discard(Hand hand, int place, long card) {
    return hand instanceof Discarding d
            && d.pending().contains(place)
            && !DrawRules.allows(d, place, card)
        ? refused(VariantRule.PINEAPPLE_DISCARD, hand, "You discard one of your own hole cards")
        : discarding(hand, place);
  }

  private static Optional<Refused> discarding(Hand hand, int place) {
    return hand instanceof Discarding d && d.pending().contains(place)
        ? ALLOWED
        : refused(VariantRule.PINEAPPLE_DISCARD, hand, "This player has nothing to discard");
  }

  private static Optional<Refused> muck(Hand hand) {
    if (!(hand instanceof Showing s)) {
      return refused(hand, "Nobody mucks now");
    }
    return ShowdownTurns.mayMuck(s)
        ? ALLOWED
        : refused(PokerRule.SHOWDOWN, hand, "Nobody else claims the pot of this hand");
  }

  private static Optional<Refused> playBoard(Hand hand) {
    return hand instanceof Showing s && ShowdownTurns.mayPlayBoard(s)
        ? ALLOWED
        : refused(VariantRule.HOLDEM_USE, hand, "There is no board to play");
  }

  private static Optional<Refused> refused(Hand hand, String sentence) {
    return refused(PokerRule.HOUSE_RULES, hand, sentence);
  }

  private static Optional<Refused> refused(Rule rule, Hand hand, String sentence) {
    return Optional.of(new Refused(rule, sentence, RefusalAdvice.words(hand)));
  }

  private static String money(long cents) {
    return Money.cents(cents).toString();
  }
}
