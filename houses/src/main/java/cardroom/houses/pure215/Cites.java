package cardroom.houses.pure215;

import cardroom.games.pure215.Pure215Rule;
import cardroom.houses.reading.Kinds;
import cardroom.houses.reading.SheetReader;
import java.util.Map;

/// Where a house's paper states a rule: ids that exist, each with a few words.
final class Cites {

  private Cites() {}

  static Map<String, String> of(SheetReader cites) {
    var found = cites.entries(Kinds.text());
    for (var id : found.keySet()) {
      if (!id.matches("COL-[A-Z0-9]+-\\d+") && Pure215Rule.withId(id).isEmpty()) {
        cites.fault(id, "unknown rule id; allowed are those of docs/rules, such as P215-888-1");
      }
    }
    return found;
  }
}
