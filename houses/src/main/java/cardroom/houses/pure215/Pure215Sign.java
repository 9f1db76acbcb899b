package cardroom.houses.pure215;

import cardroom.games.banked.PayTable;
import cardroom.games.pure215.HouseBet;
import cardroom.games.pure215.Pure215Rule;
import cardroom.games.pure215.Sheet;
import cardroom.games.table.Setup.Stakes;
import cardroom.games.table.WagerId;
import cardroom.houses.banked.PostedSchedule;
import cardroom.houses.signs.Sign;
import cardroom.houses.signs.Sign.Line;
import cardroom.houses.signs.Sign.Table;
import java.util.List;
import java.util.stream.Collectors;

/// The sign of a Pure 21.5 table: game, limits and collection rates (P215-TABLE-3), what the bonus
/// bets pay, and how this house plays.
final class Pure215Sign {

  private final Sheet sheet;
  private final PostedSchedule posted;

  private Pure215Sign(Sheet sheet, PostedSchedule posted) {
    this.sheet = sheet;
    this.posted = posted;
  }

  static Sign of(Sheet sheet, Stakes stakes) {
    var schedule = PostedSchedule.schedule(sheet.schedules(), sheet.house(), "pure-21.5", stakes);
    return new Pure215Sign(sheet, new PostedSchedule(schedule, sheet.fees())).sign();
  }

  private Sign sign() {
    return new Sign(
        sheet.title(),
        "Pure 21.5 Blackjack",
        subtitle(),
        sheet.isExample(),
        posted.limits(),
        posted.stakes(),
        posted.basis(sheet.cites(), Pure215Rule.SIGN),
        posted.fees(withFee()),
        tables(),
        HouseRules.of(sheet),
        posted.notices(sheet.notices()));
  }

  private String subtitle() {
    var bets =
        sheet.offered().stream().map(bet -> bet.id().label()).collect(Collectors.joining(" and "));
    return bets.isEmpty() ? "" : "with " + bets + " bonus bets";
  }

  private List<WagerId> withFee() {
    return sheet.offered().stream().filter(bet -> bet.bet().hasFee()).map(HouseBet::id).toList();
  }

  private List<Table> tables() {
    return sheet.offered().stream()
        .flatMap(bet -> bet.table().map(table -> table(bet, table)).stream())
        .toList();
  }

  private Table table(HouseBet bet, PayTable table) {
    var lines =
        table.lines().entrySet().stream()
            .map(line -> new Line(count(line.getKey(), table), line.getValue().toString()))
            .toList();
    return new Table(bet.id().label(), posted.limits(bet.limits()), bet.bet().counts(), lines);
  }

  private static String count(int count, PayTable table) {
    return count == table.highest() ? count + " or more" : String.valueOf(count);
  }
}
