package cardroom.measure;

import cardroom.measure.evaluators.Evaluators;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Hands ranked a second, in several processes one after another: the best of them, and how far
/// they are apart. Of the cold starts it is the median that counts, and the worst.
final class EvaluatorsBench {
  private static final int FORKS = 5;
  private static final int COLD_STARTS = 10;
  private static final Map<String, String> GOALS =
      Map.ofEntries(
          Map.entry("random 7 cards high", "352"),
          Map.entry("random 5 cards high", "510"),
          Map.entry("random 7 cards ace-to-five low", "337"),
          Map.entry("random 7 cards eight or better", "335"),
          Map.entry("random Omaha 4+5 high", "71"),
          Map.entry("random Omaha 4+5 high and low at once", "35"),
          Map.entry("all 7 cards once two last ranks", "2,661"),
          Map.entry("tables of 7 cards ready after", "30"),
          Map.entry("equity of AhAs v KdKc", "1.2"),
          Map.entry("equity of AhKs v 7d6c", "8"),
          Map.entry("equity of AcAd2c3d v KhKsQhJs, Omaha", "23"),
          Map.entry("equity of AcAd2c3d v KhKsQhJs, Omaha high-low", "25"));

  private EvaluatorsBench() {}

  static void run(Figures figures) throws IOException {
    Map<String, List<Double>> found = new LinkedHashMap<>();
    for (int start = 0; start < COLD_STARTS; start++) {
      fork(found, "cold");
    }
    for (int fork = 0; fork < FORKS; fork++) {
      fork(found, "warm");
    }
    found.forEach((name, values) -> say(figures, name, values));
  }

  private static void say(Figures figures, String name, List<Double> values) {
    boolean millis = name.startsWith("tables") || name.startsWith("equity");
    double unit = millis ? 1 : 1e6;
    double least = Collections.min(values) / unit;
    double most = Collections.max(values) / unit;
    String spread =
        String.format(
            Locale.ROOT, "%s, %.2f to %.2f", millis ? "ms" : "million a second", least, most);
    double median = values.stream().sorted().toList().get(values.size() / 2) / unit;
    double counts = name.startsWith("tables") ? median : millis ? least : most;
    figures.add(name, counts, spread, GOALS.getOrDefault(name, ""));
  }

  private static void fork(Map<String, List<Double>> found, String word) throws IOException {
    var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    var process =
        new ProcessBuilder(
                java,
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                Evaluators.class.getName(),
                word)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (var lines =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      for (var line = lines.readLine(); line != null; line = lines.readLine()) {
        int tab = line.indexOf('\t');
        found
            .computeIfAbsent(line.substring(0, tab), _ -> new ArrayList<>())
            .add(Double.parseDouble(line.substring(tab + 1)));
      }
    }
  }
}
