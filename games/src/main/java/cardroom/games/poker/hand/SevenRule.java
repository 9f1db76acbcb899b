package cardroom.games.poker.hand;

import cardroom.cards.Card;
import cardroom.games.poker.betting.AmountsByPlace;
import cardroom.games.poker.betting.BettingRound;
import cardroom.games.poker.betting.PlaceSet;
import cardroom.games.poker.hand.Hand.Finished;
import cardroom.games.poker.rules.VariantRule;
import cardroom.games.poker.variant.PotShare;
import java.util.List;

/// Lowball's duty to bet a seven or better after the draw (LOWBALL-7RULE-1 to 5).
final class SevenRule {
  private static final int SUITS = 4;
  private static final int SEVEN = 5;
  private static final int ACE = 12;

  private SevenRule() {}

  /// What is left to win once the bets that must go back have gone back.
  static AmountsByPlace apply(Finished hand, AmountsByPlace paid, List<PotPayout> outcomes) {
    var felt = hand.felt();
    // Those who could still bet after the draw; a player who was all-in before it has no bet to
    // lose.
    var contest = hand.claims().and(hand.last().acted());
    if (contest.isEmpty()) {
      return paid;
    }
    boolean isShort = hand.last().level() > 0 && hand.last().level() < hand.last().unit();
    if (!isShort && contest.and(hand.last().checked()).isEmpty()) {
      return paid;
    }
    var best = Showdown.best(felt, PlaceSet.NONE, felt.variant().showdown().getFirst(), contest);
    var sevens = sevens(felt, best);
    if (!sevens.and(hand.last().checked()).isEmpty()) {
      return returned(felt, paid, PlaceSet.all(paid.places()), outcomes, VariantRule.SEVEN_VOID);
    }
    var overcalls = isShort ? overcalls(hand.last(), sevens) : PlaceSet.NONE;
    return overcalls.isEmpty()
        ? paid
        : returned(felt, paid, overcalls, outcomes, VariantRule.SEVEN_SHORT);
  }

  private static PlaceSet sevens(Felt felt, PlaceSet places) {
    return places.where(place -> isSeven(felt.layout().own(place)));
  }

  /// Five different ranks, none above seven, the ace low; the joker is the lowest one missing
  ///
  static boolean isSeven(long cards) {
    int ranks = 0;
    for (long rest = cards & ~Card.JOKER.bit(); rest != 0; rest &= rest - 1) {
      int rank = Long.numberOfTrailingZeros(rest) / SUITS;
      if ((ranks >> rank & 1) != 0 || (rank > SEVEN && rank != ACE)) {
        return false;
      }
      ranks |= 1 << rank;
    }
    return true;
  }

  /// Who called a short all-in after the seven that wins it (LOWBALL-7RULE-4, A-147).
  private static PlaceSet overcalls(BettingRound round, PlaceSet sevens) {
    var behind = PlaceSet.NONE;
    for (long calls = round.callers(); calls != 0; calls >>>= 4) {
      int place = (int) (calls & 15) - 1;
      if (sevens.contains(place)) {
        return behind;
      }
      behind = behind.with(place);
    }
    return PlaceSet.NONE;
  }

  private static AmountsByPlace returned(
      Felt felt, AmountsByPlace paid, PlaceSet places, List<PotPayout> outcomes, VariantRule rule) {
    var left = paid;
    for (int place = places.first(); place >= 0; place = places.next(place)) {
      long in = felt.chips().in(place);
      if (in > 0) {
        outcomes.add(new PotPayout(place, -1, PotShare.Part.WHOLE, in, rule));
        left = left.with(place, left.at(place) - in);
      }
    }
    return left;
  }
}
