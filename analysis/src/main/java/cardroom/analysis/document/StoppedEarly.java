package cardroom.analysis.document;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// What an analysis lacks because the user stopped it.
public final class StoppedEarly {

  private static final String KEY = "stoppedEarly";

  private StoppedEarly() {}

  /// Notes in the document what was asked for and is not known.
  public static void without(String part, Map<String, Object> document) {
    var parts = new ArrayList<Object>(parts(document));
    parts.add(part);
    document.put(KEY, parts);
  }

  private static List<?> parts(Map<String, Object> document) {
    return document.getOrDefault(KEY, List.of()) instanceof List<?> parts ? parts : List.of();
  }

  /// One sentence about it, with its line break; empty where nothing is missing.
  public static String sentence(Map<String, Object> document) {
    var names = parts(document).stream().map(String::valueOf).toList();
    return names.isEmpty()
        ? ""
        : "Stopped early, without the %s; the rest is as exact as ever.%n"
            .formatted(String.join(", the ", names));
  }
}
