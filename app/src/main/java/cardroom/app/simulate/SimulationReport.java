package cardroom.app.simulate;

import cardroom.analysis.simulate.Moments;
import cardroom.analysis.simulate.SeatPlan;
import cardroom.analysis.simulate.TableTally;
import cardroom.analysis.simulate.TableTally.Kind;
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
    var plan = question.plan();
    var document = new LinkedHashMap<String, Object>();
    document.put("game", "pure-21.5");
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
    for (var kind : Kind.values()) {
      var stake = stake(kind, question.plan().seats().getFirst());
      if (stake.isPositive()) {
        wagers.put(kind.word(), wager(kind, stake));
      }
    }
    return wagers;
  }

  /// Per unit staked; the error counts a round once, since all seats play against one hand.
  private record WagerFigures(double mean, double standardError, double sd, double hit) {}

  private WagerFigures figures(Kind kind, Money stake) {
    var rounds = tally.rounds();
    var unit = (double) stake.cents();
    var seats = question.plan().seats().size();
    return new WagerFigures(
        tally.kind(kind).mean(rounds) / unit / seats,
        tally.kind(kind).standardError(rounds) / unit / seats,
        tally.wager(0, kind).deviation(rounds) / unit,
        (double) tally.wins(0, kind) / rounds);
  }

  private Map<String, Object> wager(Kind kind, Money stake) {
    var figures = figures(kind, stake);
    var wager = new LinkedHashMap<String, Object>();
    wager.put("mean", figures.mean());
    wager.put("standardError", figures.standardError());
    wager.put("sd", figures.sd());
    wager.put("hit", figures.hit());
    return wager;
  }

  private static Money stake(Kind kind, SeatPlan seat) {
    return switch (kind) {
      case GAME -> seat.game();
      case INSURANCE -> Money.ZERO;
      case BUSTER -> seat.buster();
      case RED_FLEX -> seat.redFlex();
    };
  }

  private List<Map<String, Object>> seats() {
    var seats = new ArrayList<Map<String, Object>>();
    for (var index = 0; index < question.plan().seats().size(); index++) {
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
    bank.put("collectionCents", question.plan().collection().cents());
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
    var plan = question.plan();
    var lines = new ArrayList<String>();
    lines.add(
        say(
            "Pure 21.5 at %s: %d decks, schedule %d, %d %s, bank %s",
            plan.sheet().title(),
            plan.decks(),
            plan.schedule(),
            plan.seats().size(),
            plan.seats().size() == 1 ? "seat" : "seats",
            plan.bank()));
    lines.add(say("Each seat: %s.", SeatBets.words(plan.seats().getFirst())));
    lines.add("");
    lines.add(say("%-10s %12s %12s %10s %8s", "wager", "mean", "± 95 %", "deviation", "wins"));
    for (var kind : Kind.values()) {
      var stake = stake(kind, plan.seats().getFirst());
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
    for (var index = 0; index < question.plan().seats().size(); index++) {
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
            question.plan().collection(),
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
