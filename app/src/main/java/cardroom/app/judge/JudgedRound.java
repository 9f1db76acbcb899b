package cardroom.app.judge;

import cardroom.notation.script.UnmetExpectation;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A round that was played: what to print of it, whatever the game.
interface JudgedRound {

  String file();

  /// The expectations that failed.
  List<UnmetExpectation> failed();

  /// What happened, line by line.
  List<String> lines();

  /// The same as a JSON object.
  Map<String, Object> json();

  default boolean holds() {
    return failed().isEmpty();
  }

  /// What failed, line by line.
  default List<String> failures() {
    return failed().stream().map(failure -> "  failed  " + failure.in(file())).toList();
  }

  default List<Map<String, Object>> failuresJson() {
    return failed().stream().map(JudgedRound::json).toList();
  }

  private static Map<String, Object> json(UnmetExpectation failure) {
    var one = new LinkedHashMap<String, Object>();
    one.put("line", failure.place().line());
    one.put("column", failure.place().column());
    one.put("why", failure.sentence());
    return one;
  }
}
