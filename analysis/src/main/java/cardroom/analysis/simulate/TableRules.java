package cardroom.analysis.simulate;

import cardroom.cards.Card;
import cardroom.cards.Rank;
import cardroom.games.banked.RoundStart;
import cardroom.games.money.Money;
import cardroom.games.money.Odds;
import cardroom.games.money.Rounding;
import cardroom.games.pure215.Sheet;
import cardroom.games.pure215.Sheet.Surrender.When;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// A sheet and the seats of a table as plain numbers: every key that moves money is in here, or
/// refused by name.
final class TableRules {

  /// The kinds of wagers, by the place of their results.
  static final int GAME = 0;

  static final int INSURANCE = 1;
  static final int FIRST_BONUS = 2;

  /// No bank's hand has more cards: even eight decks make at most twenty-one aces.
  static final int MOST_CARDS = 22;

  /// Points of each card by its number, the ace as 1.
  static final byte[] POINTS = new byte[52];

  static {
    for (var index = 0; index < 52; index++) {
      var card = Card.at(index);
      POINTS[index] = (byte) (card.rank() == Rank.ACE ? 1 : Math.min(card.rank().index() + 2, 10));
    }
  }

  final Sheet sheet;
  final PlayChart[] charts;
  final int mustHitTo;
  final int mustStandFrom;
  final int bankStandsFrom;
  final boolean bankHitsSoft17;
  final int handsMax;
  final boolean surrenders;

  /// Before the peek, so that a Pure of the bank takes no more than the forfeit.
  final boolean surrendersEarly;

  final boolean insurance;

  /// The side bets in the order of their kinds.
  final List<SimulatedBonus> bonuses;

  /// How many kinds of wagers there are.
  final int kinds;

  final long bank;
  final long[] stake;
  final long[] doubleMost;
  final long[] purePays;
  final long[] forfeits;
  final long[] insured;
  final long[] insurancePays;

  /// The kinds in the order they are settled at a seat.
  final int[] order;

  /// The place of the circle that the button goes to, by the rank of the bank's down card.
  final int[] buttonByRank = new int[13];

  TableRules(TablePlan plan) {
    sheet = plan.sheet();
    refuse(sheet);
    var start = plan.start();
    var seats = plan.seats();
    charts = seats.stream().map(SeatPlan::chart).toArray(PlayChart[]::new);
    mustHitTo = sheet.charts().playerMustHitTo();
    mustStandFrom = sheet.charts().playerMustStandFrom();
    bankStandsFrom = sheet.charts().bankMustStandFrom();
    bankHitsSoft17 = sheet.charts().bankHitsSoft17();
    handsMax = sheet.splitting().handsMax();
    surrenders = sheet.surrender().when() != When.NONE;
    surrendersEarly = sheet.surrender().when() == When.EARLY;
    insurance = sheet.insurance().offered();
    var wagers = plan.wagers();
    kinds = wagers.size();
    bonuses =
        wagers.stream()
            .flatMap(wager -> sheet.sideBet(wager).stream())
            .map(bet -> new SimulatedBonus(sheet, bet, seats))
            .toList();
    bank = plan.bank().cents();
    stake = cents(seats, SeatPlan::game);
    doubleMost = cents(seats, seat -> doubleMost(seat.game(), start));
    purePays = cents(seats, seat -> pays(sheet.purePays(), seat.game()));
    forfeits = cents(seats, seat -> forfeit(seat.game()));
    insured = cents(seats, seat -> seat.insures() ? insurable(seat.game()) : Money.ZERO);
    insurancePays = cents(seats, seat -> pays(sheet.insurance().pays(), insurable(seat.game())));
    order =
        IntStream.concat(IntStream.of(INSURANCE), sheet.order().stream().mapToInt(wagers::indexOf))
            .toArray();
    for (var rank : Rank.values()) {
      buttonByRank[rank.index()] = sheet.button().seat(rank, start) - 1;
    }
  }

  /// The kinds of wagers that somebody at the table makes.
  int[] played() {
    return IntStream.range(0, kinds).filter(this::isPlayed).toArray();
  }

  private boolean isPlayed(int kind) {
    return switch (kind) {
      case GAME -> true;
      case INSURANCE -> insurance && Arrays.stream(insured).sum() > 0;
      default -> bonuses.get(kind - FIRST_BONUS).isPlayed;
    };
  }

  private static void refuse(Sheet sheet) {
    if (sheet.splitting().handsMax() > TableRound.HANDS) {
      throw new IllegalArgumentException(
          "split-hands-max=%d is not simulated: a circle holds at most %d hands"
              .formatted(sheet.splitting().handsMax(), TableRound.HANDS));
    }
  }

  private interface Amount {
    Money of(SeatPlan seat);
  }

  private static long[] cents(List<SeatPlan> seats, Amount amount) {
    return seats.stream().mapToLong(seat -> amount.of(seat).cents()).toArray();
  }

  /// The full double, or as much as the sheet allows; zero where not even the minimum fits.
  private Money doubleMost(Money stake, RoundStart start) {
    var doubling = sheet.doubling();
    var schedule = start.schedule();
    var most = doubling.countsTowardMaximum() ? stake.min(schedule.limitMax().minus(stake)) : stake;
    var least = doubling.minimum().isZero() ? schedule.limitMin() : doubling.minimum();
    return most.isLessThan(least) ? Money.ZERO : most;
  }

  private Money pays(Odds odds, Money stake) {
    return odds.on(stake, sheet.payoutRounding(), sheet.moneyUnit());
  }

  private Money forfeit(Money stake) {
    var surrender = sheet.surrender();
    return surrender.forfeits().of(stake, surrender.rounding(), sheet.moneyUnit());
  }

  private Money insurable(Money stake) {
    var isExact = sheet.surrender().rounding() == Rounding.EXACT;
    var rounding = isExact ? Rounding.EXACT : Rounding.DOWN;
    return sheet.insurance().maxFraction().of(stake, rounding, sheet.moneyUnit());
  }
}
