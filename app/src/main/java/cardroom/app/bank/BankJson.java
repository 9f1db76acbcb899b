package cardroom.app.bank;

import cardroom.analysis.bank.BankFigures;
import cardroom.analysis.bank.BankFigures.SeatAction;
import cardroom.analysis.bank.BankQuestion;
import cardroom.analysis.bank.BankStudy;
import cardroom.analysis.bank.ResultLaw;
import cardroom.analysis.bank.RiskOfRuin;
import cardroom.analysis.bank.ScheduleCost;
import cardroom.games.banked.BankLimit;
import cardroom.games.table.WagerId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/// The `bank` object of an analysis; amounts are cents.
///
/// Expectations are the player-dealer's, after the collection unless they say otherwise.
record BankJson(BankStudy.Found found, long seed, long roundsAsked) {

  private static final double[] PARTS = {0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99};

  Map<String, Object> document() {
    var question = found.question();
    var table = question.table();
    var bank = new LinkedHashMap<String, Object>();
    bank.put("bankCents", table.bank().cents());
    bank.put("seats", table.seatCount());
    bank.put("schedule", table.schedule());
    bank.put("collectionCents", table.collection().cents());
    bank.putAll(round(found.asked()));
    bank.put("method", "simulated");
    bank.put("reading", word(question.policy().limit()));
    bank.put("rounds", found.tally().rounds());
    bank.put("stoppedEarly", found.tally().rounds() < roundsAsked);
    bank.put("seed", seed);
    bank.put("betsCents", bets());
    bank.put(
        "knownExactly", question.known().keySet().stream().map(WagerId::word).sorted().toList());
    bank.put("roundsPerHour", question.pace().roundsPerHour());
    bank.put("hours", question.pace().hours());
    bank.put("bankrollCents", question.bankroll().cents());
    bank.put("wantedRisk", question.risk());
    bank.put("readings", readings());
    bank.put("byBank", byBank());
    bank.put("schedules", schedules());
    return bank;
  }

  private Map<String, Object> bets() {
    var table = found.question().table();
    var bets = new LinkedHashMap<String, Object>();
    table.wagers().stream()
        .filter(wager -> table.stake(0, wager).isPositive())
        .forEach(wager -> bets.put(wager.word(), table.stake(0, wager).cents()));
    return bets;
  }

  static String word(BankLimit limit) {
    return limit.name().toLowerCase(Locale.ROOT);
  }

  private Map<String, Object> readings() {
    var readings = new LinkedHashMap<String, Object>();
    for (var limit : BankLimit.values()) {
      var figures = found.under(limit, found.question().table().bank());
      var reading = new LinkedHashMap<>(round(figures));
      reading.put("distribution", distribution(figures.law()));
      reading.put("hour", hour(figures));
      reading.put("risk", risk(figures));
      readings.put(word(limit), reading);
    }
    return readings;
  }

  private static Map<String, Object> round(BankFigures figures) {
    var round = new LinkedHashMap<String, Object>();
    round.put("evPerRoundCents", figures.evAfterCollection());
    round.put("evBeforeCollectionCents", figures.ev());
    round.put("standardErrorCents", figures.error());
    round.put("sdPerRoundCents", figures.sd());
    round.put("worstCents", figures.least());
    round.put("bestCents", figures.most());
    round.put("noActionBySeat", bySeat(figures, SeatAction::none));
    round.put("partActionBySeat", bySeat(figures, SeatAction::part));
    round.put("costBySeatCents", bySeat(figures, SeatAction::cost));
    round.put("costErrorBySeatCents", bySeat(figures, SeatAction::costError));
    return round;
  }

  private static List<Double> bySeat(BankFigures figures, Function<SeatAction, Double> what) {
    return figures.seats().stream().map(what).toList();
  }

  private static Map<String, Object> distribution(ResultLaw law) {
    var distribution = new LinkedHashMap<String, Object>();
    distribution.put("chanceOfLoss", law.chanceOfLoss());
    for (var part : PARTS) {
      distribution.put(Math.round(100 * part) + "%", Math.round(law.quantile(part)));
    }
    return distribution;
  }

  private Map<String, Object> hour(BankFigures figures) {
    var rounds = found.question().pace().roundsPerHour();
    var hour = new LinkedHashMap<String, Object>();
    hour.put("evCents", rounds * figures.evAfterCollection());
    hour.put("sdCents", Math.sqrt(rounds) * figures.sd());
    hour.put("collectionCents", rounds * figures.collection().cents());
    hour.putAll(distribution(figures.law().times(rounds)));
    return hour;
  }

  private Map<String, Object> risk(BankFigures figures) {
    var question = found.question();
    var ruin = figures.ruin();
    var reserve = question.bankroll().cents() - figures.needed();
    var evening = ruin.within(question.pace().rounds());
    var risk = new LinkedHashMap<String, Object>();
    risk.put("ruinWithinHours", evening.ruin(reserve));
    risk.put("ruinEverAtMost", ruin.everAtMost(reserve));
    risk.put(
        "bankrollForRiskWithinHoursCents",
        Math.round(figures.needed() + evening.reserve(question.risk())));
    forEver(figures, ruin, question)
        .ifPresent(bankroll -> risk.put("bankrollForRiskEverCents", bankroll));
    return risk;
  }

  /// Where the rounds earn nothing, no bankroll lasts forever.
  private static java.util.Optional<Long> forEver(
      BankFigures figures, RiskOfRuin ruin, BankQuestion question) {
    var reserve = ruin.reserveForEver(question.risk());
    return Double.isInfinite(reserve)
        ? java.util.Optional.empty()
        : java.util.Optional.of(Math.round(figures.needed() + reserve));
  }

  private List<Object> byBank() {
    var all = new ArrayList<Object>();
    for (var bank : found.question().banks()) {
      for (var limit : BankLimit.values()) {
        var figures = found.under(limit, bank);
        var one = new LinkedHashMap<String, Object>();
        one.put("bankCents", bank.cents());
        one.put("reading", word(limit));
        one.putAll(round(figures));
        if (limit == found.question().policy().limit()) {
          one.putAll(risk(figures));
        }
        all.add(one);
      }
    }
    return all;
  }

  private List<Object> schedules() {
    var perHour = found.question().pace().roundsPerHour();
    var all = new ArrayList<Object>();
    for (var cost : ScheduleCost.all(found.question().table())) {
      var one = new LinkedHashMap<String, Object>();
      one.put("schedule", cost.schedule().option());
      one.put("rule", cost.schedule().id());
      one.put("limits", cost.schedule().limits());
      one.put("betsAllowed", cost.isOpen());
      if (cost.isOpen()) {
        one.put("actionCents", cost.action().cents());
        one.put("fromBankCents", cost.fromBank().cents());
        one.put("fromPlayersCents", cost.fromPlayers().cents());
        one.put("shareOfAction", cost.share());
        one.put("perHourCents", perHour * cost.all().cents());
        if (found.question().table().playsAlikeUnderAll()) {
          one.put("evPerRoundCents", found.asked().ev() - cost.fromBank().cents());
        }
      }
      all.add(one);
    }
    return all;
  }
}
