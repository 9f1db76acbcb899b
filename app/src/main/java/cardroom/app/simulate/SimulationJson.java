package cardroom.app.simulate;

import cardroom.analysis.simulate.Correlations;
import cardroom.analysis.simulate.Distribution;
import cardroom.analysis.simulate.WagerGroup;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// What a simulation found, as a document of maps, lists, words and numbers.
///
/// @param isWhole whether the distributions of seats and bank are wanted amount by amount
public record SimulationJson(SimulationResult found, boolean isWhole) {

  public Map<String, Object> document() {
    var question = found.question();
    var document = new LinkedHashMap<String, Object>();
    document.put("game", question.game());
    document.put("house", question.loaded().heading().house());
    document.put("decks", question.table().decks());
    document.put("method", "simulated");
    document.put("options", question.loaded().options());
    document.put("wagers", wagers());
    document.put("seats", seats());
    document.put("bank", bank());
    document.put("correlations", correlations());
    document.put("rounds", found.tally().rounds());
    document.put("stoppedEarly", found.isStoppedEarly());
    document.put("seed", found.seed());
    document.put("roundsPerSecond", found.roundsPerSecond());
    document.put("elapsedSeconds", found.seconds());
    return document;
  }

  private Map<String, Object> wagers() {
    var wagers = new LinkedHashMap<String, Object>();
    found.wagers().forEach(wager -> wagers.put(wager.name(), wager(wager)));
    return wagers;
  }

  private Map<String, Object> wager(WagerGroup group) {
    var figures = found.figures(group);
    var wager = new LinkedHashMap<String, Object>();
    wager.put("mean", figures.mean());
    wager.put("standardError", figures.standardError());
    wager.put("sd", figures.sd());
    wager.put("hit", figures.results().chanceToWin());
    wager.put("leastCents", figures.results().least());
    wager.put("mostCents", figures.results().most());
    wager.put("distribution", chances(figures.results()));
    return wager;
  }

  private static Map<String, Object> chances(Distribution results) {
    var chances = new LinkedHashMap<String, Object>();
    results.counts().keySet().forEach(cents -> chances.put("" + cents, results.chance(cents)));
    return chances;
  }

  private List<Map<String, Object>> seats() {
    var tally = found.tally();
    var seats = new ArrayList<Map<String, Object>>();
    for (var index = 0; index < found.question().table().seatCount(); index++) {
      var seat = new LinkedHashMap<String, Object>();
      seat.put("seat", index + 1);
      put(seat, tally.seat(index));
      seat.put("noAction", tally.chanceWithoutAction(index));
      seat.put("partAction", tally.chanceOfPartAction(index));
      seat.put("wagers", wagersOf(index));
      seats.add(seat);
    }
    return seats;
  }

  private Map<String, Object> wagersOf(int seat) {
    var wagers = new LinkedHashMap<String, Object>();
    for (var group : found.wagers()) {
      var wager = new LinkedHashMap<String, Object>();
      put(wager, found.tally().wager(seat, group.column()));
      wagers.put(group.name(), wager);
    }
    return wagers;
  }

  private Map<String, Object> bank() {
    var bank = new LinkedHashMap<String, Object>();
    put(bank, found.tally().bank());
    bank.put("collectionCents", found.question().table().collection().cents());
    return bank;
  }

  private void put(Map<String, Object> into, Distribution results) {
    var rounds = found.tally().rounds();
    var moments = results.moments();
    into.put("meanCents", moments.mean(rounds));
    into.put("standardErrorCents", moments.standardError(rounds));
    into.put("sdCents", moments.deviation(rounds));
    into.put("leastCents", results.least());
    into.put("mostCents", results.most());
    var quantiles = new LinkedHashMap<String, Object>();
    for (var part : SimulationResult.PARTS) {
      quantiles.put(Math.round(100 * part) + "%", results.quantile(part));
    }
    into.put("quantilesCents", quantiles);
    if (isWhole) {
      into.put("distribution", chances(results));
    }
  }

  private Map<String, Object> correlations() {
    var correlations = new Correlations(found.tally());
    var seats = found.question().table().seatCount();
    var wagers = new LinkedHashMap<String, Object>();
    for (var one : found.wagers()) {
      var row = new LinkedHashMap<String, Object>();
      for (var other : found.wagers()) {
        if (!one.sharesWith(other)) {
          row.put(other.name(), correlations.wagers(one.kinds(), other.kinds()));
        }
      }
      wagers.put(one.name(), row);
    }
    var all = new LinkedHashMap<String, Object>();
    all.put("wagersOfOneSeat", wagers);
    if (seats > 1) {
      all.put("sameWagerAtTwoSeats", betweenSeats(correlations));
    }
    all.put("seats", matrix(correlations, seats));
    all.put("bankWithSeat", IntStream.range(0, seats).mapToObj(correlations::bank).toList());
    return all;
  }

  private Map<String, Object> betweenSeats(Correlations correlations) {
    var between = new LinkedHashMap<String, Object>();
    found
        .wagers()
        .forEach(wager -> between.put(wager.name(), correlations.betweenSeats(wager.column())));
    return between;
  }

  private static List<List<Double>> matrix(Correlations correlations, int seats) {
    return IntStream.range(0, seats)
        .mapToObj(
            one ->
                IntStream.range(0, seats)
                    .mapToObj(other -> one == other ? 1.0 : correlations.seats(one, other))
                    .toList())
        .toList();
  }
}
