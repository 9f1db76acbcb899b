package cardroom.app.simulate;

import cardroom.analysis.simulate.HandTypes;
import cardroom.app.simulate.PokerSimulation.ByPlayers;
import cardroom.cards.ranking.HighCategory;
import cardroom.games.money.Money;
import cardroom.games.poker.sheet.StakesRow;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// What a simulated poker table earns the house, and which hands are shown at it.
record PokerReport(PokerSimulation.Found found, long seed) {

  Map<String, Object> json() {
    var document = new LinkedHashMap<String, Object>();
    document.put("game", found.sheet().variant().id());
    document.put("house", found.sheet().house());
    document.put("method", "simulated");
    document.put("calls", found.tendencies().calls());
    document.put("raises", found.tendencies().raises());
    document.put("handsPerHour", found.handsPerHour());
    document.put("byPlayers", found.byPlayers().stream().map(PokerReport::players).toList());
    document.put("collections", found.sheet().rows().stream().map(this::row).toList());
    document.put("handTypes", types());
    document.put("hands", found.shown().rounds());
    document.put("stoppedEarly", found.isStoppedEarly());
    document.put("seed", seed);
    return document;
  }

  private static Map<String, Object> players(ByPlayers one) {
    var players = new LinkedHashMap<String, Object>();
    players.put("players", one.players());
    players.put("hands", one.tally().rounds());
    players.put("collected", share(one.tally().collected(), one));
    players.put("shown", share(one.tally().shown(), one));
    return players;
  }

  private static double share(long count, ByPlayers one) {
    return (double) count / one.tally().rounds();
  }

  private Map<String, Object> row(StakesRow row) {
    var line = new LinkedHashMap<String, Object>();
    line.put("stakes", row.stakes().toString());
    line.put("rule", row.id());
    var all = new ArrayList<Object>();
    for (var one : found.byPlayers()) {
      var players = new LinkedHashMap<String, Object>();
      players.put("players", one.players());
      players.put("feeCents", found.sheet().fee(row, one.players()).cents());
      players.put("perHourCents", perHour(row, one));
      all.add(players);
    }
    line.put("byPlayers", all);
    return line;
  }

  private double perHour(StakesRow row, ByPlayers one) {
    return share(one.tally().collected(), one)
        * found.sheet().fee(row, one.players()).cents()
        * found.handsPerHour();
  }

  /// Only the first place is counted, because hands that share a board are not independent.
  private Map<String, Object> types() {
    var theory = HandTypes.of(found.sheet().variant());
    var types = new LinkedHashMap<String, Object>();
    var hands = found.shown().shown();
    for (var type : HighCategory.values()) {
      var count = found.shown().type(type);
      if (count > 0 || theory.containsKey(type)) {
        var one = new LinkedHashMap<String, Object>();
        one.put("found", (double) count / hands);
        if (theory.containsKey(type)) {
          var chance = theory.getOrDefault(type, 0.0);
          one.put("theory", chance);
          one.put(
              "standardErrors",
              (count - hands * chance) / Math.sqrt(hands * chance * (1 - chance)));
        }
        types.put(type.title(), one);
      }
    }
    return types;
  }

  List<String> lines() {
    var lines = new ArrayList<String>();
    lines.add(
        say(
            "%s at %s: %,d hands for each number of players, seed %d",
            found.sheet().variant().name(),
            found.sheet().title(),
            found.byPlayers().getFirst().tally().rounds(),
            seed));
    lines.add(
        say(
            "taken to be %d hands an hour (--hands-per-hour); a player who must call stays in"
                + " with chance %.2f (--calls),",
            found.handsPerHour(), found.tendencies().calls()));
    lines.add(
        say(
            "and one who may raise does so with chance %.2f (--raises)",
            found.tendencies().raises()));
    lines.add("");
    lines.add(line("players", one -> String.valueOf(one.players())));
    lines.add(line("fee taken", one -> say("%.2f%%", 100 * share(one.tally().collected(), one))));
    lines.add(line("shown down", one -> say("%.2f%%", 100 * share(one.tally().shown(), one))));
    lines.add("");
    lines.add("collections an hour");
    for (var row : found.sheet().rows()) {
      lines.add(
          line(
              row.stakes().toString(),
              one -> Money.cents(Math.round(perHour(row, one))).toString()));
    }
    typeLines(lines);
    if (found.isStoppedEarly()) {
      lines.add("");
      lines.add("Stopped early; these are the hands counted so far.");
    }
    return lines;
  }

  private String line(String name, java.util.function.Function<ByPlayers, String> cell) {
    var line = new StringBuilder(say("%-20s", name));
    found.byPlayers().forEach(one -> line.append(say("%10s", cell.apply(one))));
    return line.toString();
  }

  private void typeLines(List<String> lines) {
    var types = types();
    if (types.isEmpty()) {
      return;
    }
    lines.add("");
    lines.add(
        say("%-20s %12s %12s %10s", "shown, nobody folds", "found", "by count", "errors off"));
    for (var entry : types.entrySet()) {
      var one = (Map<?, ?>) entry.getValue();
      lines.add(
          one.containsKey("theory")
              ? say(
                  "%-20s %11.5f%% %11.5f%% %10.2f",
                  entry.getKey(),
                  percent(one, "found"),
                  percent(one, "theory"),
                  number(one, "standardErrors"))
              : say("%-20s %11.5f%%", entry.getKey(), percent(one, "found")));
    }
  }

  private static double percent(Map<?, ?> one, String key) {
    return 100 * number(one, key);
  }

  private static double number(Map<?, ?> one, String key) {
    return one.get(key) instanceof Double value ? value : 0;
  }

  @SuppressWarnings("AnnotateFormatMethod") // the annotation would be a dependency of its own
  private static String say(String format, Object... words) {
    return String.format(Locale.ROOT, format, words);
  }
}
