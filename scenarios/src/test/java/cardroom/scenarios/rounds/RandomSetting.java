package cardroom.scenarios.rounds;

import cardroom.games.banked.ActionButton;
import cardroom.games.banked.Bet;
import cardroom.games.banked.Circle;
import cardroom.games.banked.RoundStart;
import cardroom.games.banked.Schedule;
import cardroom.games.banked.WagerLimits;
import cardroom.games.money.Money;
import cardroom.games.pure215.Pure215;
import cardroom.games.table.Choice.Amount;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.houses.Catalogue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;

/// A house, its options, a schedule, a bank and wagers, all by chance.
///
/// @param keys every key of the sheet with its text, for a judge that does not use our records
record RandomSetting(Pure215 game, Map<String, String> keys, int decks, RoundStart start) {

  private static final Catalogue CATALOGUE = Catalogue.packaged();

  /// Each sheet is read once for all its rounds.
  private static final Map<Integer, Loaded> LOADED = new ConcurrentHashMap<>();

  private record Loaded(Pure215 game, Map<String, String> keys) {}

  private static final List<String> HOUSES =
      List.of("casino-club", "ocean-view", "bureau-standard", "aviator");

  /// Readings that affect a round; each is left alone or set to one of these.
  private static final Map<String, List<String>> READINGS = readings();

  private static Map<String, List<String>> readings() {
    var readings = new LinkedHashMap<String, List<String>>();
    var flags = List.of("true", "false");
    readings.put("bank-limit", List.of("separate", "net", "gross"));
    readings.put("when-exhausted", List.of("return-rest", "run-on", "stop-either"));
    readings.put(
        "settlement-start", List.of("action-button", "button-if-short", "left-of-player-dealer"));
    readings.put("settlement-major", List.of("seat", "wager-type"));
    readings.put("button-counts", List.of("all-seats", "wagered-circles"));
    readings.put("button-count-start", List.of("house-dealer-left", "player-dealer-left"));
    readings.put("surrender", List.of("none", "late", "early"));
    readings.put("surrender-rounding", List.of("exact", "down", "up"));
    readings.put("payout-rounding", List.of("exact", "down-to-unit", "nearest"));
    readings.put("bank-888", List.of("push-busted", "none"));
    readings.put("buster.pay-table", List.of("1", "2", "3", "4", "5"));
    for (var key :
        List.of(
            "resplit-aces",
            "double-split-aces",
            "double-on-must-stand",
            "double-counts-toward-maximum",
            "hit-soft-17",
            "insurance.offered",
            "insurance.settle-at-peek",
            "insurance.backline",
            "even-money.offered",
            "pay-pure-immediately",
            "always-complete-bank-hand",
            "backline.base",
            "backline.buster")) {
      readings.put(key, flags);
    }
    return readings;
  }

  /// How many different rule sheets are used; reading one takes longer than a round.
  private static final int SHEETS = 160;

  static RandomSetting of(Random random) {
    var loaded = LOADED.computeIfAbsent(random.nextInt(SHEETS), RandomSetting::sheet);
    var shoe = loaded.game().sheet().shoe();
    var decks = shoe.decksMin() + random.nextInt(shoe.decksMax() - shoe.decksMin() + 1);
    return new RandomSetting(
        loaded.game(), loaded.keys(), decks, new Placing(loaded.game(), random).start());
  }

  /// One of the houses as it is, or with up to six of its readings changed.
  private static Loaded sheet(int number) {
    var random = new Random(number);
    var house = HOUSES.get(number % HOUSES.size());
    var options = new LinkedHashMap<String, String>();
    var names = List.copyOf(READINGS.keySet());
    for (var changes = random.nextInt(7); changes > 0; changes--) {
      var key = names.get(random.nextInt(names.size()));
      var values = READINGS.getOrDefault(key, List.of());
      options.put(key, values.get(random.nextInt(values.size())));
    }
    return load(house, options);
  }

  private static Loaded load(String house, Map<String, String> options) {
    var sheet = CATALOGUE.pure215(house, options);
    return new Loaded(new Pure215(sheet.sheet()), sheet.values());
  }

  /// Puts wagers on some circles, and some behind them.
  private record Placing(Pure215 game, Random random) {

    RoundStart start() {
      var schedules = game.terms().schedules();
      var schedule = schedules.get(random.nextInt(schedules.size()));
      var bankSeat = 1 + random.nextInt(8);
      var circles = new ArrayList<Circle>();
      for (var seat : ActionButton.clockwiseFrom(bankSeat, 8)) {
        if (random.nextInt(3) == 0) {
          circles.add(circle(schedule, seat));
        }
      }
      if (circles.isEmpty()) {
        circles.add(circle(schedule, bankSeat % 8 + 1));
      }
      var banker = new Player("bank");
      return new RoundStart(1, bankSeat, banker, bank(schedule), schedule, 8, circles);
    }

    /// A bank that is often too small, sometimes unlimited.
    private Money bank(Schedule schedule) {
      var least = game.terms().bankMin(schedule);
      return random.nextInt(5) == 0
          ? Money.UNLIMITED
          : least.plus(game.terms().moneyUnit().times(random.nextInt(400)));
    }

    private Circle circle(Schedule schedule, int seat) {
      var bets = new ArrayList<Bet>();
      bets.add(bet(schedule, Position.seat(seat), new Player("seat " + seat)));
      for (var name : List.of("ann", "bob")) {
        if (game.terms().backline().on().contains(game.terms().main()) && random.nextInt(3) == 0) {
          var player = new Player(name + seat);
          var bet = bet(schedule, Position.behind(seat, player), player);
          bets.add(bet.matching(random.nextBoolean()));
        }
      }
      return new Circle(seat, bets);
    }

    private Bet bet(Schedule schedule, Position position, Player player) {
      var bet = new Bet(position, player, Map.of(), false);
      bet = bet.with(game.terms().main(), main(schedule, bet));
      for (var wager : game.terms().bonus()) {
        var isAllowed = !position.isBackline() || game.terms().backline().on().contains(wager);
        var range =
            new WagerLimits(game.terms(), schedule)
                .range(bet, wager)
                .filter(one -> !one.max().isLessThan(one.min()));
        if (isAllowed && range.isPresent() && random.nextInt(3) == 0) {
          bet = bet.with(wager, some(range.get(), random));
        }
      }
      return bet;
    }

    private Money main(Schedule schedule, Bet bet) {
      var range =
          new WagerLimits(game.terms(), schedule).range(bet, game.terms().main()).orElseThrow();
      var most = range.min().plus(range.step().times(200)).min(range.max());
      return some(new Amount(range.min(), most, range.step(), range.min()), random);
    }
  }

  /// An amount that a range takes: an end of it, or anything between.
  static Money some(Amount range, Random random) {
    var steps = range.max().minus(range.min()).cents() / range.step().cents();
    return switch (random.nextInt(4)) {
      case 0 -> range.min();
      case 1 -> range.max();
      default -> range.min().plus(range.step().times(random.nextLong(steps + 1)));
    };
  }
}
