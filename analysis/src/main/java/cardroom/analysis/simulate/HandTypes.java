package cardroom.analysis.simulate;

import cardroom.analysis.equity.ShowdownLookup;
import cardroom.cards.ranking.HighCategory;
import cardroom.games.poker.variant.Variant;
import java.util.EnumMap;
import java.util.Map;

/// How often each type of hand is shown when nobody folds, by counting all hands.
public final class HandTypes {

  private static final int FIVE = 5;

  /// All 133,784,560 hands of seven of 52 cards by their best five, from a high card to a royal
  /// flush.
  private static final long[] OF_SEVEN = {
    23_294_460,
    58_627_800,
    31_433_400,
    6_461_620,
    6_180_020,
    4_047_644,
    3_473_184,
    224_848,
    37_260,
    4_324
  };

  private HandTypes() {}

  /// The chances by type; empty where the game has no high hand, or one whose hands have not been
  /// counted.
  public static Map<HighCategory, Double> of(Variant variant) {
    var showdown = ShowdownLookup.of(variant);
    var chances = new EnumMap<HighCategory, Double>(HighCategory.class);
    if (!showdown.hasHigh() || showdown.isOmaha()) {
      return chances;
    }
    var isFive = variant.streets().stream().anyMatch(street -> street.isDraw());
    var counts = isFive ? ofFive(showdown, variant.deck().bits()) : OF_SEVEN;
    var all = 0L;
    for (var count : counts) {
      all += count;
    }
    for (var type : HighCategory.values()) {
      @SuppressWarnings("EnumOrdinal") // the counts are in the order of the categories
      var place = type.ordinal();
      if (place < counts.length && counts[place] > 0) {
        chances.put(type, (double) counts[place] / all);
      }
    }
    return chances;
  }

  /// Every hand of five of that deck, each followed by the next larger number with the same count
  /// of bits.
  @SuppressWarnings("EnumOrdinal") // an array by category
  private static long[] ofFive(ShowdownLookup showdown, long deck) {
    var counts = new long[HighCategory.values().length];
    var end = 1L << Long.bitCount(deck);
    for (var chosen = (1L << FIVE) - 1; chosen < end; ) {
      counts[showdown.type(Long.expand(chosen, deck), 0).ordinal()]++;
      var low = chosen & -chosen;
      var up = chosen + low;
      chosen = up | ((chosen ^ up) / low) >> 2;
    }
    return counts;
  }
}
