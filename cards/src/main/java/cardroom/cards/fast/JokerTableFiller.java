package cardroom.cards.fast;

/// Fills a table of four ranks that a joker completes to a hand of five. No lambdas: in a cold
/// start, linking the first few takes longer than filling all the tables.
abstract class JokerTableFiller implements RankSet.Visitor {
  private final char[] places = new char[LookupSlots.FOUR.slots()];

  /// The place of such ranks and the joker.
  abstract int place(RankSet ranks);

  char[] filled() {
    RankSet.forEach(LookupSlots.FOUR.cards(), this);
    return places;
  }

  @Override
  public final void visit(RankSet ranks) {
    places[LookupSlots.four(ranks.sum())] = (char) place(ranks);
  }
}
