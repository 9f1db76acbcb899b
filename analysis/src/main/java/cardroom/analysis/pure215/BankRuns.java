package cardroom.analysis.pure215;

import cardroom.analysis.pure215.BankHands.Finished;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The bank's finished hands with one up card, each with the probability of every run of cards of a
/// kind, such as red ones, from the up card on (P215-REDFLEX-4).
///
/// Given the ranks of all cards on the table, their suits are random: each card of a rank is
/// equally likely to belong. So the run depends on the bank's ranks in order and not on what the
/// players hold.
final class BankRuns {

  static final int RUN_MAX = 15;
  private static final int ALIVE = RUN_MAX + 1;

  private final CardSupply supply;
  private final int[] ofKind;
  private final int up;
  private final Map<Long, double[]> weights = new HashMap<>();
  private final BankHands hands;

  /// @param ofKind how many cards of each rank belong
  BankRuns(Upcard upcard, CardSupply supply, int[] ofKind) {
    this.supply = supply;
    this.ofKind = ofKind.clone();
    this.up = upcard.rank();
    this.hands = BankHands.behind(up, upcard.rules().drawing());
    var first = new double[ALIVE + 1];
    double belongs = belongs(up, 0);
    first[ALIVE] = belongs;
    first[0] = 1 - belongs;
    weights.put(0L, first);
    spread();
  }

  /// The probability that a card of the rank belongs after that many of it that did.
  private double belongs(int rank, int before) {
    double all = supply.left(rank, before);
    int gone = supply.isEndless() ? 0 : before;
    return all > 0 ? Math.max(0, ofKind[rank] - gone) / all : 0;
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
    double belongs = belongs(rank, HeldCards.count(key, rank) + (rank == up ? 1 : 0));
    to[ALIVE] += from[ALIVE] * belongs;
    to[Math.min(RUN_MAX, HeldCards.cards(key) + 1)] += from[ALIVE] * (1 - belongs);
  }

  /// The chance of each run when the bank has a Pure.
  double[] pure() {
    double first = belongs(up, 0);
    double second = belongs(up == PointRank.ACE ? PointRank.BONUS : PointRank.ACE, 0);
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
