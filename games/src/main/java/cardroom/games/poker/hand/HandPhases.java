package cardroom.games.poker.hand;

import cardroom.games.poker.betting.BettingRound;
import cardroom.games.poker.betting.PlaceSet;
import cardroom.games.poker.hand.Hand.Betting;
import cardroom.games.poker.hand.Hand.Discarding;
import cardroom.games.poker.hand.Hand.Finished;
import cardroom.games.poker.hand.Hand.Opening;
import cardroom.games.poker.hand.Hand.Showing;
import cardroom.games.poker.hand.Hand.Then;
import cardroom.games.poker.variant.BetSize;
import cardroom.games.poker.variant.ForcedBets;

/// How one phase leads to the next: deal, bet, discard, show.
final class HandPhases {
  private HandPhases() {}

  /// Antes and blinds go in; the first card is next.
  static Hand open(HandStart start) {
    var layout = Layout.fresh(start.terms().variant().deck());
    return street(Felt.opened(start, layout, start.posted()));
  }

  /// The street's cards are dealt next.
  static Hand street(Felt felt) {
    var plan = StreetDealPlans.of(felt);
    var ready = felt;
    if (!felt.odd().isNone()) {
      if (felt.odd().aside() != 0 && felt.isLastStreet()) {
        // The card that came too early goes back, and the river comes from a reshuffled stub
        //
        ready = felt.layout(felt.layout().intoStub(felt.odd().aside()));
        ready = ready.odd(felt.odd().aside(0).burnMade(false));
        return new Hand.Shuffling(CardDeals.begin(ready, plan, Then.BET));
      }
      ready = felt.odd(felt.odd().burnMade(false));
    }
    return CardDeals.begin(ready, plan, Then.BET);
  }

  /// The cards of the street are dealt: betting begins.
  static Hand bet(Felt felt) {
    var able = felt.able();
    // With antes alone the first round is like any other.
    boolean isForced = felt.variant().bringsIn() || felt.variant().opensWith(ForcedBets.BLINDS);
    if (felt.street() == 0 && isForced) {
      return firstRound(felt, able);
    }
    var street = felt.streetNow();
    var structure = felt.structure();
    long unit = structure.unit(street.bet());
    int leader = RoundOpener.leader(felt);
    if (able.size() < 2) {
      return closed(felt, BettingRound.fresh(unit, unit, PlaceSet.NONE, leader, false));
    }
    long large = street.openPair() && RoundOpener.anyOpenPair(felt) ? largest(felt, unit) : unit;
    boolean completes = felt.variant().sevenRule() && felt.isLastStreet();
    return new Betting(
        felt, BettingRound.fresh(unit, large, able, leader, completes), able.clockwiseFrom(leader));
  }

  private static long largest(Felt felt, long unit) {
    return Math.max(unit, felt.structure().unit(BetSize.BIG_BET));
  }

  private static Hand firstRound(Felt felt, PlaceSet able) {
    var structure = felt.structure();
    long unit = structure.unit(felt.streetNow().bet());
    if (felt.variant().opensWith(ForcedBets.BLINDS)) {
      int opener = felt.start().opener();
      int bets = felt.terms().recorded() ? 0 : 1;
      return settled(felt, BettingRound.blinds(level(felt), unit, bets, able, opener), opener - 1);
    }
    int forced = RoundOpener.forced(felt);
    var fresh = BettingRound.fresh(unit, unit, able, forced, false);
    return able.contains(forced) ? new Opening(felt, fresh, forced) : opening(felt, fresh, forced);
  }

  /// The player who was to open cannot, or has folded: the next player with chips may bring it in,
  /// complete or fold. A player with nobody to bet against need not open.
  static Hand opening(Felt felt, BettingRound round, int last) {
    var able = felt.able();
    return able.size() < 2
        ? settled(felt, round.only(PlaceSet.NONE), last)
        : new Opening(felt, round, able.clockwiseAfter(last));
  }

  private static long level(Felt felt) {
    return felt.killer() >= 0
        ? Math.max(felt.start().level(), 2 * felt.terms().bigBlind())
        : felt.start().level();
  }

  /// The next place acts, or the round is over.
  static Hand settled(Felt felt, BettingRound round, int last) {
    if (felt.live().size() == 1) {
      var over = returned(felt);
      return finished(felt.terms().readings().feeWhenEarly() ? charged(over) : over, round);
    }
    var waiting = round.toAct();
    if (waiting.isEmpty() || isAnswered(felt, waiting)) {
      return closed(felt, round.only(PlaceSet.NONE));
    }
    return new Betting(felt, round, waiting.clockwiseAfter(last));
  }

  /// The only place left to act faces nothing, and nobody else could answer a bet.
  private static boolean isAnswered(Felt felt, PlaceSet waiting) {
    if (waiting.size() != 1 || !felt.able().equals(waiting)) {
      return false;
    }
    int place = waiting.first();
    return felt.chips().inMax(felt.live().without(place)) <= felt.chips().in(place);
  }

  private static Hand closed(Felt open, BettingRound round) {
    var felt = charged(returned(open));
    if (felt.streetNow().discards() > 0) {
      return new Discarding(felt, round, felt.live());
    }
    return onwards(felt, round);
  }

  /// The fee is taken once, after the first round: from the pot, or from the button.
  private static Felt charged(Felt felt) {
    long fee = felt.street() == 0 ? felt.start().fee() : 0;
    if (fee == 0) {
      return felt;
    }
    if (!felt.feeFromButton()) {
      return felt.dropping(Math.min(fee, felt.pot()));
    }
    int button = felt.start().places() - 1;
    long paid = Math.min(fee, felt.chips().behind(button));
    return felt.chips(felt.chips().pay(button, paid)).dropping(paid);
  }

  /// After the betting, and the discards if any.
  static Hand onwards(Felt felt, BettingRound round) {
    if (felt.live().size() == 1) {
      return finished(felt, round);
    }
    return felt.isLastStreet() ? showdown(felt, round) : street(felt.nextStreet());
  }

  private static Hand showdown(Felt table, BettingRound last) {
    var felt = table.odd().wrong().isEmpty() ? table : Miscounts.fouled(table);
    if (felt.live().size() == 1) {
      return finished(felt, last);
    }
    int first =
        last.aggressor() >= 0 && felt.live().contains(last.aggressor())
            ? last.aggressor()
            : felt.live().clockwiseFrom(last.leader());
    return new Showing(felt, last, first, felt.live(), PlaceSet.NONE, PlaceSet.NONE);
  }

  static Finished finished(Felt felt, BettingRound last) {
    return new Finished(felt, last, felt.live(), PlaceSet.NONE, PlaceSet.NONE);
  }

  /// An uncalled bet goes back to its bettor, unless their hand was ruled dead: then everything
  /// they put in is forfeited (HOLDEM-IRR-3).
  private static Felt returned(Felt felt) {
    var chips = felt.chips();
    int top = 0;
    long most = -1;
    long second = 0;
    for (int place = 0; place < chips.places(); place++) {
      long in = chips.in(place);
      if (in > most) {
        second = Math.max(most, 0);
        most = in;
        top = place;
      } else if (in > second) {
        second = in;
      }
    }
    return most > second && !felt.odd().forfeited().contains(top)
        ? felt.chips(chips.put(top, second - most))
        : felt;
  }
}
