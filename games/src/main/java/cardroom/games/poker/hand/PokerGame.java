package cardroom.games.poker.hand;

import cardroom.games.poker.betting.Amounts;
import cardroom.games.poker.hand.Action.BetTo;
import cardroom.games.poker.hand.Action.BringIn;
import cardroom.games.poker.hand.Action.Call;
import cardroom.games.poker.hand.Action.Change;
import cardroom.games.poker.hand.Action.Check;
import cardroom.games.poker.hand.Action.Deal;
import cardroom.games.poker.hand.Action.DealUnknown;
import cardroom.games.poker.hand.Action.Discard;
import cardroom.games.poker.hand.Action.Draw;
import cardroom.games.poker.hand.Action.Fold;
import cardroom.games.poker.hand.Action.Kill;
import cardroom.games.poker.hand.Action.LetLive;
import cardroom.games.poker.hand.Action.Muck;
import cardroom.games.poker.hand.Action.NotCleared;
import cardroom.games.poker.hand.Action.PlayBoard;
import cardroom.games.poker.hand.Action.Show;
import cardroom.games.poker.hand.Action.Shuffled;
import cardroom.games.poker.hand.Action.Trouble;
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
/// None of these reads a clock, rolls a die or moves a chip outside the hand.
public final class PokerGame {
  private PokerGame() {}

  /// Antes and blinds are in; the first card comes next.
  public static Hand open(Start start) {
    return Flow.open(start);
  }

  /// The clause that fixes the sizes of bets now.
  public static Rule sizes(Hand hand) {
    return Bets.sizes(hand);
  }

  /// All that [#refusal] would allow now.
  public static Options options(Hand hand) {
    return switch (hand) {
      case Dealing _, Replacing _ -> Options.CARD;
      case Shuffling _ -> Options.SHUFFLE;
      case Taking t -> new Options.Deck(false, t.felt().layout().count(t.place()));
      case Killing k -> new Options.Kills(k.pending(), Draws.killPrice(k.felt()));
      case Opening o -> Bets.options(o);
      case Betting b -> Bets.options(b);
      case Drawing d -> Draws.options(d);
      case Discarding d -> new Options.Discards(d.pending());
      case Showing s -> ShowdownTurns.options(s);
      case Finished _, Misdealt _ -> Options.OVER;
    };
  }

  /// Empty when the action is allowed; otherwise the rule it breaks and what would work.
  public static Optional<Refused> refusal(Hand hand, Action action) {
    return ActionLegality.refusal(hand, action);
  }

  /// What follows. Throws exactly when [#refusal] would refuse.
  public static Hand apply(Hand hand, Action action) {
    var refusal = ActionLegality.refusal(hand, action);
    if (refusal.isPresent()) {
      throw new IllegalArgumentException(refusal.get().words());
    }
    return switch (new Move(hand, action)) {
      case Move(Dealing d, Deal(var card)) -> CardDeals.deal(d, card.bit());
      case Move(Dealing d, DealUnknown _) -> CardDeals.dealUnknown(d);
      case Move(Replacing r, Deal(var card)) -> CardDeals.deal(r, card.bit());
      case Move(Replacing r, DealUnknown _) -> CardDeals.dealUnknown(r);
      case Move(Replacing r, Draw draw) -> CardDeals.ask(r.asked(), draw);
      case Move(Shuffling s, Shuffled _) -> s.next();
      case Move(Killing k, Kill(int place)) -> Draws.answer(k, place, true);
      case Move(Killing k, LetLive(int place)) -> Draws.answer(k, place, false);
      case Move(Opening o, BringIn _) -> Bets.bringIn(o);
      case Move(Opening o, BetTo(long total)) -> Bets.bet(o.felt(), o.round(), o.place(), total);
      case Move(Opening o, Fold _) -> Bets.fold(o);
      case Move(Betting b, Fold _) -> Bets.fold(b);
      case Move(Betting b, Check _) -> Bets.check(b);
      case Move(Betting b, Call _) -> Bets.call(b);
      case Move(Betting b, BetTo(long total)) -> Bets.bet(b.felt(), b.round(), b.place(), total);
      case Move(Drawing d, Draw draw) -> CardDeals.ask(d, draw);
      case Move(Hand h, Change change) ->
          CardDeals.ask(Changes.anew(h, change.place()).orElseThrow(), change.draw());
      case Move(Discarding d, Discard(int place, long card)) -> Draws.discard(d, place, card);
      case Move(Discarding d, NotCleared(int place)) -> Draws.notCleared(d, place);
      case Move(Showing s, Show _) -> ShowdownTurns.show(s);
      case Move(Showing s, Muck _) -> ShowdownTurns.muck(s);
      case Move(Showing s, PlayBoard _) -> ShowdownTurns.playBoard(s);
      case Move(Hand h, Trouble(var what)) -> Remedies.apply(h, what);
      case Move _ -> throw new IllegalArgumentException(action + " does not follow " + hand);
    };
  }

  private record Move(Hand hand, Action action) {}

  /// Who receives what when the hand is over; empty before.
  public static List<Outcome> outcomes(Hand hand) {
    return hand instanceof Finished finished ? Showdown.of(finished) : List.of();
  }

  /// The stacks as they stand; when the hand is over, with everything paid out.
  public static Amounts stacks(Hand hand) {
    var stacks = hand.felt().chips().behind();
    for (var outcome : outcomes(hand)) {
      stacks = stacks.with(outcome.place(), stacks.at(outcome.place()) + outcome.amount());
    }
    return stacks;
  }

  /// The pots as they stand, the betting of this round included.
  public static List<Pot> pots(Hand hand) {
    var felt = hand.felt();
    return Pot.of(Showdown.paid(felt), Showdown.dead(felt), felt.takenFromPots(), felt.live());
  }

  /// The places that may act now: one alone, or all who choose together.
  public static int toAct(Hand hand) {
    return switch (hand) {
      case Betting b -> 1 << b.place();
      case Opening o -> 1 << o.place();
      case Drawing d -> 1 << d.place();
      case Showing s -> 1 << s.place();
      case Killing k -> k.pending();
      case Discarding d -> d.pending();
      case Dealing _, Replacing _, Shuffling _, Taking _, Finished _, Misdealt _ -> 0;
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
    boolean fresh = b.round().acted() == 0 && b.felt().street() > 0;
    boolean ties =
        (RoundOpener.leaders(b.felt()) >> place & 1) != 0
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

  /// A place shows cards that nobody had named before (PHH `??`).
  public static Hand named(Showing s, long cards) {
    var felt = s.felt().layout(s.felt().layout().named(s.place(), cards));
    return new Showing(felt, s.last(), s.place(), s.pending(), s.shown(), s.board());
  }

  /// The clause under which something that went wrong is put right; empty when it cannot happen.
  public static Optional<cardroom.games.rules.Rule> remedy(Hand hand, Irregularity what) {
    return Remedies.clause(hand, what);
  }

  /// What a place may draw that may still change what it said (DRAW-4).
  public static Optional<Options.Draws> change(Hand hand, int place) {
    return Changes.anew(hand, place).map(Draws::options);
  }

  /// The places whose hands were found at the showdown to have a wrong number of cards.
  public static int fouled(Hand hand) {
    return hand.felt().odd().wrong() & hand.felt().odd().forfeited();
  }

  /// The clause under which such a hand cannot win.
  public static cardroom.games.rules.Rule foulRule(Hand hand) {
    return Miscounts.foulRule(hand.felt());
  }

  /// The clause about a hand that gave the board away or kept a card too many, where one speaks of
  /// it (HOLDEM-IRR-11, PINEAPPLE-IRR-1).
  public static Optional<cardroom.games.rules.Rule> clause(Hand hand, Action action) {
    return switch (action) {
      case PlayBoard _ -> Optional.of(IrregularityRule.PLAYS_BOARD);
      case NotCleared _ -> Optional.of(IrregularityRule.PINEAPPLE_NOT_CLEARED);
      case Muck _ when hand instanceof Showing s && ShowdownTurns.givesBoardAway(s) ->
          Optional.of(IrregularityRule.PLAYS_BOARD);
      default -> Optional.empty();
    };
  }

  /// The clauses of which one answers a card of that cause that is exposed now, whatever card it
  /// is.
  public static List<cardroom.games.rules.Rule> remedies(Hand hand, Irregularity.Cause cause) {
    return Exposures.clauses(hand, cause);
  }
}
