package cardroom.server.table;

import java.util.HashSet;
import java.util.Set;

/// Who plays at a table, had a page of it open, and closed it. Others wait less long for them, and
/// newcomers are led elsewhere. A program that acts without ever opening the table is not among
/// them, nor is anybody after a restart.
final class ClosedPages {
  private final Set<String> names = new HashSet<>();

  void closed(String name) {
    names.add(name);
  }

  /// They look again, or act from elsewhere.
  void isBack(String name) {
    names.remove(name);
  }

  void follow(Set<String> seated) {
    names.retainAll(seated);
  }

  boolean isEmpty() {
    return names.isEmpty();
  }

  boolean has(String name) {
    return names.contains(name);
  }
}
