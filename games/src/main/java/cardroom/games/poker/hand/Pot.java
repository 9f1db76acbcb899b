package cardroom.games.poker.hand;

import cardroom.games.poker.betting.Amounts;
import java.util.ArrayList;
import java.util.List;

/// A pot and the places that can win it (POKER-ALLIN-1).
public record Pot(long amount, int places) {

  /// Side pots by equal contribution. What exceeds the last level that a claimant reached belongs
  /// to the last pot; dead money and the fee belong to the first ones.
  static List<Pot> of(Amounts paid, long dead, long dropped, int claims) {
    if (claims != 0 && above(paid, claims, least(paid, claims)) == 0) {
      long all = paid.sum() + dead - dropped;
      return all > 0 ? List.of(new Pot(all, claims)) : List.of();
    }
    var pots = new ArrayList<Pot>(2);
    long below = 0;
    long extra = dead - dropped;
    for (int left = claims; left != 0; ) {
      long level = least(paid, left);
      int above = above(paid, left, level);
      long amount = layer(paid, below, above == 0 ? Long.MAX_VALUE : level) + extra;
      extra = Math.min(0, amount);
      if (amount > 0) {
        pots.add(new Pot(amount, left));
      }
      below = level;
      left = above;
    }
    return List.copyOf(pots);
  }

  private static long least(Amounts paid, int places) {
    long least = Long.MAX_VALUE;
    for (int rest = places; rest != 0; rest &= rest - 1) {
      least = Math.min(least, paid.at(Integer.numberOfTrailingZeros(rest)));
    }
    return least;
  }

  private static int above(Amounts paid, int places, long level) {
    int above = 0;
    for (int rest = places; rest != 0; rest &= rest - 1) {
      int place = Integer.numberOfTrailingZeros(rest);
      above |= paid.at(place) > level ? 1 << place : 0;
    }
    return above;
  }

  /// What all places together paid between two levels.
  private static long layer(Amounts paid, long below, long level) {
    long sum = 0;
    for (int place = 0; place < paid.places(); place++) {
      sum += Math.max(0, Math.min(paid.at(place), level) - below);
    }
    return sum;
  }
}
