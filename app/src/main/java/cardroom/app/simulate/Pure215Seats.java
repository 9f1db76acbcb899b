package cardroom.app.simulate;

import cardroom.analysis.simulate.PlayChart;
import cardroom.analysis.simulate.SeatPlan;
import cardroom.analysis.simulate.TablePlan;
import cardroom.games.pure215.Sheet;
import java.util.Collections;

/// A table of Pure 21.5 at which every seat bets and plays alike.
record Pure215Seats(Sheet sheet, SeatOptions given) {

  TablePlan table() {
    var house = new SeatOptions.House(sheet.circles().seats(), sheet.bank());
    var seats = given.seats(house);
    var posted = sheet.schedule(given.schedule());
    var bank = given.bank(house, posted);
    var seat = new SeatBets(sheet, posted, given).plan(this::chart);
    return new TablePlan(
        sheet,
        sheet.shoe().decks(),
        posted.option(),
        bank,
        Collections.<SeatPlan>nCopies(seats, seat));
  }

  private PlayChart chart() {
    return switch (given.strategy()) {
      case "chart" -> PlayChart.best(sheet);
      case "mimic" -> PlayChart.mimic(sheet.charts().bankHitsSoft17());
      case "never-bust" -> PlayChart.neverBust();
      default ->
          ChartFile.read(SeatOptions.file(given.strategy(), "chart, mimic, never-bust or a file"));
    };
  }
}
