package cardroom.app.simulate;

import cardroom.analysis.simulate.FoldChart;
import cardroom.analysis.simulate.ThreeCardPlan;
import cardroom.analysis.simulate.ThreeCardSeat;
import cardroom.app.WrongUse;
import cardroom.games.banked.Schedule;
import cardroom.games.money.Money;
import cardroom.games.threecard.HouseBet;
import cardroom.games.threecard.Sheet;
import cardroom.games.threecard.SideBet;
import cardroom.games.threecard.SideBets;
import java.util.Collections;

/// A table of Three Card Poker at which every seat bets and plays alike.
record ThreeCardSeats(Sheet sheet, SeatOptions given) {

  ThreeCardPlan table() {
    var house = new SeatOptions.House(sheet.circles().seats(), sheet.bank());
    var seats = given.seats(house);
    var posted =
        Schedule.among(sheet.schedules(), given.schedule(), sheet.house(), "three-card-poker");
    var bank = given.bank(house, posted);
    given.refuseOtherBets("ante", "pair-plus", "six-card-bonus");
    var ante = given.bet("ante").orElseGet(posted::limitMin);
    if (!posted.allows(ante)) {
      throw new WrongUse("--bet ante=%s: the table takes %s.".formatted(ante, posted.limits()));
    }
    var seat =
        new ThreeCardSeat(
            ante,
            bonus(SideBets.PAIR_PLUS, posted, ante),
            bonus(SideBets.SIX_CARD_BONUS, posted, ante),
            chart());
    return new ThreeCardPlan(
        sheet, posted.option(), bank, Collections.<ThreeCardSeat>nCopies(seats, seat));
  }

  private Money bonus(SideBet bet, Schedule posted, Money ante) {
    var limits = sheet.sideBet(bet.id()).filter(HouseBet::isOffered).map(HouseBet::limits);
    return given.bonus(bet.id(), limits, posted, ante, sheet.title());
  }

  private FoldChart chart() {
    return switch (given.strategy()) {
      case "chart" -> FoldChart.best(sheet);
      case "mimic" -> FoldChart.blind(qualifier());
      case "always" -> FoldChart.blind("always");
      default ->
          ChartFile.folds(SeatOptions.file(given.strategy(), "chart, mimic, always or a file"));
    };
  }

  /// Plays what the bank would qualify with.
  private String qualifier() {
    return switch (sheet.qualifier()) {
      case TWO, THREE, FOUR -> "always";
      default -> sheet.qualifier().symbol() + "32";
    };
  }
}
