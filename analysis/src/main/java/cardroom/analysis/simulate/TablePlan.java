package cardroom.analysis.simulate;

import cardroom.games.banked.BankedTerms;
import cardroom.games.banked.Schedule;
import cardroom.games.money.Money;
import cardroom.games.pure215.Pure215;
import cardroom.games.pure215.Pure215Wagers;
import cardroom.games.pure215.Sheet;
import cardroom.games.pure215.SideBets;
import cardroom.games.table.WagerId;
import java.util.List;

/// One table of Pure 21.5 to be simulated: the sheet, the shoe, the bank and who sits where.
///
/// @param bank what the player-dealer puts up each round; [Money#UNLIMITED] covers everything
public record TablePlan(Sheet sheet, int decks, int schedule, Money bank, List<SeatPlan> seats)
    implements SimulatedTable {

  /// In the order of [TableRules].
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
  public BankedTerms terms() {
    return new Pure215(sheet).terms();
  }

  @Override
  public String gameTitle() {
    return "Pure 21.5";
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
  public TablePlan under(Schedule other) {
    return new TablePlan(sheet, decks, other.option(), bank, seats);
  }

  @Override
  public boolean playsAlikeUnderAll() {
    return !sheet.doubling().countsTowardMaximum();
  }
}
