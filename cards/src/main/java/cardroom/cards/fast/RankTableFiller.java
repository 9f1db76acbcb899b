package cardroom.cards.fast;

/// Fills a table that has an entry for every set of ranks. Written without lambdas: to link the
/// first few of them takes a cold start longer than all the tables.
abstract class RankTableFiller implements RankSet.Visitor {
  private final LookupSlots.Shape shape;
  private final char[] places;

  RankTableFiller(LookupSlots.Shape shape) {
    this.shape = shape;
    this.places = new char[shape.slots()];
  }

  /// The place of such ranks.
  abstract int place(RankSet ranks);

  char[] filled() {
    RankSet.forEach(shape.cards(), this);
    return places;
  }

  @Override
  public final void visit(RankSet ranks) {
    places[shape.slotOf(ranks.sum())] = (char) place(ranks);
  }

  /// The best of some cards is the best that leaving out one of them leaves.
  static char[] fromFewer(LookupSlots.Shape shape, LookupSlots.Shape fewer, char[] known) {
    return new RankTableFiller(shape) {
      @Override
      int place(RankSet ranks) {
        int best = 0;
        for (long rest = ranks.one(); rest != 0; rest &= rest - 1) {
          int sum = ranks.sum() - CardKeys.weight(RankLanes.height(rest));
          best = Math.max(best, known[fewer.slotOf(sum)]);
        }
        return best;
      }
    }.filled();
  }
}
