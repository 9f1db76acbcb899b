package cardroom.games.poker.hand;

import cardroom.games.poker.betting.AmountsByPlace;
import cardroom.games.poker.betting.PlaceSet;
import java.util.ArrayList;
import java.util.List;

/// A pot and the places that can win it (POKER-ALLIN-1).
public record Pot(long amount, PlaceSet places) {

  /// Side pots by equal contribution. What exceeds the last level that a claimant reached belongs
  /// to the last pot; dead money and the fee belong to the first ones.
  static List<Pot> of(AmountsByPlace paid, long dead, long dropped, PlaceSet claims) {
    if (!claims.isEmpty() && above(paid, claims, least(paid, claims)).isEmpty()) {
      long all = paid.sum() + dead - dropped;
      return all > 0 ? List.of(new Pot(all, claims)) : List.of();
    }
    var pots = new ArrayList<Pot>(2);
    long below = 0;
    long extra = dead - dropped;
    for (var left = claims; !left.isEmpty(); ) {
      long level = least(paid, left);
      var above = above(paid, left, level);
      long amount = layer(paid, below, above.isEmpty() ? Long.MAX_VALUE : level) + extra;
      extra = Math.min(0, amount);
      if (amount > 0) {
        pots.add(new Pot(amount, left));
      }
      below = level;
      left = above;
    }
    return List.copyOf(pots);
  }

  private static long least(AmountsByPlace paid, PlaceSet places) {
    long least = Long.MAX_VALUE;
    for (int place = places.first(); place >= 0; place = places.next(place)) {
      least = Math.min(least, paid.at(place));
    }
    return least;
  }

  private static PlaceSet above(AmountsByPlace paid, PlaceSet places, long level) {
    return places.where(place -> paid.at(place) > level);
  }

  /// What all places together paid between two levels.
  private static long layer(AmountsByPlace paid, long below, long level) {
    long sum = 0;
    for (int place = 0; place < paid.places(); place++) {
      sum += Math.max(0, Math.min(paid.at(place), level) - below);
    }
    return sum;
  }
}
