package cardroom.notation.phh;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// The text of a recorded hand, taken apart so that a test can bend it.
final class BentHand {
  private final Map<String, String> keys = new LinkedHashMap<>();

  BentHand(String text) {
    text.lines()
        .filter(line -> line.contains(" = "))
        .forEach(line -> keys.put(line.split(" = ", 2)[0], line.split(" = ", 2)[1]));
  }

  String text() {
    return keys.entrySet().stream()
        .map(entry -> entry.getKey() + " = " + entry.getValue() + "\n")
        .collect(Collectors.joining());
  }

  boolean has(String key) {
    return keys.containsKey(key);
  }

  BentHand without(String key) {
    keys.remove(key);
    return this;
  }

  BentHand put(String key, String value) {
    keys.put(key, value);
    return this;
  }

  List<String> actions() {
    return list("actions").stream()
        .map(word -> word.substring(1, word.length() - 1))
        .collect(Collectors.toCollection(ArrayList::new));
  }

  BentHand actions(List<String> actions) {
    var words = actions.stream().map(action -> "'" + action + "'");
    return put("actions", words.collect(Collectors.joining(", ", "[", "]")));
  }

  List<BigDecimal> amounts(String key) {
    return list(key).stream().map(BigDecimal::new).collect(Collectors.toCollection(ArrayList::new));
  }

  BentHand amounts(String key, List<BigDecimal> amounts) {
    var words = amounts.stream().map(BigDecimal::toPlainString);
    return put(key, words.collect(Collectors.joining(", ", "[", "]")));
  }

  /// The same with one unknown stack.
  BentHand unknown(int player) {
    var stacks = new ArrayList<>(list("starting_stacks"));
    stacks.set(player, "inf");
    return put("starting_stacks", stacks.toString());
  }

  boolean isKnown() {
    return !keys.getOrDefault("starting_stacks", "").contains("inf");
  }

  /// Whether somebody's winnings are written.
  boolean hasWinnings() {
    return has("winnings") && amounts("winnings").stream().anyMatch(won -> won.signum() > 0);
  }

  private List<String> list(String key) {
    var inside = keys.getOrDefault(key, "[]").replaceAll("^\\[|]$", "");
    return Arrays.stream(inside.split(",", -1))
        .map(String::strip)
        .filter(w -> !w.isEmpty())
        .toList();
  }
}
