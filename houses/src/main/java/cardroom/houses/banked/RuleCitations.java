package cardroom.houses.banked;

import cardroom.games.rules.Rule;
import cardroom.houses.reading.SheetReader;
import cardroom.houses.reading.ValueKinds;
import java.util.Map;

/// Where a house's paper states a rule: ids that exist, each with a few words.
public final class RuleCitations {

  private RuleCitations() {}

  /// @param rules all rules of the game
  /// @param example one of them
  public static Map<String, String> of(SheetReader cites, Rule[] rules, Rule example) {
    var known = Rule.byId(rules);
    var found = cites.entries(ValueKinds.text());
    for (var id : found.keySet()) {
      if (!id.matches("COL-[A-Z0-9]+-\\d+") && !known.containsKey(id)) {
        cites.fault(id, "unknown rule id; expected those of docs/rules, such as " + example.id());
      }
    }
    return found;
  }
}
