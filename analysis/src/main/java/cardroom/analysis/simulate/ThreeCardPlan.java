package cardroom.analysis.simulate;

import cardroom.games.banked.BankedTerms;
import cardroom.games.banked.Schedule;
import cardroom.games.money.Money;
import cardroom.games.table.WagerId;
import cardroom.games.threecard.HouseBet;
import cardroom.games.threecard.Sheet;
import cardroom.games.threecard.ThreeCardPoker;
import cardroom.games.threecard.ThreeCardWagers;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// One table of Three Card Poker to be simulated: the sheet, the bank and who sits where.
///
/// Every round is dealt from a whole deck (3CP-DECK-1).
public record ThreeCardPlan(Sheet sheet, int schedule, Money bank, List<ThreeCardSeat> seats)
    implements SimulatedTable {

  /// The places of the wagers; those of the side bets follow.
  static final int ANTE = 0;

  static final int PLAY = 1;
  static final int FIRST_BONUS = 2;

  public ThreeCardPlan {
    seats = List.copyOf(seats);
  }

  @Override
  public BankedTerms terms() {
    return new ThreeCardPoker(sheet).terms();
  }

  @Override
  public String gameTitle() {
    return "Three Card Poker";
  }

  @Override
  public int decks() {
    return 1;
  }

  @Override
  public int seatCount() {
    return seats.size();
  }

  @Override
  public List<WagerId> wagers() {
    return Stream.concat(
            Stream.of(ThreeCardWagers.ANTE, ThreeCardWagers.PLAY),
            sheet.sideBets().stream().map(HouseBet::id).sorted())
        .toList();
  }

  /// Play is staked later, for as much as the Ante, by those who do not fold.
  @Override
  public Money stake(int seat, WagerId wager) {
    var plan = seats.get(seat);
    return wager.equals(ThreeCardWagers.ANTE) ? plan.ante() : plan.on(wager);
  }

  @Override
  public Money unit(int seat, WagerId wager) {
    return stake(seat, wager.equals(ThreeCardWagers.PLAY) ? ThreeCardWagers.ANTE : wager);
  }

  @Override
  public Optional<String> together() {
    return Optional.of("ante-play");
  }

  @Override
  public ThreeCardPlan under(Schedule other) {
    return new ThreeCardPlan(sheet, other.option(), bank, seats);
  }

  @Override
  public boolean playsAlikeUnderAll() {
    return true;
  }
}
