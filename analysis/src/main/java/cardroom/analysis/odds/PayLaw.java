package cardroom.analysis.odds;

import java.util.List;

/// What may become of a unit on a wager: every result with its exact probability.
public record PayLaw(List<Line> lines) {

  /// One result.
  ///
  /// @param name the line of the pay table, such as `3` or `8+`, `flush`, or what loses
  /// @param pays what it brings, negative where the wager is lost
  public record Line(String name, Ratio chance, Ratio pays) {}

  public PayLaw {
    lines = List.copyOf(lines);
  }

  public Ratio ev() {
    return lines.stream()
        .map(line -> line.chance().times(line.pays()))
        .reduce(Ratio.ZERO, Ratio::plus);
  }

  public double sd() {
    var ev = ev();
    var square =
        lines.stream()
            .map(line -> line.chance().times(line.pays()).times(line.pays()))
            .reduce(Ratio.ZERO, Ratio::plus);
    return Math.sqrt(Math.max(0, square.minus(ev.times(ev)).toDouble()));
  }

  /// How often it wins.
  public Ratio hit() {
    return lines.stream()
        .filter(line -> line.pays().isPositive())
        .map(Line::chance)
        .reduce(Ratio.ZERO, Ratio::plus);
  }
}
