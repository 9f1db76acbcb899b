package cardroom.cards.fast;

/// Fills a table of four ranks that a joker completes to a hand of five. No lambdas: in a cold
/// start, linking the first few takes longer than filling all the tables.
abstract class JokerTableFiller implements RankSet.Visitor {
  private static final int FOUR = 4;

  private final char[] places = new char[LookupSlots.OF_FOUR];

  /// The place of such ranks and the joker.
  abstract int place(RankSet ranks);

  char[] filled() {
    RankSet.forEach(FOUR, this);
    return places;
  }

  @Override
  public final void visit(RankSet ranks) {
    places[LookupSlots.four(ranks.sum())] = (char) place(ranks);
  }
}
