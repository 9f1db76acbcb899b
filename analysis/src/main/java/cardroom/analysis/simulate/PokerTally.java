package cardroom.analysis.simulate;

import cardroom.cards.ranking.HighCategory;

/// The results of many simulated hands of poker: what the house collected, and what the first place
/// held at the end.
@SuppressWarnings("EnumOrdinal") // an array by category
public final class PokerTally implements BlockTally<PokerTally> {

  final long[] types = new long[HighCategory.values().length];
  long hands;
  long collected;
  long collectedCents;
  long shown;

  @Override
  public void merge(PokerTally other) {
    TableTally.merge(types, other.types);
    hands += other.hands;
    collected += other.collected;
    collectedCents += other.collectedCents;
    shown += other.shown;
  }

  @Override
  public long rounds() {
    return hands;
  }

  /// Hands of which the table took its fee.
  public long collected() {
    return collected;
  }

  public long collectedCents() {
    return collectedCents;
  }

  /// Hands that came to a showdown.
  public long shown() {
    return shown;
  }

  /// How often the first place held a hand of that type at the end of a hand that was shown.
  public long type(HighCategory type) {
    return types[type.ordinal()];
  }
}
