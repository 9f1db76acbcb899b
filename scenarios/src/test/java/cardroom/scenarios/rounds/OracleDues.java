package cardroom.scenarios.rounds;

import cardroom.games.banked.Bet;
import cardroom.games.pure215.SideBets;
import cardroom.games.table.WagerId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// What every wager is due, from sections 7, 8, 10, 12 and 13 of the rules.
record OracleDues(Tray tray) {

  /// P215-BUSTER-8: three cards, four, five, six, seven, eight or more.
  private static final Map<String, int[]> BUSTER =
      Map.of(
          "1", new int[] {1, 3, 8, 20, 50, 200},
          "2", new int[] {1, 3, 6, 30, 100, 250},
          "3", new int[] {2, 2, 4, 15, 50, 250},
          "4", new int[] {1, 3, 6, 30, 100, 300},
          "5", new int[] {1, 3, 6, 25, 100, 250});

  /// P215-REDFLEX-7: two red cards, three, four, five, six, seven or more.
  private static final int[] RED_FLEX = {1, 5, 10, 50, 100, 200};

  private static final long UNIT = 50;

  private String key(String key) {
    return tray.keys.getOrDefault(key, "");
  }

  /// One bettor's wagers: insurance, game hands, Red Flex, Buster.
  List<OracleVerdict> of(int circle, int bettor) {
    var bet = tray.circles.get(circle).bets().get(bettor);
    var all = new ArrayList<OracleVerdict>();
    var insured = tray.insurance.getOrDefault(bet.position().id(), 0L);
    if (insured > 0) {
      all.add(
          verdict(bet, "insurance", 0, insured, Count.isPure(tray.bank) ? 2 * insured : -insured));
    }
    var piles = tray.piles.get(circle);
    for (var hand = 0; hand < piles.size(); hand++) {
      var stake = piles.get(hand).stakes[bettor];
      if (stake > 0) {
        all.add(verdict(bet, "game", hand, stake, game(bet, piles.get(hand), stake)));
      }
    }
    bonus(all, bet, SideBets.RED_FLEX.id(), redRun() - 2, RED_FLEX);
    var table = BUSTER.getOrDefault(key("buster.pay-table"), new int[0]);
    bonus(all, bet, SideBets.BUSTER.id(), isBust(tray.bank) ? tray.bank.size() - 3 : -1, table);
    return all;
  }

  private static OracleVerdict verdict(Bet bet, String wager, int hand, long stake, long due) {
    return new OracleVerdict(bet.position().id(), wager, hand, stake, due, 0);
  }

  private static void bonus(
      List<OracleVerdict> all, Bet bet, WagerId wager, int line, int[] table) {
    var stake = bet.on(wager).cents();
    if (stake > 0) {
      var due = line < 0 ? -stake : stake * table[Math.min(line, 5)];
      all.add(verdict(bet, wager.word(), 0, stake, due));
    }
  }

  private long game(Bet bet, Tray.Pile pile, long stake) {
    if (tray.evenMoney.contains(bet.position().id())) {
      return stake;
    }
    if (pile.isSurrendered) {
      return -half(stake);
    }
    var isPure = Count.isPure(pile.cards) && !pile.isSplit;
    if (Count.isPure(tray.bank)) {
      return isPure ? 0 : -stake;
    }
    if (isPure) {
      return sixToFive(stake);
    }
    if (isBust(pile.cards)) {
      return isThreeEights() && key("bank-888").equals("push-busted") ? 0 : -stake;
    }
    var mine = Count.of(pile.cards).points();
    var banks = isBust(tray.bank) ? 0 : Count.of(tray.bank).points();
    return stake * Integer.signum(mine - banks);
  }

  private long half(long stake) {
    return switch (key("surrender-rounding")) {
      case "down" -> stake / 2 / UNIT * UNIT;
      case "up" -> (stake + 2 * UNIT - 1) / (2 * UNIT) * UNIT;
      default -> stake / 2;
    };
  }

  private long sixToFive(long stake) {
    var six = stake * 6;
    return switch (key("payout-rounding")) {
      case "down-to-unit" -> six / 5 / UNIT * UNIT;
      case "nearest" -> (2 * six + 5 * UNIT) / (10 * UNIT) * UNIT;
      default -> six / 5;
    };
  }

  private static boolean isBust(List<String> cards) {
    return Count.of(cards).points() > 21;
  }

  private boolean isThreeEights() {
    return tray.bank.size() == 3 && tray.bank.stream().allMatch(card -> card.startsWith("8"));
  }

  private int redRun() {
    return redRun(tray.bank);
  }

  private static int redRun(List<String> cards) {
    var run = 0;
    while (run < cards.size() && "hd".indexOf(cards.get(run).charAt(1)) >= 0) {
      run++;
    }
    return run;
  }

  /// Chart 1B and A-31: whether the bank must draw to these cards.
  boolean mustDraw(List<String> cards) {
    var count = Count.of(cards);
    var isSoft17 = count.points() == 17 && count.isSoft() && key("hit-soft-17").equals("true");
    var draws = !Count.isPure(cards) && (count.points() < 17 || isSoft17);
    return draws && (key("always-complete-bank-hand").equals("true") || somebodyWaits(cards));
  }

  private boolean somebodyWaits(List<String> cards) {
    var hands =
        tray.piles.stream()
            .flatMap(List::stream)
            .anyMatch(pile -> !pile.isSurrendered && (pile.isSplit || !Count.isPure(pile.cards)));
    var bets = tray.circles.stream().flatMap(circle -> circle.bets().stream()).toList();
    return hands
        || bets.stream().anyMatch(bet -> bet.on(SideBets.BUSTER.id()).isPositive())
        || (redRun(cards) == cards.size()
            && bets.stream().anyMatch(bet -> bet.on(SideBets.RED_FLEX.id()).isPositive()));
  }
}
