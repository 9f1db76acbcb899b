package cardroom.games.banked;

import cardroom.games.money.Odds;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// What a bonus wager pays by a count: cards in a busted hand, red cards in a row.
///
/// The highest line also pays every higher count; a count below the lowest line loses.
public record PayTable(String name, Map<Integer, Odds> lines) {

  public PayTable {
    lines = java.util.Collections.unmodifiableMap(new TreeMap<>(lines));
    if (lines.isEmpty()) {
      throw new IllegalArgumentException("pay table " + name + " has no lines");
    }
  }

  public Optional<Odds> pays(int count) {
    var line = new TreeMap<>(lines).floorEntry(count);
    return line == null ? Optional.empty() : Optional.of(line.getValue());
  }

  /// The count of the open line, such as 8 in `8 or more`.
  public int highest() {
    return new TreeMap<>(lines).lastKey();
  }
}
