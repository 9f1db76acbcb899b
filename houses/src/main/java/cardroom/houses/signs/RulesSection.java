package cardroom.houses.signs;

import java.util.List;
import java.util.Locale;

/// A part of a rules page.
public record RulesSection(Kind kind, String title, List<Line> lines) {
  public RulesSection {
    lines = List.copyOf(lines);
  }

  /// The kind of content, whatever its title.
  public enum Kind {
    LIMITS,
    PLAY,
    PAYS,
    FEES,
    NOTICES,
    BASIS,
    CLAUSES;

    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /// A sentence, and the clause it rests on; the rule may be empty.
  public record Line(String rule, String sentence) {}
}
