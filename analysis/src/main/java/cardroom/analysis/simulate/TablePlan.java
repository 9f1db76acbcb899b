package cardroom.analysis.simulate;

import cardroom.games.banked.BankedTerms;
import cardroom.games.banked.Schedule;
import cardroom.games.money.Money;
import cardroom.games.pure215.HouseBet;
import cardroom.games.pure215.Pure215;
import cardroom.games.pure215.Pure215Wagers;
import cardroom.games.pure215.Sheet;
import cardroom.games.table.WagerId;
import java.util.List;
import java.util.stream.Stream;

/// One table of Pure 21.5 to be simulated: the sheet, the shoe, the bank and who sits where.
///
/// @param bank what the player-dealer puts up each round; [Money#UNLIMITED] covers everything
public record TablePlan(Sheet sheet, int decks, int schedule, Money bank, List<SeatPlan> seats)
    implements SimulatedTable {

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

  /// In the order of [TableRules].
  @Override
  public List<WagerId> wagers() {
    return Stream.concat(
            Stream.of(Pure215Wagers.GAME, Pure215Wagers.INSURANCE),
            sheet.sideBets().stream().map(HouseBet::id).sorted())
        .toList();
  }

  @Override
  public Money stake(int seat, WagerId wager) {
    var plan = seats.get(seat);
    return wager.equals(Pure215Wagers.GAME) ? plan.game() : plan.on(wager);
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
