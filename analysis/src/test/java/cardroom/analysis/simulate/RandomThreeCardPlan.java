package cardroom.analysis.simulate;

import cardroom.cards.Rank;
import cardroom.games.money.Money;
import cardroom.games.threecard.Sheet;
import cardroom.games.threecard.SideBets;
import cardroom.houses.Catalogue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/// A random table of Three Card Poker: readings, schedule, bank, seats, bets and charts.
final class RandomThreeCardPlan {

  private static final Catalogue CATALOGUE = Catalogue.packaged();
  private static final List<String> FLAGS = List.of("true", "false");
  private static final List<String> HANDS =
      List.of("always", "never", "Q64", "J32", "K92", "AKJ", "22A", "543", "T98");
  private static final Map<String, List<String>> READINGS =
      Map.of(
          "bank-limit", List.of("separate", "net", "gross"),
          "when-exhausted", List.of("return-rest", "run-on", "stop-either"),
          "settlement-start", List.of("action-button", "button-if-short", "left-of-player-dealer"),
          "settlement-major", List.of("seat", "wager-type"),
          "button-counts", List.of("all-seats", "wagered-circles"),
          "button-count-start", List.of("house-dealer-left", "player-dealer-left"),
          "qualifier", List.of("queen-high", "none", "jack-high", "ace-high"),
          "forfeits-collected-first", FLAGS,
          "pd-card-exposed-before-decision", FLAGS,
          "payout-rounding", List.of("exact", "down-to-unit", "nearest"));

  private RandomThreeCardPlan() {}

  static ThreeCardPlan of(long seed) {
    var random = new Random(seed);
    var options = new LinkedHashMap<String, String>();
    var names = READINGS.keySet().stream().sorted().toList();
    for (var count = random.nextInt(8); count > 0; count--) {
      var name = names.get(random.nextInt(names.size()));
      options.put(name, some(READINGS.getOrDefault(name, FLAGS), random));
    }
    return of(CATALOGUE.threeCard("casino-club", options).sheet(), random);
  }

  /// A random table under that sheet.
  static ThreeCardPlan of(Sheet sheet, Random random) {
    var schedule = sheet.schedules().get(random.nextInt(sheet.schedules().size()));
    var seats = new ArrayList<ThreeCardSeat>();
    for (var seat = 1 + random.nextInt(sheet.circles().seats() - 1); seat > 0; seat--) {
      seats.add(
          new ThreeCardSeat(
              Money.cents(500 + 50L * random.nextInt(400)),
              Map.of(
                  SideBets.PAIR_PLUS.id(), bonus(random, 50),
                  SideBets.SIX_CARD_BONUS.id(), bonus(random, 25)),
              chart(sheet.cardExposedBeforeDecision(), random)));
    }
    var bank =
        switch (random.nextInt(4)) {
          case 0 -> Money.UNLIMITED;
          case 1 -> schedule.limitMin();
          default -> Money.cents(500 + 50L * random.nextInt(2000));
        };
    return new ThreeCardPlan(sheet, schedule.option(), bank, seats);
  }

  private static Money bonus(Random random, int most) {
    return random.nextInt(3) == 0 ? Money.ZERO : Money.dollars(1 + random.nextInt(most));
  }

  private static FoldChart chart(boolean looks, Random random) {
    if (!looks || random.nextInt(3) == 0) {
      return FoldChart.blind(some(HANDS, random));
    }
    var strategy = new LinkedHashMap<String, String>();
    for (var rank : Rank.values()) {
      strategy.put(String.valueOf(rank.symbol()), some(HANDS, random));
    }
    return FoldChart.of(strategy);
  }

  private static String some(List<String> values, Random random) {
    return values.get(random.nextInt(values.size()));
  }
}
