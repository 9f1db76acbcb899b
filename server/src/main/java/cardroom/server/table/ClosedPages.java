package cardroom.server.table;

import java.util.HashSet;
import java.util.Set;

/// Who plays at a table, had a page of it open, and closed it. Others wait less long for them, and
/// newcomers are led elsewhere. A program that acts without ever opening the table is not among
/// them. After a restart nobody is: they may be opening their pages again right now, so they have
/// their whole time, but newcomers are led elsewhere until each of them was seen.
final class ClosedPages {
  private final Set<String> names = new HashSet<>();
  private final Set<String> notSeenSinceRestart = new HashSet<>();

  void closed(String name) {
    names.add(name);
  }

  void restarted(Set<String> seated) {
    notSeenSinceRestart.addAll(seated);
  }

  /// They look again, or act from elsewhere.
  void isBack(String name) {
    names.remove(name);
    notSeenSinceRestart.remove(name);
  }

  void follow(Set<String> seated) {
    names.retainAll(seated);
    notSeenSinceRestart.retainAll(seated);
  }

  /// Whether others wait less long for them.
  boolean has(String name) {
    return names.contains(name);
  }

  boolean keepNobodyWaiting() {
    return names.isEmpty() && notSeenSinceRestart.isEmpty();
  }

  /// Whether a newcomer would sooner or later wait for them.
  boolean keepsWaiting(String name) {
    return names.contains(name) || notSeenSinceRestart.contains(name);
  }
}
