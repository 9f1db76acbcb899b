package cardroom.analysis.equity;

import cardroom.cards.Cards;
import cardroom.cards.ranking.HandRanking;
import cardroom.cards.ranking.PlainEightOrBetter;
import cardroom.cards.ranking.PlainHigh;
import cardroom.cards.ranking.PlainLow;
import cardroom.cards.ranking.Rankings;
import cardroom.games.poker.variant.PotShare;
import cardroom.games.poker.variant.Variant;
import java.util.ArrayList;
import java.util.List;

/// Equities worked out the obvious way: every deal, every hand ranked by the plain rankings, every
/// pot shared in fractions. Slow, and independent of the code it tests.
final class PlainEquity {
  private final Variant variant;
  private final List<Long> own;
  private final List<Integer> missing;
  private final double[] won;
  private long deals;

  PlainEquity(Variant variant, List<Long> own, List<Integer> missing) {
    this.variant = variant;
    this.own = new ArrayList<>(own);
    this.missing = missing;
    this.won = new double[own.size()];
  }

  double[] equities(long board, int boardMissing, long stub) {
    board(board, boardMissing, stub, stub);
    double[] equities = new double[won.length];
    for (int hand = 0; hand < won.length; hand++) {
      equities[hand] = won[hand] / deals;
    }
    return equities;
  }

  long deals() {
    return deals;
  }

  private void board(long board, int more, long higher, long stub) {
    if (more == 0) {
      hand(0, board, stub);
      return;
    }
    for (long rest = higher; rest != 0; rest &= rest - 1) {
      long card = Long.lowestOneBit(rest);
      board(board | card, more - 1, rest ^ card, stub ^ card);
    }
  }

  private void hand(int index, long board, long stub) {
    if (index == own.size()) {
      settle(board);
      return;
    }
    deal(index, missing.get(index), board, stub, stub);
  }

  private void deal(int index, int more, long board, long higher, long stub) {
    if (more == 0) {
      hand(index + 1, board, stub);
      return;
    }
    long before = own.get(index);
    for (long rest = higher; rest != 0; rest &= rest - 1) {
      long card = Long.lowestOneBit(rest);
      own.set(index, before | card);
      deal(index, more - 1, board, rest ^ card, stub ^ card);
    }
    own.set(index, before);
  }

  private void settle(long board) {
    deals++;
    double left = 1;
    List<PotShare> shares = variant.showdown();
    if (shares.size() == 2 && pay(shares.get(1), board, 0.5)) {
      left = 0.5;
    }
    pay(shares.getFirst(), board, left);
  }

  private boolean pay(PotShare share, long board, double pot) {
    HandRanking plain =
        share.ranking().equals(Rankings.HIGH)
            ? new PlainHigh()
            : share.ranking().equals(Rankings.LOW_ACE_TO_FIVE)
                ? new PlainLow()
                : new PlainEightOrBetter();
    List<Integer> strengths = new ArrayList<>();
    for (long hand : own) {
      var rank = share.selection().rank(plain, Cards.ofBits(hand), Cards.ofBits(board));
      strengths.add(rank.strength());
    }
    int best = strengths.stream().mapToInt(Integer::intValue).max().orElse(0);
    if (best == HandRanking.NONE) {
      return false;
    }
    long winners = strengths.stream().filter(strength -> strength == best).count();
    for (int hand = 0; hand < won.length; hand++) {
      won[hand] += strengths.get(hand) == best ? pot / winners : 0;
    }
    return true;
  }
}
