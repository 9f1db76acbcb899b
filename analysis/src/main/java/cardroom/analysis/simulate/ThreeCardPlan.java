package cardroom.analysis.simulate;

import cardroom.games.banked.Bet;
import cardroom.games.banked.Circle;
import cardroom.games.banked.FeeRules;
import cardroom.games.banked.RoundStart;
import cardroom.games.banked.Schedule;
import cardroom.games.banked.WagerId;
import cardroom.games.money.Money;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.threecard.Sheet;
import cardroom.games.threecard.SideBets;
import cardroom.games.threecard.ThreeCardWagers;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.IntStream;

/// One table of Three Card Poker to be simulated: the sheet, the bank and who sits where.
///
/// The player-dealer sits in the last seat, so the seats that bet are 1, 2, 3 … clockwise from the
/// bank's left. Every round is dealt from a whole deck (3CP-DECK-1).
public record ThreeCardPlan(Sheet sheet, int schedule, Money bank, List<ThreeCardSeat> seats)
    implements SimulatedTable {

  static final int ANTE = 0;
  static final int PLAY = 1;
  static final int PAIR_PLUS = 2;
  static final int SIX_CARD = 3;

  /// By the places above.
  private static final List<WagerId> WAGERS =
      List.of(
          ThreeCardWagers.ANTE,
          ThreeCardWagers.PLAY,
          SideBets.PAIR_PLUS.id(),
          SideBets.SIX_CARD_BONUS.id());

  public ThreeCardPlan {
    seats = List.copyOf(seats);
  }

  @Override
  public RoundStart start() {
    var circles =
        IntStream.range(0, seats.size())
            .mapToObj(index -> circle(index + 1, seats.get(index)))
            .toList();
    return new RoundStart(
        1,
        sheet.circles().seats(),
        new Player("bank"),
        bank,
        Schedule.among(sheet.schedules(), schedule, sheet.house(), "three-card-poker"),
        sheet.circles().seats(),
        circles);
  }

  private static Circle circle(int seat, ThreeCardSeat plan) {
    var stakes = new LinkedHashMap<WagerId, Money>();
    stakes.put(ThreeCardWagers.ANTE, plan.ante());
    if (plan.pairPlus().isPositive()) {
      stakes.put(SideBets.PAIR_PLUS.id(), plan.pairPlus());
    }
    if (plan.sixCard().isPositive()) {
      stakes.put(SideBets.SIX_CARD_BONUS.id(), plan.sixCard());
    }
    var bettor = new Player("seat " + seat);
    return new Circle(seat, List.of(new Bet(Position.seat(seat), bettor, stakes, false)));
  }

  @Override
  public String gameTitle() {
    return "Three Card Poker";
  }

  @Override
  public String houseTitle() {
    return sheet.title();
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
    return WAGERS;
  }

  /// Play is staked later, for as much as the Ante, by those who do not fold.
  @Override
  public Money stake(int seat, WagerId wager) {
    var plan = seats.get(seat);
    return switch (WAGERS.indexOf(wager)) {
      case ANTE -> plan.ante();
      case PAIR_PLUS -> plan.pairPlus();
      case SIX_CARD -> plan.sixCard();
      default -> Money.ZERO;
    };
  }

  @Override
  public Money unit(int seat, WagerId wager) {
    return stake(seat, wager.equals(ThreeCardWagers.PLAY) ? ThreeCardWagers.ANTE : wager);
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
  public ThreeCardPlan under(Schedule other) {
    return new ThreeCardPlan(sheet, other.option(), bank, seats);
  }

  @Override
  public boolean playsAlikeUnderAll() {
    return true;
  }
}
