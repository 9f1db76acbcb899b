package cardroom.games.poker.hand;

import cardroom.cards.ranking.HandRanking;
import cardroom.games.poker.betting.Amounts;
import cardroom.games.poker.hand.Hand.Finished;
import cardroom.games.poker.rules.PokerRule;
import cardroom.games.poker.variant.OddChip;
import cardroom.games.poker.variant.Share;
import cardroom.games.rules.Rule;
import java.util.ArrayList;
import java.util.List;

/// Who gets what: the only place where pots are paid out.
final class Showdown {
  private final Felt felt;
  private final Finished hand;
  private final List<Outcome> outcomes = new ArrayList<>(4);

  private Showdown(Finished hand) {
    this.hand = hand;
    this.felt = hand.felt();
  }

  static List<Outcome> of(Finished hand) {
    return new Showdown(hand).settle();
  }

  private List<Outcome> settle() {
    if (isAlone() && (hand.shown() | hand.board()) == 0) {
      return uncontested();
    }
    var paid = paid(felt);
    if (Integer.bitCount(hand.claims()) > 1 && felt.variant().sevenRule()) {
      paid = SevenRule.apply(hand, paid, outcomes);
    }
    var pots = Pot.of(paid, dead(felt), felt.takenFromPots(), hand.claims() | beaten());
    for (int i = 0; i < pots.size(); i++) {
      award(pots.get(i), i);
    }
    return List.copyOf(outcomes);
  }

  /// Everybody else folded: the last player takes everything and shows nothing.
  private List<Outcome> uncontested() {
    int place = Integer.numberOfTrailingZeros(hand.claims());
    long pot = felt.pot();
    return pot > 0
        ? List.of(new Outcome(place, 0, Share.Part.WHOLE, pot, PokerRule.SHOWDOWN))
        : List.of();
  }

  /// All-in players who mucked when only one hand was shown: their levels still divide the pots,
  /// and each pot is paid.
  private int beaten() {
    int beaten = 0;
    if (isAlone()) {
      for (int place = 0; place < felt.start().places(); place++) {
        boolean allIn = felt.chips().behind(place) == 0 && felt.contributed(place) > 0;
        beaten |= allIn ? 1 << place : 0;
      }
    }
    return beaten;
  }

  private boolean isAlone() {
    return Integer.bitCount(hand.claims()) == 1;
  }

  /// What every place has put in to win; dead money is not its own.
  static Amounts paid(Felt felt) {
    return Amounts.of(felt.start().places(), felt::contributed);
  }

  static long dead(Felt felt) {
    long dead = 0;
    for (int place = 0; place < felt.start().places(); place++) {
      dead += felt.start().dead(place);
    }
    return dead;
  }

  private void award(Pot pot, int number) {
    if (isAlone() || Integer.bitCount(pot.places()) == 1) {
      int place = Integer.numberOfTrailingZeros(isAlone() ? hand.claims() : pot.places());
      // The last player in has nothing to show; a side pot of one player is their own money.
      boolean own = !isAlone() || (number > 0 && Integer.bitCount(pot.places()) == 1);
      var rule = own ? PokerRule.SIDE_POTS : PokerRule.SHOWDOWN;
      outcomes.add(new Outcome(place, number, Share.Part.WHOLE, pot.amount(), rule));
      return;
    }
    var shares = felt.variant().showdown();
    if (shares.size() == 1) {
      split(pot.amount(), best(shares.getFirst(), pot.places()), number, shares.getFirst());
      return;
    }
    var high = shares.get(0);
    var low = shares.get(1);
    int lows = best(low, pot.places());
    long half = lows == 0 ? 0 : pot.amount() / 2 / felt.terms().chip() * felt.terms().chip();
    // The odd chip of the two halves goes to high; without a low high takes all.
    split(pot.amount() - half, best(high, pot.places()), number, high);
    if (half > 0) {
      split(half, lows, number, low);
    }
  }

  /// The places with the best hand under a share; none when nobody qualifies.
  private int best(Share share, int places) {
    int best = HandRanking.NONE;
    int winners = 0;
    for (int rest = places; rest != 0; rest &= rest - 1) {
      int place = Integer.numberOfTrailingZeros(rest);
      int strength = strength(felt, hand.board(), share, place);
      if (strength > best) {
        best = strength;
        winners = 0;
      }
      if (strength == best && best != HandRanking.NONE) {
        winners |= 1 << place;
      }
    }
    return winners;
  }

  static int strength(Felt felt, int playsBoard, Share share, int place) {
    long own = (playsBoard >> place & 1) != 0 ? 0 : felt.layout().own(place);
    return share.strength(own, felt.layout().board());
  }

  private void split(long amount, int winners, int number, Share share) {
    int count = Integer.bitCount(winners);
    long chip = felt.terms().chip();
    long each = amount / count / chip * chip;
    long odd = amount - each * count;
    int left = winners;
    while (left != 0) {
      int place = nextForOddChip(left);
      left &= ~(1 << place);
      // Whole odd chips are given out one by one; a remainder smaller than a chip goes with the
      // last of them.
      long more = odd >= 2 * chip ? chip : odd;
      odd -= more;
      outcomes.add(new Outcome(place, number, share.part(), each + more, clause(share, more)));
    }
  }

  private static Rule clause(Share share, long more) {
    return more > 0 ? PokerRule.ODD_CHIP : share.rule();
  }

  private int nextForOddChip(int places) {
    if (felt.variant().oddChip() == OddChip.BY_POSITION || Integer.bitCount(places) == 1) {
      return Integer.numberOfTrailingZeros(places);
    }
    int best = Integer.numberOfTrailingZeros(places);
    for (int rest = places; rest != 0; rest &= rest - 1) {
      int place = Integer.numberOfTrailingZeros(rest);
      // Cards are numbered by rank, then by suit, so the larger set has the highest card.
      if (Long.compareUnsigned(felt.layout().own(place), felt.layout().own(best)) > 0) {
        best = place;
      }
    }
    return best;
  }
}
