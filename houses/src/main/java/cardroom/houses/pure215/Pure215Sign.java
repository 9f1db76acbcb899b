package cardroom.houses.pure215;

import cardroom.games.banked.PayTable;
import cardroom.games.banked.Schedule;
import cardroom.games.banked.Wager;
import cardroom.games.money.Money;
import cardroom.games.pure215.Pure215Rule;
import cardroom.games.pure215.Sheet;
import cardroom.games.rules.Rule;
import cardroom.games.table.Setup.Stakes;
import cardroom.houses.signs.Sign;
import cardroom.houses.signs.Sign.Fee;
import cardroom.houses.signs.Sign.Limits;
import cardroom.houses.signs.Sign.Line;
import cardroom.houses.signs.Sign.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// The sign of a Pure 21.5 table: game, limits and collection rates (P215-TABLE-3), what the bonus
/// bets pay, and how this house plays.
final class Pure215Sign {

  private final Sheet sheet;
  private final Schedule schedule;

  private Pure215Sign(Sheet sheet, Schedule schedule) {
    this.sheet = sheet;
    this.schedule = schedule;
  }

  static Sign of(Sheet sheet, Stakes stakes) {
    return switch (stakes) {
      case Stakes.Schedule(var option) -> new Pure215Sign(sheet, sheet.schedule(option)).sign();
      case Stakes.Limit _, Stakes.Spread _ ->
          throw new IllegalArgumentException(
              "pure-21.5 is played by schedule, not by " + stakes + "; name a schedule such as 1");
    };
  }

  private Sign sign() {
    return new Sign(
        sheet.title(),
        "Pure 21.5 Blackjack",
        subtitle(),
        sheet.isExample(),
        new Limits(schedule.limitMin().toString(), schedule.limitMax().toString()),
        "Schedule option " + schedule.option(),
        basis(),
        fees(),
        tables(),
        HouseRules.of(sheet),
        notices());
  }

  private String subtitle() {
    var bets = sheet.bonusWagers().stream().map(Wager::label).collect(Collectors.joining(" and "));
    return bets.isEmpty() ? "" : "with " + bets + " bonus bets";
  }

  /// The clauses of the paper that ask for the sign and for what stands on it.
  private List<String> basis() {
    var basis = new ArrayList<>(List.of(schedule.id()));
    for (Rule rule : List.of(Pure215Rule.SIGN)) {
      var clause = sheet.cites().get(rule.id());
      basis.add(clause == null ? rule.id() : "%s (%s)".formatted(rule.id(), clause));
    }
    return basis;
  }

  private List<Fee> fees() {
    var fees = new ArrayList<Fee>();
    fees.add(fee("Player", "each wager on each circle", schedule.playerFee()));
    if (sheet.buster().isPresent()) {
      fees.add(fee("Player", "each Buster bet", schedule.busterFee()));
    }
    var rates =
        schedule.rows().stream()
            .map(row -> new Line(row.toString().replace("-", " – "), cents(row.fee())))
            .toList();
    fees.add(new Fee("Player-dealer", "each hand, by total table action", Optional.empty(), rates));
    return fees;
  }

  private static Fee fee(String payer, String on, Money amount) {
    return new Fee(payer, on, Optional.of(cents(amount)), List.of());
  }

  /// Fees are posted with their cents, as the papers print them.
  private static String cents(Money fee) {
    return fee.toString().contains(".") ? fee.toString() : fee + ".00";
  }

  private List<Table> tables() {
    var tables = new ArrayList<Table>();
    for (var wager : sheet.bonusWagers()) {
      if (wager == Wager.BUSTER) {
        sheet
            .buster()
            .ifPresent(bet -> tables.add(table(wager, "Cards in the busted hand", bet.table())));
      } else {
        sheet
            .redFlex()
            .ifPresent(
                bet -> tables.add(table(wager, "Player-dealer's red cards in a row", bet.table())));
      }
    }
    return tables;
  }

  private Table table(Wager wager, String counted, PayTable table) {
    var lines =
        table.lines().entrySet().stream()
            .map(line -> new Line(count(line.getKey(), table), line.getValue().toString()))
            .toList();
    return new Table(wager.label(), limits(wager), counted, lines);
  }

  private static String count(int count, PayTable table) {
    return count == table.highest() ? count + " or more" : String.valueOf(count);
  }

  private String limits(Wager wager) {
    return sheet
        .limits(wager)
        .map(
            limits ->
                "%s to %s%s"
                    .formatted(
                        limits.min(schedule),
                        limits.max(schedule),
                        limits.upToBase() ? ", not above the game wager" : ""))
        .orElse("");
  }

  /// Where printed rows overlap or leave cents open, the sign says how they are read.
  private List<String> notices() {
    var notices = new ArrayList<String>();
    if (rowsOverlap()) {
      notices.add(
          sheet.fees().overlap() == Schedule.Overlap.FIRST_ROW
              ? "Where two rates overlap the first counts."
              : "Where two rates overlap the last counts.");
    }
    notices.add(
        sheet.fees().part() == Schedule.Part.FLOOR
            ? "Cents of the total table action are not counted."
            : "Total table action is rounded up to the next dollar.");
    notices.addAll(sheet.notices());
    return notices;
  }

  private boolean rowsOverlap() {
    var rows = schedule.rows();
    for (var index = 1; index < rows.size(); index++) {
      if (!rows.get(index).from().isMoreThan(rows.get(index - 1).to())) {
        return true;
      }
    }
    return false;
  }
}
