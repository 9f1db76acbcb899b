package cardroom.app.judge;

import java.util.List;
import java.util.Map;

/// A round that was played: what to print of it, whatever the game.
interface JudgedRound {

  boolean holds();

  /// What happened, a line each.
  List<String> lines();

  /// What was written and does not hold, a line each.
  List<String> failures();

  /// The same as a JSON object.
  Map<String, Object> json();
}
