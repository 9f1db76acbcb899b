package cardroom.cards.ranking;

import cardroom.cards.Rank;
import java.util.List;
import java.util.function.ToIntFunction;

/// A category and up to five ranks in one number, so that comparing numbers compares the category
/// first and then rank by rank: four bits a rank, the first one highest, the category above them.
final class Strength {
  static final int RANK_BITS = 4;
  static final int RANKS = 5;
  static final int CATEGORY_SHIFT = RANK_BITS * RANKS;

  private Strength() {}

  static int of(int category, List<Rank> ranks, ToIntFunction<Rank> height) {
    int strength = category;
    for (int place = 0; place < RANKS; place++) {
      int rank = place < ranks.size() ? height.applyAsInt(ranks.get(place)) : 0;
      strength = (strength << RANK_BITS) | rank;
    }
    return strength;
  }

  static int category(int strength) {
    return strength >> CATEGORY_SHIFT;
  }
}
