package cardroom.analysis.simulate;

import cardroom.games.banked.Bet;
import cardroom.games.banked.Circle;
import cardroom.games.banked.FeeRules;
import cardroom.games.banked.RoundStart;
import cardroom.games.banked.Schedule;
import cardroom.games.banked.WagerId;
import cardroom.games.money.Money;
import cardroom.games.pure215.Pure215Wagers;
import cardroom.games.pure215.Sheet;
import cardroom.games.pure215.SideBets;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import java.util.LinkedHashMap;
import java.util.List;

/// One table of Pure 21.5 to be simulated: the sheet, the shoe, the bank and who sits where.
///
/// The player-dealer sits in the last seat, so the seats that bet are 1, 2, 3 … clockwise from the
/// bank's left.
///
/// @param bank what the player-dealer puts up each round; [Money#UNLIMITED] covers everything
public record TablePlan(Sheet sheet, int decks, int schedule, Money bank, List<SeatPlan> seats)
    implements SimulatedTable {

  /// By the places of [TableRules].
  private static final List<WagerId> WAGERS =
      List.of(
          Pure215Wagers.GAME,
          Pure215Wagers.INSURANCE,
          SideBets.BUSTER.id(),
          SideBets.RED_FLEX.id());

  public TablePlan {
    seats = List.copyOf(seats);
  }

  @Override
  public RoundStart start() {
    var circles =
        java.util.stream.IntStream.range(0, seats.size())
            .mapToObj(index -> circle(index + 1, seats.get(index)))
            .toList();
    return new RoundStart(
        1,
        sheet.circles().seats(),
        new Player("bank"),
        bank,
        sheet.schedule(schedule),
        sheet.circles().seats(),
        circles);
  }

  @Override
  public String gameTitle() {
    return "Pure 21.5";
  }

  @Override
  public String houseTitle() {
    return sheet.title();
  }

  @Override
  public int seatCount() {
    return seats.size();
  }

  @Override
  public List<WagerId> wagers() {
    return WAGERS;
  }

  @Override
  public Money stake(int seat, WagerId wager) {
    var plan = seats.get(seat);
    return switch (WAGERS.indexOf(wager)) {
      case TableRules.GAME -> plan.game();
      case TableRules.BUSTER -> plan.buster();
      case TableRules.RED_FLEX -> plan.redFlex();
      default -> Money.ZERO;
    };
  }

  @Override
  public FeeRules fees() {
    return sheet.fees();
  }

  @Override
  public List<Schedule> schedules() {
    return sheet.schedules();
  }

  @Override
  public TablePlan under(Schedule other) {
    return new TablePlan(sheet, decks, other.option(), bank, seats);
  }

  @Override
  public boolean playsAlikeUnderAll() {
    return !sheet.doubling().countsTowardMaximum();
  }

  private static Circle circle(int seat, SeatPlan plan) {
    var stakes = new LinkedHashMap<WagerId, Money>();
    stakes.put(Pure215Wagers.GAME, plan.game());
    if (plan.buster().isPositive()) {
      stakes.put(SideBets.BUSTER.id(), plan.buster());
    }
    if (plan.redFlex().isPositive()) {
      stakes.put(SideBets.RED_FLEX.id(), plan.redFlex());
    }
    var bettor = new Player("seat " + seat);
    return new Circle(seat, List.of(new Bet(Position.seat(seat), bettor, stakes, false)));
  }
}
