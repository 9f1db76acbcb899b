package cardroom.analysis.simulate;

import cardroom.games.money.Money;
import cardroom.games.pure215.HouseBet;
import cardroom.games.pure215.Sheet;
import cardroom.games.table.WagerId;
import cardroom.houses.Catalogue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/// A random table: house, readings, schedule, decks, bank, seats, bets and charts.
record RandomPlan(TablePlan plan, List<Map<String, Map<String, String>>> charts) {

  private static final Catalogue CATALOGUE = Catalogue.packaged();
  private static final List<String> HOUSES =
      List.of("casino-club", "ocean-view", "bureau-standard", "aviator");
  private static final List<String> UP_CARDS =
      List.of("A", "2", "3", "4", "5", "6", "7", "8", "9", "T");
  private static final List<String> FLAGS = List.of("true", "false");
  private static final Map<String, List<String>> READINGS = readings();

  private static Map<String, List<String>> readings() {
    var readings = new LinkedHashMap<String, List<String>>();
    readings.put("bank-limit", List.of("separate", "net", "gross"));
    readings.put("when-exhausted", List.of("return-rest", "run-on", "stop-either"));
    readings.put(
        "settlement-start", List.of("action-button", "button-if-short", "left-of-player-dealer"));
    readings.put("settlement-major", List.of("seat", "wager-type"));
    readings.put("button-counts", List.of("all-seats", "wagered-circles"));
    readings.put("button-count-start", List.of("house-dealer-left", "player-dealer-left"));
    readings.put("surrender", List.of("none", "late", "early"));
    readings.put("surrender-rounding", List.of("exact", "down", "up"));
    readings.put("surrender-forfeits", List.of("1/2", "1/3"));
    readings.put("payout-rounding", List.of("exact", "down-to-unit", "nearest"));
    readings.put("pure-pays", List.of("6 to 5", "3 to 2", "1 to 1"));
    readings.put("bank-888", List.of("push-busted", "none"));
    readings.put("buster.pay-table", List.of("1", "2", "3", "4", "5"));
    readings.put("split-hands-max", List.of("1", "2", "3", "4"));
    readings.put("chart-1a.must-hit-to", List.of("11", "13"));
    readings.put("chart-1a.must-stand-from", List.of("19", "18", "17"));
    readings.put("chart-1b.must-stand-from", List.of("17", "16"));
    for (var key :
        List.of(
            "resplit-aces",
            "double-split-aces",
            "double-on-must-stand",
            "double-counts-toward-maximum",
            "hit-soft-17",
            "insurance.offered",
            "insurance.settle-at-peek",
            "even-money.offered",
            "pay-pure-immediately",
            "always-complete-bank-hand")) {
      readings.put(key, FLAGS);
    }
    return readings;
  }

  static RandomPlan of(long seed) {
    var random = new Random(seed);
    var house = HOUSES.get(Math.floorMod(seed, HOUSES.size()));
    var options = new LinkedHashMap<String, String>();
    var names = List.copyOf(READINGS.keySet());
    for (var count = random.nextInt(9); count > 0; count--) {
      var name = names.get(random.nextInt(names.size()));
      options.put(name, some(READINGS.getOrDefault(name, FLAGS), random));
    }
    if (house.equals("casino-club") && random.nextInt(4) == 0) {
      options.put("red-flex.bonus-cards-have-suit", "false");
    }
    var sheet = CATALOGUE.pure215(house, options).sheet();
    return of(sheet, random);
  }

  /// A random table under that sheet.
  static RandomPlan of(Sheet sheet, Random random) {
    var schedule = sheet.schedules().get(random.nextInt(sheet.schedules().size()));
    var shoe = sheet.shoe();
    var decks = shoe.decksMin() + random.nextInt(shoe.decksMax() - shoe.decksMin() + 1);
    var seats = 1 + random.nextInt(sheet.circles().seats() - 1);
    var plans = new ArrayList<SeatPlan>();
    var charts = new ArrayList<Map<String, Map<String, String>>>();
    for (var seat = 0; seat < seats; seat++) {
      var chart = chart(random);
      charts.add(chart);
      var unit = sheet.moneyUnit().cents();
      var most = Math.min(schedule.limitMax().cents(), schedule.limitMin().cents() * 20);
      var game = schedule.limitMin().cents();
      game += unit * random.nextLong((most - game) / unit + 1);
      plans.add(
          new SeatPlan(
              Money.cents(game),
              bonuses(sheet, random),
              PlayChart.of(chart),
              random.nextBoolean()));
    }
    var bank =
        switch (random.nextInt(4)) {
          case 0 -> Money.UNLIMITED;
          case 1 -> schedule.limitMin();
          case 2 -> schedule.limitMin().times(1 + random.nextInt(100));
          default -> Money.cents(schedule.limitMin().cents() + 50L * random.nextInt(2000));
        };
    return new RandomPlan(new TablePlan(sheet, decks, schedule.option(), bank, plans), charts);
  }

  private static Map<WagerId, Money> bonuses(Sheet sheet, Random random) {
    var stakes = new LinkedHashMap<WagerId, Money>();
    sheet.offered().stream()
        .map(HouseBet::id)
        .sorted()
        .forEach(wager -> stakes.put(wager, bonus(random)));
    return stakes;
  }

  private static Money bonus(Random random) {
    return random.nextBoolean() ? Money.ZERO : Money.dollars(1 + random.nextInt(25));
  }

  private static Map<String, Map<String, String>> chart(Random random) {
    var chart = new LinkedHashMap<String, Map<String, String>>();
    for (var total = 4; total <= 21; total++) {
      chart.put("hard " + total, row(random, total >= 17, false));
    }
    for (var total = 12; total <= 21; total++) {
      chart.put("soft " + total, row(random, total >= 19, false));
    }
    for (var pair : UP_CARDS) {
      chart.put("pair " + pair, row(random, pair.equals("T"), true));
    }
    return chart;
  }

  private static Map<String, String> row(Random random, boolean stands, boolean isPair) {
    var row = new LinkedHashMap<String, String>();
    for (var up : UP_CARDS) {
      row.put(up, cell(random, random.nextInt(8) == 0 ? !stands : stands, isPair));
    }
    return row;
  }

  private static String cell(Random random, boolean stands, boolean isPair) {
    var last = isPair && random.nextInt(3) > 0 ? "split" : stands ? "stand" : "hit";
    return switch (random.nextInt(8)) {
      case 0 -> "surrender, else " + last;
      case 1, 2 -> "double, else " + last;
      case 3 -> "surrender, else double, else " + last;
      default -> last;
    };
  }

  private static String some(List<String> values, Random random) {
    return values.get(random.nextInt(values.size()));
  }
}
