package cardroom.cards.ranking;

import cardroom.cards.Rank;
import java.util.List;

/// A line of a ranking's table, such as full house; a hand belongs to exactly one.
public sealed interface HandCategory permits HighCategory, LowCategory, ThreeCardCategory {
  /// The name of the line alone: `full house`.
  String title();

  /// The hand as it is called at the table: `nine-high straight`. The ranks are those that the
  /// cards count as, in the order in which they count.
  String words(List<Rank> ranks);
}
