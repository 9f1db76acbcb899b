package cardroom.games.rules;

import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;

/// A clause that a ruling, an outcome or a fee rests on: a stable id and one plain sentence for
/// players.
///
/// Each game has an enum of them; the rows of a collection schedule are rules too, made from the
/// sheet.
public interface Rule {

  /// The id of `docs/rules`, such as `P215-888-1`.
  String id();

  /// What the clause says, in words for a player.
  String sentence();

  /// A clause of which only the id is known, as in a record or a message.
  static Rule cited(String id) {
    return new CitedRule(id);
  }

  /// Rules to be found by their id.
  static Map<String, Rule> byId(Rule[] rules) {
    return Arrays.stream(rules).collect(Collectors.toMap(Rule::id, rule -> rule));
  }
}
