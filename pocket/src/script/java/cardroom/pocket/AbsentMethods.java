package cardroom.pocket;

import java.util.SequencedMap;
import java.util.stream.Stream;

/// Methods of the JDK that our rules call and the script compiler's library lacks. Each is added to
/// its class by [LibraryAdditions].
final class AbsentMethods {

  private AbsentMethods() {}

  /// `String.lines`: a line break at the very end does not begin another line.
  static Stream<String> lines(String text) {
    if (text.isEmpty()) {
      return Stream.empty();
    }
    var lines = text.split("\r\n|\r|\n", -1);
    return Stream.of(lines)
        .limit(lines[lines.length - 1].isEmpty() ? lines.length - 1 : lines.length);
  }

  static int sum(int one, int other) {
    return one + other;
  }

  /// Read-only in name only; nothing writes to such a map, or the room's own tests would have
  /// thrown.
  static <K, V> SequencedMap<K, V> unmodifiableSequencedMap(SequencedMap<K, V> map) {
    return map;
  }
}
