package cardroom.app.simulate;

import cardroom.analysis.simulate.FoldChart;
import cardroom.analysis.simulate.ThreeCardPlan;
import cardroom.analysis.simulate.ThreeCardSeat;
import cardroom.app.WrongUse;
import cardroom.games.banked.Schedule;
import cardroom.games.money.Money;
import cardroom.games.table.WagerId;
import cardroom.games.threecard.HouseBet;
import cardroom.games.threecard.Sheet;
import cardroom.games.threecard.ThreeCardWagers;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Optional;

/// A table of Three Card Poker at which every seat bets and plays alike.
record ThreeCardSeats(Sheet sheet, SeatOptions given) {

  ThreeCardPlan table() {
    var house = new SeatOptions.House(sheet.circles().seats(), sheet.bank());
    var seats = given.seats(house);
    var posted =
        Schedule.among(sheet.schedules(), given.schedule(), sheet.house(), "three-card-poker");
    var bank = given.bank(house, posted);
    given.refuseOtherBets(ThreeCardWagers.ANTE, sheet.sideBets().stream().map(HouseBet::id));
    var ante = given.bet("ante").orElseGet(posted::limitMin);
    if (!posted.allows(ante)) {
      throw new WrongUse("--bet ante=%s: the table takes %s.".formatted(ante, posted.limits()));
    }
    var bonus = new LinkedHashMap<WagerId, Money>();
    for (var bet : sheet.sideBets()) {
      var limits = Optional.of(bet).filter(HouseBet::isOffered).map(HouseBet::limits);
      bonus.put(bet.id(), given.bonus(bet.id(), limits, posted, ante, sheet.title()));
    }
    var seat = new ThreeCardSeat(ante, bonus, chart());
    return new ThreeCardPlan(
        sheet, posted.option(), bank, Collections.<ThreeCardSeat>nCopies(seats, seat));
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
