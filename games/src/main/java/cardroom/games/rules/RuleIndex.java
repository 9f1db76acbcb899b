package cardroom.games.rules;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The clauses that a table may cite, found by their ids where a record is read.
public final class RuleIndex {
  private final Map<String, Rule> byId = new HashMap<>();

  /// @param parts the clauses; where two have the same id, the first counts
  @SafeVarargs
  public RuleIndex(List<? extends Rule>... parts) {
    for (var part : parts) {
      part.forEach(rule -> byId.putIfAbsent(rule.id(), rule));
    }
  }

  /// The clause with that id; an unknown one has no sentence.
  public Rule of(String id) {
    var known = byId.get(id);
    return known == null ? Rule.cited(id) : known;
  }
}
