package cardroom.server.lab;

import cardroom.analysis.bank.BankQuestion;
import cardroom.analysis.bank.BankQuestion.Pace;
import cardroom.analysis.bank.KnownWagers;
import cardroom.analysis.simulate.FoldChart;
import cardroom.analysis.simulate.PlayChart;
import cardroom.analysis.simulate.SeatPlan;
import cardroom.analysis.simulate.SimulatedTable;
import cardroom.analysis.simulate.TablePlan;
import cardroom.analysis.simulate.ThreeCardPlan;
import cardroom.analysis.simulate.ThreeCardSeat;
import cardroom.games.banked.BankRules;
import cardroom.games.banked.BonusLimits;
import cardroom.games.banked.Schedule;
import cardroom.games.money.Money;
import cardroom.games.pure215.Sheet;
import cardroom.games.table.WagerId;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/// A bank that the lab is asked about: every seat stakes the same and plays the best chart.
///
/// Defaults: all seats, the first schedule, its minimum wager, ten times that for the bank and no
/// bonus wager.
///
/// @param bonus whether each seat also stakes the least on every bonus wager of the house
public record AskedBank(
    OptionalInt schedule,
    OptionalInt seats,
    Optional<Money> bet,
    boolean bonus,
    Optional<Money> bank) {

  private static final int BETS_IN_A_BANK = 10;
  private static final int BANKS_IN_A_BANKROLL = 20;
  private static final Pace EVENING = new Pace(60, 8);
  private static final double WANTED_RISK = 0.01;

  /// @throws IllegalArgumentException in one sentence where the house would not deal such a table
  BankQuestion at(Object sheet) {
    return switch (sheet) {
      case Sheet pure -> pure(pure);
      case cardroom.games.threecard.Sheet three -> threeCard(three);
      default -> throw new IllegalArgumentException("Nobody banks this game");
    };
  }

  private BankQuestion pure(Sheet sheet) {
    var posted = sheet.schedule(schedule.orElse(1));
    var stake = stake(posted);
    var wagers = new LinkedHashMap<WagerId, Money>();
    sheet.offered().forEach(bet -> wagers.put(bet.id(), bonus(bet.limits(), posted, stake)));
    var seat = new SeatPlan(stake, wagers, PlayChart.best(sheet), false);
    var all = Collections.nCopies(seats(sheet.circles().seats()), seat);
    var put = bank(sheet.bank(), posted, stake);
    var table = new TablePlan(sheet, sheet.shoe().decks(), posted.option(), put, all);
    return question(table, sheet.bank(), posted, KnownWagers.of(table, true));
  }

  private BankQuestion threeCard(cardroom.games.threecard.Sheet sheet) {
    var posted =
        Schedule.among(sheet.schedules(), schedule.orElse(1), sheet.house(), "three-card-poker");
    var stake = stake(posted);
    var wagers = new LinkedHashMap<WagerId, Money>();
    sheet.offered().forEach(bet -> wagers.put(bet.id(), bonus(bet.limits(), posted, stake)));
    var seat = new ThreeCardSeat(stake, wagers, FoldChart.best(sheet));
    var all = Collections.nCopies(seats(sheet.circles().seats()), seat);
    var put = bank(sheet.bank(), posted, stake);
    var table = new ThreeCardPlan(sheet, posted.option(), put, all);
    return question(table, sheet.bank(), posted, KnownWagers.of(table));
  }

  private static BankQuestion question(
      SimulatedTable table, BankRules bank, Schedule posted, Map<WagerId, Double> known) {
    var bankroll = table.bank().times(BANKS_IN_A_BANKROLL);
    return new BankQuestion(
        table, bank.policy(), bank.least(posted), known, EVENING, bankroll, WANTED_RISK);
  }

  private Money bonus(BonusLimits limits, Schedule posted, Money stake) {
    return bonus ? limits.min(posted).min(limits.max(posted, stake)) : Money.ZERO;
  }

  private Money stake(Schedule posted) {
    var stake = bet.orElse(posted.limitMin());
    if (!posted.allows(stake)) {
      throw new IllegalArgumentException(
          "Each seat bets %s; the table takes %s".formatted(stake, posted.limits()));
    }
    return stake;
  }

  /// One of the seats is the player-dealer's.
  private int seats(int places) {
    var count = seats.orElse(places - 1);
    if (count < 1 || count >= places) {
      throw new IllegalArgumentException("%d seats bet; 1 to %d can".formatted(count, places - 1));
    }
    return count;
  }

  private Money bank(BankRules rules, Schedule posted, Money stake) {
    var least = rules.least(posted);
    var put = bank.orElse(stake.times(BETS_IN_A_BANK).max(least));
    if (put.isLessThan(least)) {
      throw new IllegalArgumentException(
          "The bank is %s; the player-dealer puts up at least %s".formatted(put, least));
    }
    return put;
  }
}
