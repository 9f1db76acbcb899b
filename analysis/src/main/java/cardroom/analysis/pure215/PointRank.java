package cardroom.analysis.pure215;

import cardroom.cards.Card;
import cardroom.cards.Rank;
import java.util.List;

/// The ten kinds of cards that Pure 21.5 distinguishes by their points: ace, two to nine, and the
/// bonus cards, which are all alike (P215-VAL-1).
public final class PointRank {

  public static final int COUNT = 10;
  public static final int ACE = 0;
  public static final int EIGHT = 7;
  public static final int BONUS = 9;

  /// How a chart heads its columns.
  public static final List<String> SYMBOLS =
      List.of("A", "2", "3", "4", "5", "6", "7", "8", "9", "T");

  private PointRank() {}

  public static int of(Card card) {
    return of(card.rank());
  }

  public static int of(Rank rank) {
    return rank == Rank.ACE ? ACE : Math.min(rank.index() + 1, BONUS);
  }

  /// Points with every ace as one.
  public static int points(int rank) {
    return rank + 1;
  }
}
