package cardroom.measure;

import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// What was measured: printed line by line as it comes, or as one JSON document at the end.
final class Figures {
  private final PrintStream out;
  private final boolean asJson;
  private final List<Figure> all = new ArrayList<>();

  private record Figure(String name, double value, String unit, String goal, double load) {}

  Figures(PrintStream out, boolean asJson) {
    this.out = out;
    this.asJson = asJson;
  }

  /// Notes one figure with how busy the machine was: other people's work spoils it.
  ///
  /// @param goal what we want, in words, or empty
  void add(String name, double value, String unit, String goal) {
    var load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    var figure = new Figure(name, value, unit, goal, load);
    all.add(figure);
    if (!asJson) {
      var wanted = goal.isEmpty() ? "" : "  (goal " + goal + ")";
      out.printf(
          Locale.ROOT,
          "%-44s %,12." + places(value) + "f %s%s  [load %.1f]%n",
          name,
          value,
          unit,
          wanted,
          load);
      out.flush();
    }
  }

  private static int places(double value) {
    return value >= 100 || value == Math.rint(value) ? 0 : 2;
  }

  void end() {
    if (!asJson) {
      return;
    }
    var json = new StringBuilder("{\"figures\":[");
    for (var figure : all) {
      json.append(json.charAt(json.length() - 1) == '[' ? "" : ",");
      json.append(
          String.format(
              Locale.ROOT,
              "{\"name\":\"%s\",\"value\":%.3f,\"unit\":\"%s\",\"goal\":\"%s\",\"load\":%.2f}",
              figure.name(),
              figure.value(),
              figure.unit(),
              figure.goal(),
              figure.load()));
    }
    out.println(json.append("]}"));
  }
}
