package cardroom.app.bank;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// The readable report on a bank, from the same document that `--json` prints.
public record BankText(Map<String, Object> bank) {

  private static final String[] READINGS = {"separate", "net", "gross"};

  public List<String> lines() {
    var lines = new ArrayList<String>();
    heading(lines);
    readings(lines);
    seats(lines);
    byBank(lines);
    schedules(lines);
    return lines;
  }

  private void heading(List<String> lines) {
    lines.add(
        say(
            "Holding the bank of %s: %s %s, schedule %s, collection %s a round",
            whole("bankCents"),
            bank.getOrDefault("seats", ""),
            bank.getOrDefault("seats", "").equals(1) ? "seat" : "seats",
            bank.getOrDefault("schedule", ""),
            whole("collectionCents")));
    var bets = new ArrayList<String>();
    map(bank, "betsCents").forEach((name, cents) -> bets.add(name + " " + dollars(number(cents))));
    lines.add("each seat: " + String.join(", ", bets));
    var known = list("knownExactly");
    lines.add(
        say(
            "%,d rounds from fresh shoes, seed %s; %s",
            bank.getOrDefault("rounds", ""),
            bank.getOrDefault("seed", ""),
            known.isEmpty()
                ? "no expectation is known beforehand"
                : "luck in " + words(known) + " is taken out, their odds being exact"));
    if (Boolean.TRUE.equals(bank.get("stoppedEarly"))) {
      lines.add("Stopped early: more rounds were asked for.");
    }
    lines.add(
        say(
            "taken to be %s rounds an hour (--rounds-per-hour)",
            bank.getOrDefault("roundsPerHour", "")));
  }

  private static String words(List<?> names) {
    return String.join(", ", names.stream().map(String::valueOf).toList());
  }

  private void readings(List<String> lines) {
    lines.add("");
    var head = new StringBuilder(say("%-34s", "what the bank limits"));
    for (var reading : READINGS) {
      head.append(
          say("%14s", reading + (reading.equals(bank.getOrDefault("reading", "")) ? " *" : "")));
    }
    lines.add(head.toString());
    row(lines, "a round, before the collection", "evBeforeCollectionCents");
    row(lines, "  95 % interval, plus or minus", "standardErrorCents", 1.96);
    row(lines, "a round, after the collection", "evPerRoundCents");
    row(lines, "  deviation", "sdPerRoundCents");
    row(lines, "  worst seen", "worstCents");
    row(lines, "  best seen", "bestCents");
    chances(lines, "  chance of a loss", "distribution", "chanceOfLoss");
    row(lines, "an hour, after the collection", "hour/evCents");
    row(lines, "  deviation", "hour/sdCents");
    chances(lines, "  chance of a loss", "hour", "chanceOfLoss");
    row(lines, "  one hour in a hundred worse than", "hour/1%");
    row(lines, "  one in twenty worse than", "hour/5%");
    row(lines, "  half of them better than", "hour/50%");
    row(lines, "  one in twenty better than", "hour/95%");
    var hours = bank.getOrDefault("hours", "");
    var bankroll = whole("bankrollCents");
    chances(lines, say("ruin of %s in %s hours", bankroll, hours), "risk", "ruinWithinHours");
    chances(lines, say("  ever, at most"), "risk", "ruinEverAtMost");
    var risk = percent(number(bank.getOrDefault("wantedRisk", "")));
    row(
        lines,
        say("bankroll for %s in %s hours", risk, hours),
        "risk/bankrollForRiskWithinHoursCents");
    row(lines, "  for ever", "risk/bankrollForRiskEverCents");
    lines.add("* as the sheet reads it. Ruin: less is left than a bank and its collection.");
  }

  private void row(List<String> lines, String name, String path) {
    row(lines, name, path, 1);
  }

  private void row(List<String> lines, String name, String path, double times) {
    var line = new StringBuilder(say("%-34s", name));
    for (var reading : READINGS) {
      var value = at(map(map(bank, "readings"), reading), path);
      line.append(
          say("%14s", value instanceof Number n ? dollars(times * n.doubleValue()) : "none"));
    }
    lines.add(line.toString());
  }

  private void chances(List<String> lines, String name, String part, String key) {
    var line = new StringBuilder(say("%-34s", name));
    for (var reading : READINGS) {
      var value = map(map(map(bank, "readings"), reading), part).getOrDefault(key, "");
      line.append(say("%14s", percent(number(value))));
    }
    lines.add(line.toString());
  }

  private void seats(List<String> lines) {
    lines.add("");
    lines.add(say("%-8s%14s%14s%20s", "seat", "no action", "part action", "costs it a round"));
    var none = list("noActionBySeat");
    var part = list("partActionBySeat");
    var cost = list("costBySeatCents");
    for (var seat = 0; seat < none.size(); seat++) {
      lines.add(
          say(
              "%-8d%14s%14s%20s",
              seat + 1,
              percent(number(none.get(seat))),
              percent(number(part.get(seat))),
              dollars(number(cost.get(seat)))));
    }
  }

  private void byBank(List<String> lines) {
    lines.add("");
    lines.add(
        say(
            "%-12s%-10s%14s%12s%12s%12s%18s",
            "bank",
            "reading",
            "a round",
            "deviation",
            "no action",
            "in part",
            "bankroll, 8 h".replace("8", String.valueOf(bank.getOrDefault("hours", "")))));
    for (var entry : list("byBank")) {
      var one = map(Map.of("", entry), "");
      lines.add(
          say(
              "%-12s%-10s%14s%12s%12s%12s%18s",
              dollars(number(one.getOrDefault("bankCents", ""))),
              one.getOrDefault("reading", ""),
              dollars(number(one.getOrDefault("evPerRoundCents", ""))),
              dollars(number(one.getOrDefault("sdPerRoundCents", ""))),
              percent(mean(one.getOrDefault("noActionBySeat", ""))),
              percent(mean(one.getOrDefault("partActionBySeat", ""))),
              one.getOrDefault("bankrollForRiskWithinHoursCents", "") instanceof Number n
                  ? dollars(n.doubleValue())
                  : ""));
    }
  }

  private void schedules(List<String> lines) {
    lines.add("");
    lines.add(
        say(
            "%-10s%-18s%12s%12s%12s%14s%14s",
            "schedule", "limits", "from bank", "players", "of action", "an hour", "bank keeps"));
    for (var entry : list("schedules")) {
      var one = map(Map.of("", entry), "");
      lines.add(
          Boolean.TRUE.equals(one.getOrDefault("betsAllowed", ""))
              ? say(
                  "%-10s%-18s%12s%12s%12s%14s%14s",
                  one.getOrDefault("schedule", ""),
                  one.getOrDefault("limits", ""),
                  dollars(number(one.getOrDefault("fromBankCents", ""))),
                  dollars(number(one.getOrDefault("fromPlayersCents", ""))),
                  percent(number(one.getOrDefault("shareOfAction", ""))),
                  dollars(number(one.getOrDefault("perHourCents", ""))),
                  one.getOrDefault("evPerRoundCents", "") instanceof Number n
                      ? dollars(n.doubleValue())
                      : "")
              : say(
                  "%-10s%-18s these bets are not taken",
                  one.getOrDefault("schedule", ""), one.getOrDefault("limits", "")));
    }
  }

  private static Object at(Map<String, Object> from, String path) {
    var slash = path.indexOf('/');
    return slash < 0
        ? from.getOrDefault(path, "")
        : map(from, path.substring(0, slash)).getOrDefault(path.substring(slash + 1), "");
  }

  @SuppressWarnings("unchecked") // the documents are our own: objects are maps by name
  private static Map<String, Object> map(Map<String, Object> document, String key) {
    return document.getOrDefault(key, "") instanceof Map<?, ?> inner
        ? (Map<String, Object>) inner
        : Map.of();
  }

  private List<?> list(String key) {
    return bank.getOrDefault(key, "") instanceof List<?> values ? values : List.of();
  }

  private static double mean(Object values) {
    return values instanceof List<?> list
        ? list.stream().mapToDouble(BankText::number).average().orElse(0)
        : 0;
  }

  private static double number(Object value) {
    return value instanceof Number number ? number.doubleValue() : 0;
  }

  private String whole(String key) {
    return dollars(number(bank.getOrDefault(key, "")));
  }

  /// Whole dollars from a thousand on, a tenth of a cent below a dollar.
  private static String dollars(double cents) {
    var size = Math.abs(cents) / 100;
    var isWhole = size >= 1000 || Math.rint(size) == size;
    var text =
        say(isWhole ? "$%,.0f" : size < 1 && Math.rint(cents) != cents ? "$%.4f" : "$%,.2f", size);
    return cents < 0 && size >= 0.00005 ? "-" + text : text;
  }

  private static String percent(double chance) {
    return chance == 0 ? "0 %" : chance < 0.0001 ? "< 0.01 %" : say("%.2f %%", 100 * chance);
  }

  @SuppressWarnings("AnnotateFormatMethod") // the annotation would be a dependency of its own
  private static String say(String format, Object... words) {
    return String.format(Locale.ROOT, format, words);
  }
}
