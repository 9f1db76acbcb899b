package cardroom.cards.fast;

/// A category and five ranks in one number, so that comparing numbers compares hands: the strengths
/// of [cardroom.cards.ranking], which the twins must give bit for bit.
final class PackedStrength {
  static final int RANK_BITS = 4;
  static final int CATEGORY_SHIFT = 20;

  private PackedStrength() {}

  static int of(int category, int ranks) {
    return (category << CATEGORY_SHIFT) | ranks;
  }
}
