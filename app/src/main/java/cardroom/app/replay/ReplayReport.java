package cardroom.app.replay;

import cardroom.app.JsonOutput;
import cardroom.app.ShortText;
import cardroom.notation.phh.Phh;
import cardroom.notation.phh.PhhHand;
import cardroom.notation.phh.PhhReason;
import cardroom.notation.phh.PhhReason.Verdict;
import cardroom.notation.phh.PhhReplay;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// Reports the result of every replayed hand, one by one, for people or for scripts.
final class ReplayReport {
  private final PrintWriter out;
  private final boolean isJson;
  private final Map<PhhReason, Integer> counts = new EnumMap<>(PhhReason.class);
  private int hands;

  private ReplayReport(PrintWriter out, boolean isJson) {
    this.out = out;
    this.isJson = isJson;
  }

  static ReplayReport text(PrintWriter out) {
    return new ReplayReport(out, false);
  }

  /// An array with one element for every hand, amounts in the unit of its file.
  static ReplayReport json(PrintWriter out) {
    out.print("[");
    return new ReplayReport(out, true);
  }

  void add(ReplayedHand hand) {
    hands++;
    counts.merge(hand.reason(), 1, Integer::sum);
    if (isJson) {
      out.println(hands == 1 ? "" : ",");
      out.print("  " + JsonOutput.line(element(hand)));
    } else {
      hand.played().ifPresent(played -> out.println(line(hand, played)));
    }
  }

  int hands() {
    return hands;
  }

  void end() {
    if (isJson) {
      out.println(hands == 0 ? "]" : "\n]");
    } else {
      summary().forEach(out::println);
    }
  }

  /// A record that contradicts itself does not count as a difference.
  boolean nothingDiffers() {
    return count(Verdict.DIFFERS) + count(Verdict.UNREAD) == 0;
  }

  private int count(Verdict verdict) {
    return counts.entrySet().stream()
        .filter(entry -> entry.getKey().verdict() == verdict)
        .mapToInt(Map.Entry::getValue)
        .sum();
  }

  private List<String> summary() {
    var lines = new ArrayList<String>();
    lines.add(
        counted(hands, "hand", "hands")
            + ": "
            + String.join(
                ", ",
                counted(count(Verdict.AGREES), "agrees", "agree"),
                counted(count(Verdict.CONTRADICTS), "contradicts itself", "contradict themselves"),
                counted(count(Verdict.SILENT), "does not say enough", "do not say enough"),
                counted(count(Verdict.DIFFERS), "differs", "differ"),
                counted(count(Verdict.UNREAD), "cannot be read", "cannot be read"))
            + ".");
    counts.forEach((reason, count) -> lines.add("%,9d  %s".formatted(count, reason.words())));
    return lines;
  }

  private static String counted(int count, String one, String several) {
    return "%,d %s".formatted(count, count == 1 ? one : several);
  }

  private static String line(ReplayedHand hand, PhhReplay played) {
    var said = played.agrees() ? "" : recorded(played.record());
    boolean isPlain = hand.reason() == PhhReason.AS_RECORDED;
    return "%s  hand %s  %s  stacks %s%s%s"
        .formatted(
            hand.file(),
            hand.name().isEmpty() ? "1" : ShortText.of(hand.name()),
            word(hand.reason().verdict()),
            amounts(played.finishingStacks()),
            said,
            isPlain ? "" : ": " + hand.reason().words());
  }

  private static String recorded(PhhHand record) {
    return record
        .finishingStacks()
        .map(stacks -> ", recorded " + amounts(stacks))
        .or(() -> record.winnings().map(won -> ", recorded winnings " + amounts(won)))
        .orElse("");
  }

  private static String word(Verdict verdict) {
    return switch (verdict) {
      case AGREES -> "agrees";
      case CONTRADICTS -> "CONTRADICTS ITSELF";
      case SILENT -> "DOES NOT SAY";
      case DIFFERS -> "DIFFERS";
      case UNREAD -> "CANNOT BE READ";
    };
  }

  private static String amounts(List<Long> amounts) {
    return amounts.stream().map(Phh::amount).collect(Collectors.joining(" "));
  }

  private static Map<String, Object> element(ReplayedHand hand) {
    var element = new LinkedHashMap<String, Object>();
    element.put("file", hand.file());
    element.put("hand", name(hand.name()));
    element.put("finishingStacks", numbers(hand.played().map(PhhReplay::finishingStacks)));
    element.put("expected", numbers(hand.record().flatMap(PhhHand::finishingStacks)));
    element.put("agrees", hand.reason().agrees());
    element.put("pots", numbers(hand.played().map(PhhReplay::pots)));
    element.put("reason", hand.reason().id());
    if (hand.played().isEmpty()) {
      element.put("fault", hand.fault());
    }
    return element;
  }

  private static Object name(String name) {
    return name.matches("\\d{1,15}") ? (Object) Long.valueOf(name) : name;
  }

  private static List<Object> numbers(Optional<List<Long>> hundredths) {
    return hundredths.orElse(List.of()).stream().map(ReplayReport::number).toList();
  }

  /// An unknown stack is the word `inf`: JSON has no such number.
  private static Object number(long hundredths) {
    if (Phh.isUnknown(hundredths)) {
      return "inf";
    }
    return hundredths % 100 == 0
        ? (Object) (hundredths / 100)
        : BigDecimal.valueOf(hundredths, 2).stripTrailingZeros();
  }
}
