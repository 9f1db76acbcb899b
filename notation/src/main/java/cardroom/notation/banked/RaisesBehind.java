package cardroom.notation.banked;

import cardroom.games.table.Position;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Counts for each bettor behind a seat the raises of the seat that they could match, and keeps
/// which of them they did match: whoever has too few chips left at a table is left out of one.
final class RaisesBehind {
  private final Map<Position, Integer> made = new HashMap<>();
  private final Map<Position, List<Integer>> matched = new HashMap<>();

  /// The number of the next raise that the bettor may match.
  int next(Position bettor) {
    return count(bettor) + 1;
  }

  int count(Position bettor) {
    return made.getOrDefault(bettor, 0);
  }

  /// A raise was made; a refused one is none.
  ///
  /// @param could those who said they match and have a wager on the hand
  /// @param did those among them whose chips went along
  void raised(Collection<Position> could, Set<Position> did) {
    for (var bettor : could) {
      made.merge(bettor, 1, Integer::sum);
      if (did.contains(bettor)) {
        matched.computeIfAbsent(bettor, _ -> new ArrayList<>()).add(count(bettor));
      }
    }
  }

  /// How what a willing bettor did is written.
  Matching of(Position bettor) {
    var raises = matched.getOrDefault(bettor, List.of());
    if (raises.size() == count(bettor)) {
      return Matching.ALL;
    }
    return raises.isEmpty() ? Matching.NONE : new Matching(false, raises);
  }
}
