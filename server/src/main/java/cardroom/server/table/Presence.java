package cardroom.server.table;

import cardroom.games.table.Viewer;
import java.util.HashMap;
import java.util.Map;

/// Who looks at a table, counted as they come and go: after every action each of those who have a
/// seat is looked for.
final class Presence {
  private final Map<String, Integer> people = new HashMap<>();
  private int humans;
  private int bots;

  void came(Watcher watcher) {
    count(watcher, 1);
  }

  void went(Watcher watcher) {
    count(watcher, -1);
  }

  private void count(Watcher watcher, int more) {
    if (watcher.isHuman()) {
      humans += more;
    } else {
      bots += more;
    }
    if (watcher.viewer() instanceof Viewer.Person(var person)) {
      var pages = people.getOrDefault(person.name(), 0) + more;
      if (pages > 0) {
        people.put(person.name(), pages);
      } else {
        people.remove(person.name());
      }
    }
  }

  boolean isHere(String player) {
    return people.containsKey(player);
  }

  boolean hasHumans() {
    return humans > 0;
  }

  boolean hasBots() {
    return bots > 0;
  }
}
