package cardroom.app.replay;

import cardroom.games.poker.phh.Phh;
import cardroom.games.poker.phh.Replayed;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// What the replayed hands came to, for people and for scripts.
final class ReplayReport {
  private final List<Entry> hands = new ArrayList<>();
  private int failed;

  private record Entry(String file, Replayed played) {}

  void add(String file, Replayed played) {
    hands.add(new Entry(file, played));
  }

  void failed() {
    failed++;
  }

  boolean allAgree() {
    return failed == 0 && hands.stream().allMatch(entry -> entry.played.agrees());
  }

  List<String> lines() {
    var lines = new ArrayList<String>();
    for (var entry : hands) {
      var played = entry.played;
      var expected = played.record().finishingStacks();
      lines.add(
          "%s  hand %s  %s  stacks %s%s"
              .formatted(
                  entry.file,
                  played.record().name().isEmpty() ? "1" : played.record().name(),
                  played.agrees() ? "agrees" : "DIFFERS",
                  amounts(played.finishingStacks()),
                  played.agrees() || expected.isEmpty()
                      ? ""
                      : ", recorded " + amounts(expected.get())));
    }
    long agree = hands.stream().filter(entry -> entry.played.agrees()).count();
    lines.add(
        "%d hands: %d agree, %d differ, %d cannot be played."
            .formatted(hands.size() + failed, agree, hands.size() - agree, failed));
    return lines;
  }

  private static String amounts(List<Long> amounts) {
    return amounts.stream().map(Phh::amount).collect(Collectors.joining(" "));
  }

  /// One element for every hand, amounts in the unit of its file.
  List<Map<String, Object>> json() {
    return hands.stream().map(ReplayReport::json).toList();
  }

  private static Map<String, Object> json(Entry entry) {
    var played = entry.played;
    var hand = new LinkedHashMap<String, Object>();
    hand.put("file", entry.file);
    hand.put("hand", name(played.record().name()));
    hand.put("finishingStacks", numbers(played.finishingStacks()));
    hand.put(
        "expected", played.record().finishingStacks().map(ReplayReport::numbers).orElse(List.of()));
    hand.put("agrees", played.agrees());
    hand.put("pots", numbers(played.pots()));
    return hand;
  }

  private static Object name(String name) {
    return name.matches("\\d{1,15}") ? (Object) Long.valueOf(name) : name;
  }

  private static List<Object> numbers(List<Long> hundredths) {
    return hundredths.stream().map(ReplayReport::number).toList();
  }

  private static Object number(long hundredths) {
    return hundredths % 100 == 0
        ? (Object) (hundredths / 100)
        : BigDecimal.valueOf(hundredths, 2).stripTrailingZeros();
  }
}
