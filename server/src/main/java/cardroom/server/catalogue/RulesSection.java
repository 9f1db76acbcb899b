package cardroom.server.catalogue;

import java.util.List;

/// A part of a rules page.
public record RulesSection(String title, List<Line> lines) {
  public RulesSection {
    lines = List.copyOf(lines);
  }

  /// A sentence, and the clause it rests on; the rule may be empty.
  public record Line(String rule, String sentence) {}
}
