package cardroom.server.lab;

import cardroom.analysis.bank.BankCurve;
import cardroom.analysis.bank.BankFigures;
import cardroom.analysis.bank.BankQuestion;
import cardroom.analysis.bank.ScheduleCost;
import cardroom.games.money.Money;
import cardroom.server.codec.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// What holding the bank of a table earns and risks, and how that changes with its size.
///
/// The same seed for everybody: with more rounds, the figures get more precise and do not jump.
record BankRisk(BankQuestion question, long rounds) {
  private static final long SEED = 1;
  private static final int POINTS = 12;
  private static final int BANKROLLS = 40;

  /// @throws IllegalArgumentException in one sentence when the sheet has a key that is not
  ///   simulated
  ObjectNode document() {
    var banks = banks();
    var curve = curve(banks);
    var asked = curve.figures().get(banks.indexOf(question.table().bank()));
    var json = Json.object();
    terms(json);
    json.put("rounds", rounds);
    json.put("evCents", asked.evAfterCollection()).put("errorCents", asked.error());
    json.put("sdCents", asked.sd()).put("worstCents", asked.least());
    var sizes = json.putArray("banks");
    for (var figures : curve.figures()) {
      sizes
          .addObject()
          .put("bankCents", figures.terms().bank().cents())
          .put("evCents", figures.evAfterCollection())
          .put("shortChance", shortChance(figures));
    }
    ruin(asked, json);
    schedules(json);
    return json;
  }

  /// The same figures under the names of a PAR sheet's bank report.
  Map<String, Object> report() {
    var found = document();
    var report = new LinkedHashMap<String, Object>();
    for (var key : List.of("bankCents", "schedule", "collectionCents", "seats", "betCents")) {
      report.put(key, found.get(key).asLong());
    }
    report.put("evPerRoundCents", found.get("evCents").asDouble());
    report.put("standardErrorCents", found.get("errorCents").asDouble());
    report.put("sdPerRoundCents", found.get("sdCents").asDouble());
    report.put("worstCents", found.get("worstCents").asLong());
    report.put("reading", found.get("reading").asString());
    report.put("method", "simulated");
    report.put("rounds", rounds);
    report.put("seed", SEED);
    report.put("roundsPerHour", question.pace().roundsPerHour());
    report.put("hours", question.pace().hours());
    report.put("wantedRisk", question.risk());
    report.put("bankrollForRiskCents", found.get("bankrollForRiskCents").asLong());
    report.put("byBank", maps(found.get("banks"), Map.of("evCents", "evPerRoundCents")));
    report.put("schedules", maps(found.get("schedules"), Map.of("share", "shareOfAction")));
    return report;
  }

  private static List<Map<String, Object>> maps(JsonNode list, Map<String, String> renamed) {
    var maps = new ArrayList<Map<String, Object>>();
    for (var item : list) {
      var map = new LinkedHashMap<String, Object>();
      item.properties()
          .forEach(
              field -> map.put(renamed.getOrDefault(field.getKey(), field.getKey()), plain(field)));
      maps.add(map);
    }
    return maps;
  }

  private static Object plain(Map.Entry<String, JsonNode> field) {
    var value = field.getValue();
    if (value.isIntegralNumber()) {
      return value.asLong();
    }
    return value.isNumber() ? (Object) value.asDouble() : value.asString();
  }

  private void terms(ObjectNode json) {
    var table = question.table();
    json.put("schedule", table.schedule()).put("seats", table.seatCount());
    json.put("seatsMost", table.terms().circles().seats() - 1);
    json.put("betCents", table.stake(0, table.wagers().getFirst()).cents());
    json.put("bankCents", table.bank().cents()).put("bankLeastCents", question.least().cents());
    json.put("collectionCents", table.collection().cents());
    json.put("reading", question.policy().limit().name().toLowerCase(Locale.ROOT));
    json.put("roundsPerHour", question.pace().roundsPerHour());
    json.put("hours", question.pace().hours()).put("wantedRisk", question.risk());
  }

  private BankCurve curve(List<Money> banks) {
    try {
      return BankCurve.of(question, banks, SEED, rounds);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("stopped while the lab was at work", e);
    }
  }

  /// From a sixth of the bank asked about to twice as much, in whole dollars, within what the house
  /// allows.
  private List<Money> banks() {
    var sixth = Math.max(1, question.table().bank().cents() / 600) * 100;
    return IntStream.rangeClosed(1, POINTS)
        .mapToObj(i -> i == 6 ? question.table().bank() : Money.cents(sixth * i))
        .filter(bank -> !bank.isLessThan(question.least()))
        .distinct()
        .toList();
  }

  /// The chance that a seat's wagers are not covered whole, averaged over the seats.
  private static double shortChance(BankFigures figures) {
    return figures.seats().stream()
        .mapToDouble(seat -> seat.none() + seat.part())
        .average()
        .orElse(0);
  }

  private void ruin(BankFigures asked, ObjectNode json) {
    var evening = asked.ruin().within(question.pace().rounds());
    var least = asked.needed();
    var wanted = least + evening.reserve(question.risk());
    json.put("bankrollForRiskCents", Math.round(wanted));
    var curve = json.putArray("ruin");
    for (int i = 0; i <= BANKROLLS; i++) {
      var bankroll = least + (1.25 * wanted - least) * i / BANKROLLS;
      curve
          .addObject()
          .put("bankrollCents", Math.round(bankroll))
          .put("chance", evening.ruin(bankroll - least));
    }
  }

  private void schedules(ObjectNode json) {
    var all = json.putArray("schedules");
    for (var cost : ScheduleCost.all(question.table())) {
      var one = all.addObject().put("schedule", cost.schedule().option());
      one.put("limits", cost.schedule().limits()).put("open", cost.isOpen());
      if (cost.isOpen()) {
        one.put("fromBankCents", cost.fromBank().cents());
        one.put("fromPlayersCents", cost.fromPlayers().cents()).put("share", cost.share());
      }
    }
  }
}
