package cardroom.games.poker.hand;

import cardroom.cards.ranking.HandRanking;
import cardroom.games.poker.betting.AmountsByPlace;
import cardroom.games.poker.betting.PlaceSet;
import cardroom.games.poker.hand.Hand.Finished;
import cardroom.games.poker.rules.PokerRule;
import cardroom.games.poker.variant.OddChip;
import cardroom.games.poker.variant.PotShare;
import cardroom.games.rules.Rule;
import java.util.ArrayList;
import java.util.List;

/// Who gets what: the only place where pots are paid out.
final class Showdown {
  private final Felt felt;
  private final Finished hand;
  private final List<PotPayout> outcomes = new ArrayList<>(4);

  private Showdown(Finished hand) {
    this.hand = hand;
    this.felt = hand.felt();
  }

  static List<PotPayout> of(Finished hand) {
    return new Showdown(hand).settle();
  }

  private List<PotPayout> settle() {
    if (isAlone() && hand.shown().isEmpty() && hand.board().isEmpty()) {
      return uncontested();
    }
    var paid = paid(felt);
    if (hand.claims().size() > 1 && felt.variant().sevenRule()) {
      paid = SevenRule.apply(hand, paid, outcomes);
    }
    var pots = Pot.of(paid, dead(felt), felt.takenFromPots(), hand.claims().or(beaten()));
    for (int i = 0; i < pots.size(); i++) {
      award(pots.get(i), i);
    }
    return List.copyOf(outcomes);
  }

  /// Everybody else folded: the last player takes everything and shows nothing.
  private List<PotPayout> uncontested() {
    int place = hand.claims().first();
    long pot = felt.pot();
    return pot > 0
        ? List.of(new PotPayout(place, 0, PotShare.Part.WHOLE, pot, PokerRule.SHOWDOWN))
        : List.of();
  }

  /// All-in players who mucked when only one hand was shown: their levels still divide the pots,
  /// and each pot is paid.
  private PlaceSet beaten() {
    return isAlone() ? PlaceSet.all(felt.start().places()).where(this::isAllIn) : PlaceSet.NONE;
  }

  private boolean isAllIn(int place) {
    return felt.chips().behind(place) == 0 && felt.contributed(place) > 0;
  }

  private boolean isAlone() {
    return hand.claims().size() == 1;
  }

  /// What every place has put in to win; dead money is not its own.
  static AmountsByPlace paid(Felt felt) {
    return AmountsByPlace.of(felt.start().places(), felt::contributed);
  }

  static long dead(Felt felt) {
    long dead = 0;
    for (int place = 0; place < felt.start().places(); place++) {
      dead += felt.start().dead(place);
    }
    return dead;
  }

  private void award(Pot pot, int number) {
    if (isAlone() || pot.places().size() == 1) {
      int place = (isAlone() ? hand.claims() : pot.places()).first();
      // The last player in has nothing to show; a side pot of one player is their own money.
      boolean own = !isAlone() || (number > 0 && pot.places().size() == 1);
      var rule = own ? PokerRule.SIDE_POTS : PokerRule.SHOWDOWN;
      outcomes.add(new PotPayout(place, number, PotShare.Part.WHOLE, pot.amount(), rule));
      return;
    }
    var shares = felt.variant().showdown();
    if (shares.size() == 1) {
      split(pot.amount(), best(shares.getFirst(), pot.places()), number, shares.getFirst());
      return;
    }
    var high = shares.get(0);
    var low = shares.get(1);
    var lows = best(low, pot.places());
    long half = lows.isEmpty() ? 0 : pot.amount() / 2 / felt.terms().chip() * felt.terms().chip();
    // The odd chip of the two halves goes to high; without a low high takes all.
    split(pot.amount() - half, best(high, pot.places()), number, high);
    if (half > 0) {
      split(half, lows, number, low);
    }
  }

  /// The places with the best hand under a share; none when nobody qualifies.
  private PlaceSet best(PotShare share, PlaceSet places) {
    return best(felt, hand.board(), share, places);
  }

  /// The same where these places said that the board plays.
  static PlaceSet best(Felt felt, PlaceSet playBoard, PotShare share, PlaceSet places) {
    int best = HandRanking.NONE;
    var winners = PlaceSet.NONE;
    for (int place = places.first(); place >= 0; place = places.next(place)) {
      long own = playBoard.contains(place) ? 0 : felt.layout().own(place);
      int strength = share.strength(own, felt.layout().board());
      if (strength > best) {
        best = strength;
        winners = PlaceSet.of(place);
      } else if (strength == best && best != HandRanking.NONE) {
        winners = winners.with(place);
      }
    }
    return winners;
  }

  private void split(long amount, PlaceSet winners, int number, PotShare share) {
    int count = winners.size();
    long chip = felt.terms().chip();
    long each = amount / count / chip * chip;
    long odd = amount - each * count;
    for (var left = winners; !left.isEmpty(); ) {
      int place = nextForOddChip(left);
      left = left.without(place);
      // Whole odd chips are given out one by one; a remainder smaller than a chip goes with the
      // last of them.
      long more = odd >= 2 * chip ? chip : odd;
      odd -= more;
      outcomes.add(new PotPayout(place, number, share.part(), each + more, clause(share, more)));
    }
  }

  private static Rule clause(PotShare share, long more) {
    return more > 0 ? PokerRule.ODD_CHIP : share.rule();
  }

  private int nextForOddChip(PlaceSet places) {
    int best = places.first();
    if (felt.variant().oddChip() == OddChip.BY_POSITION) {
      return best;
    }
    for (int place = best; place >= 0; place = places.next(place)) {
      // Cards are numbered by rank, then by suit, so the larger set has the highest card.
      if (Long.compareUnsigned(felt.layout().own(place), felt.layout().own(best)) > 0) {
        best = place;
      }
    }
    return best;
  }
}
