package cardroom.server.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// The bots of one table over an evening: which of them are there, which may leave, and which comes
/// next. One leaves at a time, so that a table never empties.
///
/// Each has a number, which determines its name and habits: a bot that comes back is the same.
final class BotRoster {
  private final int size;
  private final int known;
  private final Set<Integer> present = new TreeSet<>();
  private Optional<Integer> going = Optional.empty();
  private int newest;

  /// @param size how many bots the table was opened with
  /// @param names how many first names there are; a larger company takes some twice
  BotRoster(int size, int names) {
    this.size = size;
    // There are always a few that are not at the table.
    this.known = Math.max(names, size + 3);
  }

  /// All who could ever come.
  int known() {
    return known;
  }

  /// Who comes first: those who still have a seat from before, then others.
  synchronized List<Integer> gather(Set<Integer> seated) {
    present.addAll(seated);
    for (int one = 0; present.size() < size; one++) {
      present.add(one);
    }
    newest = present.stream().mapToInt(one -> one).max().orElse(0);
    return new ArrayList<>(present);
  }

  /// Whether this one may leave now; if so, it counts as leaving.
  synchronized boolean letsGo(int one) {
    if (going.isPresent() && !going.get().equals(one)) {
      return false;
    }
    going = Optional.of(one);
    return true;
  }

  /// A bot has left: returns which one takes its place, after a while.
  synchronized int successor(int gone) {
    present.remove(gone);
    do {
      newest = (newest + 1) % known;
    } while (present.contains(newest) || newest == gone);
    present.add(newest);
    return newest;
  }

  /// The place is taken again, so that another may leave.
  synchronized void isComplete() {
    going = Optional.empty();
  }
}
