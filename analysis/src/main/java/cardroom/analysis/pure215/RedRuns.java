package cardroom.analysis.pure215;

import cardroom.analysis.pure215.BankHands.Finished;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The bank's finished hands with one up card, each with the probability of every run of red cards
/// from the up card on (P215-REDFLEX-4).
///
/// Given the ranks of all cards on the table, their colours are random: each card of a rank is
/// equally likely to be red. So the run depends on the bank's ranks in order and not on what the
/// players hold.
final class RedRuns {

  static final int RUN_MAX = 15;
  private static final int ALIVE = RUN_MAX + 1;

  private final CardSupply supply;
  private final boolean bonusCardsHaveSuit;
  private final int up;
  private final Map<Long, double[]> weights = new HashMap<>();
  private final BankHands hands;

  RedRuns(Upcard upcard, CardSupply supply, boolean bonusCardsHaveSuit) {
    this.supply = supply;
    this.bonusCardsHaveSuit = bonusCardsHaveSuit;
    this.up = upcard.rank();
    this.hands = BankHands.behind(up, upcard.rules().drawing());
    var first = new double[ALIVE + 1];
    double red = red(up, 0);
    first[ALIVE] = red;
    first[0] = 1 - red;
    weights.put(0L, first);
    spread();
  }

  /// The probability that a card of the rank is red after that many red ones of it.
  private double red(int rank, int before) {
    if (rank == PointRank.BONUS && !bonusCardsHaveSuit) {
      return 0;
    }
    double all = supply.left(rank, before);
    int gone = supply.isEndless() ? 0 : before;
    return all > 0 ? Math.max(0, supply.reds(rank) - gone) / all : 0;
  }

  /// Every unfinished hand takes a card, the smallest hands first.
  private void spread() {
    var open = new ArrayList<>(hands.unfinished().keySet());
    open.sort(java.util.Comparator.comparingInt(HeldCards::cards));
    for (long key : open) {
      var from = weights.getOrDefault(key, new double[ALIVE + 1]);
      for (int rank = 0; rank < PointRank.COUNT; rank++) {
        long next = key + HeldCards.one(rank);
        if (hands.isReached(next)) {
          draw(from, key, rank, weights.computeIfAbsent(next, _ -> new double[ALIVE + 1]));
        }
      }
    }
  }

  private void draw(double[] from, long key, int rank, double[] to) {
    for (int run = 0; run <= RUN_MAX; run++) {
      to[run] += from[run];
    }
    double red = red(rank, HeldCards.count(key, rank) + (rank == up ? 1 : 0));
    to[ALIVE] += from[ALIVE] * red;
    to[Math.min(RUN_MAX, HeldCards.cards(key) + 1)] += from[ALIVE] * (1 - red);
  }

  /// The chance of each run when the bank has a Pure.
  double[] pure() {
    double first = red(up, 0);
    double second = red(up == PointRank.ACE ? PointRank.BONUS : PointRank.ACE, 0);
    return new double[] {1 - first, first * (1 - second), first * second};
  }

  /// Every finished hand once for each run that it may have.
  Collection<Finished> finished() {
    List<Finished> all = new ArrayList<>();
    for (var hand : hands.finished()) {
      var runs = weights.getOrDefault(hand.key(), new double[ALIVE + 1]).clone();
      runs[Math.min(RUN_MAX, hand.cards() + 1)] += runs[ALIVE];
      for (int run = 0; run <= RUN_MAX; run++) {
        if (runs[run] > 0) {
          all.add(new Finished(hand.key(), hand.cards(), hand.outcome(), run, runs[run]));
        }
      }
    }
    return all;
  }
}
