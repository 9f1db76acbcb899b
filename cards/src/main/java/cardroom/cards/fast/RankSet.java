package cardroom.cards.fast;

/// Which ranks some cards have, whatever their suits: those held at least once, twice, three and
/// four times (see [RankLanes]).
///
/// @param sum the sum of the weights of the cards (see [CardKeys])
record RankSet(int sum, long one, long two, long three, long four) {
  static final RankSet NONE = new RankSet(0, 0, 0, 0, 0);

  interface Visitor {
    void visit(RankSet ranks);
  }

  /// Visits all ways to choose that many cards by rank, at most four of each: 49,205 of seven
  /// cards.
  static void forEach(int size, Visitor visitor) {
    NONE.extend(0, size, visitor);
  }

  private void extend(int from, int missing, Visitor visitor) {
    if (missing == 0) {
      visitor.visit(this);
      return;
    }
    for (int rank = from; rank < RankLanes.LANE_COUNT; rank++) {
      RankSet more = with(rank);
      boolean full = (four & 1L << (rank * RankLanes.LANE_BITS)) != 0;
      if (!full) {
        more.extend(rank, missing - 1, visitor);
      }
    }
  }

  RankSet with(int rank) {
    long lane = 1L << (rank * RankLanes.LANE_BITS);
    return new RankSet(
        sum + CardKeys.weight(rank),
        one | lane,
        two | (one & lane),
        three | (two & lane),
        four | (three & lane));
  }
}
