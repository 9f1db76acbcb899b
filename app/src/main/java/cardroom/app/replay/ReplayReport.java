package cardroom.app.replay;

import cardroom.games.poker.phh.Phh;
import cardroom.games.poker.phh.PhhError;
import cardroom.games.poker.phh.PhhHand;
import cardroom.games.poker.phh.Replayed;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// What the replayed hands came to, for people and for scripts.
final class ReplayReport {
  private final List<Entry> hands = new ArrayList<>();

  /// A hand of a file; one that cannot be played has only its fault, one that cannot even be read
  /// no record.
  private record Entry(
      String file, Optional<PhhHand> record, Optional<Replayed> played, String fault) {

    boolean agrees() {
      return played.filter(Replayed::agrees).isPresent();
    }
  }

  void add(String file, Replayed played) {
    hands.add(new Entry(file, Optional.of(played.record()), Optional.of(played), ""));
  }

  void failed(String file, Optional<PhhHand> hand, PhhError wrong) {
    hands.add(new Entry(file, hand, Optional.empty(), String.valueOf(wrong.getMessage())));
  }

  boolean allAgree() {
    return hands.stream().allMatch(Entry::agrees);
  }

  List<String> lines() {
    var lines = new ArrayList<String>();
    hands.forEach(entry -> entry.played.ifPresent(played -> lines.add(line(entry, played))));
    long agree = hands.stream().filter(Entry::agrees).count();
    long failed = hands.stream().filter(entry -> entry.played.isEmpty()).count();
    lines.add(
        "%d %s: %d agree, %d differ, %d cannot be played."
            .formatted(
                hands.size(),
                hands.size() == 1 ? "hand" : "hands",
                agree,
                hands.size() - agree - failed,
                failed));
    return lines;
  }

  private static String line(Entry entry, Replayed played) {
    var expected = played.record().finishingStacks();
    return "%s  hand %s  %s  stacks %s%s"
        .formatted(
            entry.file,
            played.record().name().isEmpty() ? "1" : played.record().name(),
            played.agrees() ? "agrees" : "DIFFERS",
            amounts(played.finishingStacks()),
            played.agrees() || expected.isEmpty() ? "" : ", recorded " + amounts(expected.get()));
  }

  private static String amounts(List<Long> amounts) {
    return amounts.stream().map(Phh::amount).collect(Collectors.joining(" "));
  }

  /// One element for every hand, amounts in the unit of its file.
  List<Map<String, Object>> json() {
    return hands.stream().map(ReplayReport::json).toList();
  }

  private static Map<String, Object> json(Entry entry) {
    var expected = entry.record.flatMap(PhhHand::finishingStacks);
    var hand = new LinkedHashMap<String, Object>();
    hand.put("file", entry.file);
    hand.put("hand", name(entry.record.map(PhhHand::name).orElse("")));
    hand.put("finishingStacks", numbers(entry.played.map(Replayed::finishingStacks)));
    hand.put("expected", numbers(expected));
    hand.put("agrees", entry.agrees());
    hand.put("pots", numbers(entry.played.map(Replayed::pots)));
    if (entry.played.isEmpty()) {
      hand.put("fault", entry.fault);
    }
    return hand;
  }

  private static Object name(String name) {
    return name.matches("\\d{1,15}") ? (Object) Long.valueOf(name) : name;
  }

  private static List<Object> numbers(Optional<List<Long>> hundredths) {
    return hundredths.orElse(List.of()).stream().map(ReplayReport::number).toList();
  }

  private static Object number(long hundredths) {
    return hundredths % 100 == 0
        ? (Object) (hundredths / 100)
        : BigDecimal.valueOf(hundredths, 2).stripTrailingZeros();
  }
}
