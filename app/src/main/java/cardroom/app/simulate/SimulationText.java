package cardroom.app.simulate;

import cardroom.analysis.simulate.Correlations;
import cardroom.analysis.simulate.Distribution;
import cardroom.games.money.Money;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// What a simulation found, for people to read.
public final class SimulationText {

  /// A wager with more distinct results than this is described by its quantiles.
  private static final int FEW = 24;

  private static final int RESULTS_PER_LINE = 6;

  private final SimulationResult found;
  private final List<String> lines = new ArrayList<>();

  public SimulationText(SimulationResult found) {
    this.found = found;
  }

  public List<String> lines() {
    heading();
    wagers();
    results();
    seats();
    correlations();
    lines.add("");
    lines.add(
        say(
            "%,d rounds, seed %d; %,d rounds a second.",
            found.tally().rounds(), found.seed(), found.roundsPerSecond()));
    if (found.isStoppedEarly()) {
      lines.add(say("Stopped early: %,d rounds were asked for.", found.asked()));
    }
    return lines;
  }

  private void heading() {
    var plan = found.question().table();
    lines.add(
        say(
            "%s at %s: %s, schedule %d, %s, bank %s",
            plan.gameTitle(),
            plan.houseTitle(),
            plan.decks() == 1 ? "1 deck" : plan.decks() + " decks",
            plan.schedule(),
            plan.seatCount() == 1 ? "1 seat" : plan.seatCount() + " seats",
            plan.bank()));
    lines.add(say("Each seat: %s.", TableQuestion.bets(plan)));
  }

  private void wagers() {
    lines.add("");
    lines.add(
        say(
            "%-14s %12s %12s %10s %8s %10s %10s",
            "wager", "mean", "± 95 %", "deviation", "wins", "worst", "best"));
    for (var group : found.wagers()) {
      var wager = found.figures(group);
      lines.add(
          say(
              "%-14s %11.4f%% %11.4f%% %10.4f %7.2f%% %10s %10s",
              group.name(),
              100 * wager.mean(),
              196 * wager.standardError(),
              wager.sd(),
              100 * wager.results().chanceToWin(),
              Money.cents(wager.results().least()),
              Money.cents(wager.results().most())));
    }
  }

  private void results() {
    lines.add("");
    lines.add("How often a wager brings what:");
    for (var group : found.wagers()) {
      var words = words(found.figures(group).results());
      for (var at = 0; at < words.size(); at += RESULTS_PER_LINE) {
        var some = words.subList(at, Math.min(at + RESULTS_PER_LINE, words.size()));
        lines.add(say("%-14s %s", at == 0 ? group.name() : "", String.join(", ", some)));
      }
    }
  }

  private static List<String> words(Distribution results) {
    if (results.counts().size() > FEW) {
      var parts = new ArrayList<String>();
      for (var part : SimulationResult.PARTS) {
        parts.add(say("%.0f%% up to %s", 100 * part, Money.cents(results.quantile(part))));
      }
      return parts;
    }
    return results.counts().keySet().stream()
        .map(cents -> say("%s %.4g%%", Money.cents(cents), 100 * results.chance(cents)))
        .toList();
  }

  private void seats() {
    lines.add("");
    lines.add(
        say(
            "%-8s %12s %12s %10s %10s %10s %10s %10s %10s %9s",
            "",
            "per round",
            "deviation",
            "worst",
            "5 % below",
            "half below",
            "5 % above",
            "best",
            "no action",
            "in part"));
    for (var index = 0; index < found.question().table().seatCount(); index++) {
      lines.add(
          line("seat " + (index + 1), found.tally().seat(index))
              + say(
                  " %9.3f%% %8.3f%%",
                  100 * found.tally().chanceWithoutAction(index),
                  100 * found.tally().chanceOfPartAction(index)));
    }
    lines.add(line("bank", found.tally().bank()));
    lines.add(
        say("The bank pays %s a round as collection.", found.question().table().collection()));
  }

  private String line(String name, Distribution results) {
    var rounds = found.tally().rounds();
    return say(
        "%-8s %12s %12s %10s %10s %10s %10s %10s",
        name,
        dollars(results.moments().mean(rounds)),
        dollars(results.moments().deviation(rounds)),
        Money.cents(results.least()),
        Money.cents(results.quantile(0.05)),
        Money.cents(results.quantile(0.5)),
        Money.cents(results.quantile(0.95)),
        Money.cents(results.most()));
  }

  private void correlations() {
    var correlations = new Correlations(found.tally());
    var pairs = new ArrayList<String>();
    var wagers = found.wagers();
    for (var one = 0; one < wagers.size(); one++) {
      for (var other = one + 1; other < wagers.size(); other++) {
        var first = wagers.get(one);
        var second = wagers.get(other);
        if (!first.sharesWith(second)) {
          var value = correlations.wagers(first.kinds(), second.kinds());
          pairs.add(say("%s and %s %.4f", first.name(), second.name(), value));
        }
      }
    }
    lines.add("");
    if (!pairs.isEmpty()) {
      lines.add("Correlation of two wagers of a seat: " + String.join(", ", pairs) + ".");
    }
    seatCorrelations(correlations);
  }

  private void seatCorrelations(Correlations correlations) {
    var seats = found.question().table().seatCount();
    if (seats == 1) {
      lines.add("Correlation of bank and seat: " + say("%.4f.", correlations.bank(0)));
      return;
    }
    lines.add(
        "Correlation of the same wager at two seats: "
            + found.wagers().stream()
                .map(
                    wager ->
                        say("%s %.4f", wager.name(), correlations.betweenSeats(wager.column())))
                .collect(Collectors.joining(", "))
            + ".");
    lines.add("");
    var head = new StringBuilder(say("%-12s", "correlation"));
    for (var seat = 0; seat < seats; seat++) {
      head.append(say("%9s", "seat " + (seat + 1)));
    }
    lines.add(head.toString());
    for (var one = 0; one <= seats; one++) {
      var row = new StringBuilder(say("%-12s", one == seats ? "bank" : "seat " + (one + 1)));
      for (var other = 0; other < seats; other++) {
        var value =
            one == seats
                ? correlations.bank(other)
                : one == other ? 1.0 : correlations.seats(one, other);
        row.append(say("%9.4f", value));
      }
      lines.add(row.toString());
    }
  }

  private static String dollars(double cents) {
    return say(cents < 0 ? "-$%,.4f" : "$%,.4f", Math.abs(cents) / 100);
  }

  @SuppressWarnings("AnnotateFormatMethod") // the annotation would be a dependency of its own
  private static String say(String format, Object... words) {
    return String.format(Locale.ROOT, format, words);
  }
}
