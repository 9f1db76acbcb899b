package cardroom.app.analyze;

import cardroom.analysis.document.StoppedEarly;
import cardroom.analysis.pure215.PlayerOption;
import cardroom.analysis.pure215.Pure215Analysis;
import cardroom.app.bank.BankText;
import java.util.Locale;
import java.util.Map;

/// The readable report of an analysis, from the same document that `--json` prints.
record AnalyzeReport(TerminalColours colours) {

  private static final int LETTERS = 3;

  String text(Map<String, Object> document) {
    var text = new StringBuilder();
    if (document.containsKey("difference")) {
      text.append(text(map(document, "a"))).append('\n').append(text(map(document, "b")));
      text.append('\n').append(colours.bold("Difference, the second less the first")).append('\n');
      map(document, "difference")
          .forEach((name, _) -> change(name, map(document, "difference"), text));
      return text.toString();
    }
    heading(document, text);
    map(document, "wagers")
        .forEach((name, _) -> wager(name, map(map(document, "wagers"), name), text));
    var game = map(map(document, "wagers"), "game");
    if (game.containsKey("sdIs")) {
      text.append("deviation of the game wager: ").append(game.get("sdIs")).append('\n');
    }
    text.append(new JointText(map(document, "joint"), colours).text());
    chart(document, text);
    removal(document, text);
    bank(document, text);
    text.append(StoppedEarly.sentence(document));
    return text.toString();
  }

  @SuppressWarnings("unchecked") // the documents are our own: objects are maps by name
  static Map<String, Object> map(Map<String, Object> document, String key) {
    return document.getOrDefault(key, Map.of()) instanceof Map<?, ?> inner
        ? (Map<String, Object>) inner
        : Map.of();
  }

  private void heading(Map<String, Object> document, StringBuilder text) {
    var decks = document.get("decks");
    var removed = document.containsKey("removed") ? ", without " + document.get("removed") : "";
    text.append(
        colours.bold(
            "%s, %s, %s%s%n"
                .formatted(
                    document.get("game"),
                    document.get("house"),
                    "1".equals(String.valueOf(decks)) ? "1 deck" : decks + " decks",
                    removed)));
    text.append("exact; per unit staked, from the player's side\n\n");
    text.append("%-16s %12s %10s %10s%n".formatted("wager", "edge", "deviation", "wins"));
  }

  private static String percent(double value) {
    return String.format(Locale.ROOT, "%.5f %%", 100 * value);
  }

  private void wager(String name, Map<String, Object> wager, StringBuilder text) {
    text.append(
        String.format(
            Locale.ROOT,
            "%-16s %12s %10.4f %10s%n",
            name,
            percent(-VersusReport.number(wager, "ev")),
            VersusReport.number(wager, "sd"),
            wager.containsKey("hit") ? percent(VersusReport.number(wager, "hit")) : ""));
    var lines = map(wager, "distribution");
    lines.forEach(
        (line, chance) ->
            text.append(
                String.format(
                    Locale.ROOT,
                    "    %-18s %14s%n",
                    line,
                    percent(((Number) chance).doubleValue()))));
  }

  private void change(String name, Map<String, Object> difference, StringBuilder text) {
    var change = map(difference, name);
    text.append(
        String.format(
            Locale.ROOT,
            "%-16s edge %+.5f %%, deviation %+.4f%n",
            name,
            -100 * VersusReport.number(change, "ev"),
            VersusReport.number(change, "sd")));
  }

  private void chart(Map<String, Object> document, StringBuilder text) {
    var strategy = map(document, "strategy");
    text.append('\n').append(colours.bold("Strategy")).append('\n');
    if (!strategy.containsKey("hard 16")) {
      text.append("weakest hand that plays against the exposed card\n");
      strategy.forEach((rank, hand) -> text.append("  %s  %s%n".formatted(rank, hand)));
      text.append("  without looking at it: %s%n".formatted(document.get("strategyBlind")));
      return;
    }
    text.append("%-9s".formatted(""));
    map(strategy, "hard 16").keySet().forEach(up -> text.append("%-4s".formatted(up)));
    text.append('\n');
    strategy.forEach(
        (row, _) -> {
          text.append("%-9s".formatted(row));
          map(strategy, row).values().forEach(advice -> text.append(cell(String.valueOf(advice))));
          text.append('\n');
        });
    double cost =
        VersusReport.number(map(map(document, "wagers"), "game"), "ev")
            - VersusReport.number(map(document, "totalDependent"), "ev");
    text.append(
        "S stand, H hit, D double, P split, R surrender; the second letter where it is barred\n");
    text.append(
        "By totals alone, as in the chart, the game costs %s more.%n".formatted(percent(cost)));
    text.append(Pure215Analysis.SPLITS).append('\n');
    splits(map(document, "splits"), text);
  }

  private static void splits(Map<String, Object> splits, StringBuilder text) {
    if (splits.containsKey("unseenAtMost")) {
      text.append(
          String.format(
              Locale.ROOT,
              "Measured here: none of %s decisions in %s split rounds could have been better; with 95 %%"
                  + " confidence fewer than %.7f of all rounds hold such a decision.%n",
              splits.get("decisions"),
              splits.get("rounds"),
              VersusReport.number(splits, "unseenAtMost")));
    } else if (!splits.isEmpty()) {
      text.append(
          String.format(
              Locale.ROOT,
              "Measured here: it would gain %.9f of the wager a round, standard error %.9f; %s of %s decisions in"
                  + " %s split rounds could have been better.%n",
              VersusReport.number(splits, "gain"),
              VersusReport.number(splits, "standardError"),
              splits.get("better"),
              splits.get("decisions"),
              splits.get("rounds")));
    }
  }

  /// `Rh` for `surrender, else hit`.
  private String cell(String advice) {
    var letters = new StringBuilder();
    for (var word : advice.split(", else ", -1)) {
      char letter = PlayerOption.letterOf(word);
      letters.append(letters.isEmpty() ? letter : Character.toLowerCase(letter));
    }
    return colours.cell(letters.charAt(0), "%-3s".formatted(letters)) + " ".repeat(4 - LETTERS);
  }

  private void bank(Map<String, Object> document, StringBuilder text) {
    var bank = map(document, "bank");
    if (!bank.isEmpty()) {
      var lines = new BankText(bank).lines();
      text.append('\n').append(colours.bold(lines.getFirst())).append('\n');
      lines.stream().skip(1).forEach(line -> text.append(line).append('\n'));
    }
  }

  private void removal(Map<String, Object> document, StringBuilder text) {
    var removal = map(document, "removal");
    if (removal.isEmpty()) {
      return;
    }
    text.append('\n').append(colours.bold("One card less, change of the player's expectation"));
    text.append('\n');
    map(removal, "wagers")
        .forEach(
            (name, _) -> {
              var wager = map(map(removal, "wagers"), name);
              text.append(name).append('\n');
              map(wager, "effects")
                  .forEach(
                      (rank, effect) ->
                          text.append(
                              String.format(
                                  Locale.ROOT,
                                  "    %s  %+.5f %%   count %+d%n",
                                  rank,
                                  100 * ((Number) effect).doubleValue(),
                                  ((Number) map(wager, "count").getOrDefault(rank, 0))
                                      .intValue())));
              text.append(
                  String.format(
                      Locale.ROOT,
                      "    correlation %.3f; wagering only when it favours the player brings %s a"
                          + " round%n",
                      VersusReport.number(wager, "correlation"),
                      percent(VersusReport.number(wager, "gainPerRound"))));
            });
  }
}
