package cardroom.app.simulate;

import cardroom.analysis.simulate.Moments;
import cardroom.analysis.simulate.TableTally;
import cardroom.games.banked.WagerId;
import cardroom.games.money.Money;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// What a simulation found, as text and as JSON.
///
/// @param played the rounds of this run, without those that a state file brought along
record SimulationReport(
    TableQuestion.Read question, TableTally tally, long seed, long played, double seconds) {

  Map<String, Object> json() {
    var plan = question.table();
    var document = new LinkedHashMap<String, Object>();
    document.put("game", question.game());
    document.put("house", question.loaded().heading().house());
    document.put("decks", plan.decks());
    document.put("method", "simulated");
    document.put("options", question.loaded().options());
    document.put("wagers", wagers());
    document.put("seats", seats());
    document.put("bank", bank());
    document.put("rounds", tally.rounds());
    document.put("seed", seed);
    document.put("roundsPerSecond", Math.round(played / Math.max(seconds, 1e-9)));
    document.put("elapsedSeconds", seconds);
    return document;
  }

  private Map<String, Object> wagers() {
    var wagers = new LinkedHashMap<String, Object>();
    for (var kind : question.table().wagers()) {
      var stake = question.table().unit(0, kind);
      if (stake.isPositive()) {
        wagers.put(kind.word(), wager(kind, stake));
      }
    }
    return wagers;
  }

  /// Per unit staked; the error counts a round once, since all seats play against one hand.
  private record WagerFigures(double mean, double standardError, double sd, double hit) {}

  private WagerFigures figures(WagerId kind, Money stake) {
    var rounds = tally.rounds();
    var unit = (double) stake.cents();
    var seats = question.table().seatCount();
    var place = question.table().wagers().indexOf(kind);
    return new WagerFigures(
        tally.kind(place).mean(rounds) / unit / seats,
        tally.kind(place).standardError(rounds) / unit / seats,
        tally.wager(0, place).deviation(rounds) / unit,
        (double) tally.wins(0, place) / rounds);
  }

  private Map<String, Object> wager(WagerId kind, Money stake) {
    var figures = figures(kind, stake);
    var wager = new LinkedHashMap<String, Object>();
    wager.put("mean", figures.mean());
    wager.put("standardError", figures.standardError());
    wager.put("sd", figures.sd());
    wager.put("hit", figures.hit());
    return wager;
  }

  private List<Map<String, Object>> seats() {
    var seats = new ArrayList<Map<String, Object>>();
    for (var index = 0; index < question.table().seatCount(); index++) {
      var seat = new LinkedHashMap<String, Object>();
      seat.put("seat", index + 1);
      put(seat, tally.seat(index));
      seat.put("noAction", tally.chanceWithoutAction(index));
      seat.put("partAction", tally.chanceOfPartAction(index));
      seats.add(seat);
    }
    return seats;
  }

  private Map<String, Object> bank() {
    var results = tally.bankResults();
    var bank = new LinkedHashMap<String, Object>();
    put(bank, tally.bank());
    bank.put("collectionCents", question.table().collection().cents());
    bank.put("leastCents", results.firstKey());
    bank.put("mostCents", results.lastKey());
    return bank;
  }

  private void put(Map<String, Object> into, Moments moments) {
    into.put("meanCents", moments.mean(tally.rounds()));
    into.put("standardErrorCents", moments.standardError(tally.rounds()));
    into.put("sdCents", moments.deviation(tally.rounds()));
  }

  List<String> lines() {
    var plan = question.table();
    var lines = new ArrayList<String>();
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
    lines.add("");
    lines.add(say("%-10s %12s %12s %10s %8s", "wager", "mean", "± 95 %", "deviation", "wins"));
    for (var kind : plan.wagers()) {
      var stake = plan.unit(0, kind);
      if (stake.isPositive()) {
        var wager = figures(kind, stake);
        lines.add(
            say(
                "%-10s %11.4f%% %11.4f%% %10.4f %7.2f%%",
                kind.word(),
                100 * wager.mean(),
                196 * wager.standardError(),
                wager.sd(),
                100 * wager.hit()));
      }
    }
    lines.add("");
    seatLines(lines);
    lines.add("");
    lines.add(
        say(
            "%,d rounds, seed %d; %,.0f rounds a second.",
            tally.rounds(), seed, played / Math.max(seconds, 1e-9)));
    return lines;
  }

  private void seatLines(List<String> lines) {
    var rounds = tally.rounds();
    lines.add(
        say("%-10s %12s %12s %10s %10s", "", "per round", "deviation", "no action", "in part"));
    for (var index = 0; index < question.table().seatCount(); index++) {
      lines.add(
          say(
              "%-10s %12s %12s %9.3f%% %9.3f%%",
              "seat " + (index + 1),
              dollars(tally.seat(index).mean(rounds)),
              dollars(tally.seat(index).deviation(rounds)),
              100 * tally.chanceWithoutAction(index),
              100 * tally.chanceOfPartAction(index)));
    }
    var bank = tally.bank();
    lines.add(
        say(
            "%-10s %12s %12s",
            "bank", dollars(bank.mean(rounds)), dollars(bank.deviation(rounds))));
    var results = tally.bankResults();
    lines.add(
        say(
            "The bank pays %s a round as collection. Its worst round: %s; its best: %s.",
            question.table().collection(),
            Money.cents(results.firstKey()),
            Money.cents(results.lastKey())));
  }

  private static String dollars(double cents) {
    return say(cents < 0 ? "-$%,.4f" : "$%,.4f", Math.abs(cents) / 100);
  }

  @SuppressWarnings("AnnotateFormatMethod") // the annotation would be a dependency of its own
  private static String say(String format, Object... words) {
    return String.format(Locale.ROOT, format, words);
  }
}
