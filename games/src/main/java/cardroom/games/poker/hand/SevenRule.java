package cardroom.games.poker.hand;

import cardroom.cards.Card;
import cardroom.cards.ranking.HandRanking;
import cardroom.games.poker.betting.Amounts;
import cardroom.games.poker.betting.PlaceSets;
import cardroom.games.poker.hand.Hand.Finished;
import cardroom.games.poker.rules.VariantRule;
import cardroom.games.poker.variant.Share;
import java.util.List;

/// Lowball's duty to bet a seven or better after the draw (LOWBALL-7RULE-1 to 5).
final class SevenRule {
  private static final int SUITS = 4;
  private static final int SEVEN = 5;
  private static final int ACE = 12;

  private SevenRule() {}

  /// What remains to be won after bets that must go back went back.
  static Amounts apply(Finished hand, Amounts paid, List<Outcome> outcomes) {
    var felt = hand.felt();
    // Those who could still bet after the draw; a player who was all-in before it has no bet to
    // lose.
    int contest = hand.claims() & hand.last().acted();
    if (contest == 0) {
      return paid;
    }
    boolean isShort = hand.last().level() > 0 && hand.last().level() < hand.last().unit();
    if (!isShort && (contest & hand.last().checked()) == 0) {
      return paid;
    }
    int best = best(hand, contest);
    int checked = best & hand.last().checked() & sevens(felt, best);
    if (checked != 0) {
      return returned(felt, paid, PlaceSets.all(paid.places()), outcomes, VariantRule.SEVEN_VOID);
    }
    int overcalls = isShort ? overcalls(hand, best) : 0;
    return overcalls == 0
        ? paid
        : returned(felt, paid, overcalls, outcomes, VariantRule.SEVEN_SHORT);
  }

  private static int best(Finished hand, int places) {
    var share = hand.felt().variant().showdown().getFirst();
    int best = HandRanking.NONE;
    int winners = 0;
    for (int rest = places; rest != 0; rest &= rest - 1) {
      int place = Integer.numberOfTrailingZeros(rest);
      int strength = Showdown.strength(hand.felt(), 0, share, place);
      if (strength > best) {
        best = strength;
        winners = 0;
      }
      winners |= strength == best ? 1 << place : 0;
    }
    return winners;
  }

  private static int sevens(Felt felt, int places) {
    int sevens = 0;
    for (int rest = places; rest != 0; rest &= rest - 1) {
      int place = Integer.numberOfTrailingZeros(rest);
      sevens |= isSeven(felt.layout().own(place)) ? 1 << place : 0;
    }
    return sevens;
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
  private static int overcalls(Finished hand, int best) {
    var round = hand.last();
    int sevens = sevens(hand.felt(), best);
    if (sevens == 0) {
      return 0;
    }
    int behind = 0;
    for (long calls = round.callers(); calls != 0; calls >>>= 4) {
      int place = (int) (calls & 15) - 1;
      if (PlaceSets.has(sevens, place)) {
        return behind;
      }
      behind |= 1 << place;
    }
    return 0;
  }

  private static Amounts returned(
      Felt felt, Amounts paid, int places, List<Outcome> outcomes, VariantRule rule) {
    var left = paid;
    for (int place : PlaceSets.list(places)) {
      long in = felt.chips().in(place);
      if (in > 0) {
        outcomes.add(new Outcome(place, -1, Share.Part.WHOLE, in, rule));
        left = left.with(place, left.at(place) - in);
      }
    }
    return left;
  }
}
