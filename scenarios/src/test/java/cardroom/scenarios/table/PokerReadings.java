package cardroom.scenarios.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/// What a poker sheet may say otherwise than the packaged ones.
final class PokerReadings {
  private static final List<String> FLAGS = List.of("true", "false");

  private static final Map<String, List<String>> ALL =
      Map.ofEntries(
          Map.entry("button-rule", List.of("moving", "dead")),
          Map.entry("new-player-must-post", FLAGS),
          Map.entry("odd-chip", List.of("by-position", "by-highest-card")),
          Map.entry("chip", List.of("$0.50", "$1")),
          Map.entry("blinds", List.of("small-and-big", "big-only")),
          Map.entry("street-limits", List.of("lower-then-upper", "first-two-lower")),
          Map.entry("max-raises", List.of("1", "3", "5")),
          Map.entry("uncapped-heads-up", FLAGS),
          Map.entry("check-raise", FLAGS),
          Map.entry("short-all-in.limit", List.of("half-bet", "full-bet")),
          Map.entry("short-all-in.spread", List.of("half-bet", "full-bet")),
          Map.entry("spread.min-raise", List.of("last-bet", "least-bet")),
          Map.entry("open-pair-scope", List.of("any", "holder")),
          Map.entry("openers", List.of("none", "jacks")),
          Map.entry("kill.doubles-limits", FLAGS),
          Map.entry("low-qualifier", List.of("8", "none")),
          Map.entry("burn-before-draw", FLAGS),
          Map.entry("community-from-burns", FLAGS),
          Map.entry("discard-timeout-kills-hand", FLAGS),
          Map.entry("misdeal-exposed-threshold", List.of("1", "2", "4")),
          Map.entry("substantial-action", List.of("two-bets-or-three-actions", "any-action")),
          Map.entry("fee.moment", List.of("after-first-round", "flop-games-only")),
          Map.entry("fee.when-hand-ends-early", List.of("none", "taken")),
          Map.entry("fee.source", List.of("pot", "button")),
          Map.entry("fee.player-count-basis", List.of("dealt-in", "seated")),
          Map.entry("forced", List.of("blinds", "ante")));

  private static final List<String> KEYS = ALL.keySet().stream().sorted().toList();

  private PokerReadings() {}

  /// None to five keys that this game's sheet has, each with a value it takes.
  static Map<String, String> some(String game, SplittableRandom random) {
    var options = new LinkedHashMap<String, String>();
    for (int left = random.nextInt(6); left > 0; left--) {
      var key = KEYS.get(random.nextInt(KEYS.size()));
      var values = ALL.getOrDefault(key, List.of());
      if (isOf(game, key)) {
        options.put(key, values.get(random.nextInt(values.size())));
      }
    }
    return options;
  }

  /// Stud has no button and no blinds, and only the draw game leaves open what is forced in.
  private static boolean isOf(String game, String key) {
    return switch (key) {
      case "button-rule", "blinds" -> !game.contains("stud") && !game.equals("razz");
      case "forced" -> game.equals("draw-poker");
      default -> true;
    };
  }
}
