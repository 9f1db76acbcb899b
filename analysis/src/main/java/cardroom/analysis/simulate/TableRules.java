package cardroom.analysis.simulate;

import cardroom.cards.Card;
import cardroom.cards.Rank;
import cardroom.games.banked.PayTable;
import cardroom.games.banked.RoundStart;
import cardroom.games.money.Money;
import cardroom.games.money.Odds;
import cardroom.games.money.Rounding;
import cardroom.games.pure215.HandTotal;
import cardroom.games.pure215.HouseBet;
import cardroom.games.pure215.Pure215Wagers;
import cardroom.games.pure215.Sheet;
import cardroom.games.pure215.Sheet.Surrender.When;
import cardroom.games.pure215.SideBet;
import cardroom.games.pure215.SideBets;
import cardroom.games.table.WagerId;
import java.util.List;
import java.util.Optional;

/// A sheet and the seats of a table as plain numbers: every key that moves money is in here, or
/// refused by name.
final class TableRules {

  /// The kinds of wagers, by the place of their results.
  static final int GAME = 0;

  static final int INSURANCE = 1;
  static final int BUSTER = 2;
  static final int RED_FLEX = 3;
  static final int KINDS = PlayedRound.KINDS;

  /// No bank's hand has more cards: even eight decks make at most twenty-one aces.
  static final int MOST_CARDS = 22;

  /// Points of each card by its number, the ace as 1.
  static final byte[] POINTS = new byte[52];

  static final boolean[] IS_RED = new boolean[52];
  private static final boolean[] IS_BONUS = new boolean[52];

  static {
    for (var index = 0; index < 52; index++) {
      var card = Card.at(index);
      POINTS[index] = (byte) (card.rank() == Rank.ACE ? 1 : Math.min(card.rank().index() + 2, 10));
      IS_RED[index] = card.isRed();
      IS_BONUS[index] = HandTotal.isBonus(card);
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
  final boolean isRedFlexPlayed;
  final boolean isBusterPlayed;

  /// Red for Red Flex: bonus cards are not where they have no suit.
  final boolean[] countsRed;

  final long bank;
  final long[] stake;
  final long[] doubleMost;
  final long[] purePays;
  final long[] forfeits;
  final long[] insured;
  final long[] insurancePays;
  final long[][] busterResult;
  final long[][] redFlexResult;

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
    isBusterPlayed = seats.stream().anyMatch(seat -> seat.buster().isPositive());
    isRedFlexPlayed = seats.stream().anyMatch(seat -> seat.redFlex().isPositive());
    countsRed = countsRed(sheet);
    bank = plan.bank().cents();
    stake = cents(seats, SeatPlan::game);
    doubleMost = cents(seats, seat -> doubleMost(seat.game(), start));
    purePays = cents(seats, seat -> pays(sheet.purePays(), seat.game()));
    forfeits = cents(seats, seat -> forfeit(seat.game()));
    insured = cents(seats, seat -> seat.insures() ? insurable(seat.game()) : Money.ZERO);
    insurancePays = cents(seats, seat -> pays(sheet.insurance().pays(), insurable(seat.game())));
    busterResult = results(SideBets.BUSTER, seats, SeatPlan::buster);
    redFlexResult = results(SideBets.RED_FLEX, seats, SeatPlan::redFlex);
    order = order(sheet.order());
    for (var rank : Rank.values()) {
      buttonByRank[rank.index()] = sheet.button().seat(rank, start) - 1;
    }
  }

  /// The kinds of wagers that somebody at the table makes.
  int[] played() {
    return java.util.stream.IntStream.range(0, KINDS)
        .filter(
            kind ->
                switch (kind) {
                  case INSURANCE -> insurance && java.util.Arrays.stream(insured).sum() > 0;
                  case BUSTER -> isBusterPlayed;
                  case RED_FLEX -> isRedFlexPlayed;
                  default -> true;
                })
        .toArray();
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

  private static boolean[] countsRed(Sheet sheet) {
    var countsRed = IS_RED.clone();
    var redFlex = sheet.sideBet(SideBets.RED_FLEX.id());
    if (!redFlex.map(bet -> bet.isOn(SideBets.BONUS_CARDS_HAVE_SUIT)).orElse(true)) {
      for (var index = 0; index < countsRed.length; index++) {
        countsRed[index] &= !IS_BONUS[index];
      }
    }
    return countsRed;
  }

  private long[][] results(SideBet bet, List<SeatPlan> seats, Amount stake) {
    var table = sheet.sideBet(bet.id()).flatMap(HouseBet::table);
    return seats.stream().map(seat -> results(table, stake.of(seat))).toArray(long[][]::new);
  }

  /// The result of a bonus wager by its count; index 0 is a loss.
  private long[] results(Optional<PayTable> table, Money stake) {
    var results = new long[MOST_CARDS];
    for (var count = 0; count < MOST_CARDS; count++) {
      var odds = count == 0 ? Optional.<Odds>empty() : pays(table, count);
      results[count] = odds.map(line -> pays(line, stake)).orElse(stake.negated()).cents();
    }
    return results;
  }

  private static Optional<Odds> pays(Optional<PayTable> table, int count) {
    return table.flatMap(lines -> lines.pays(count));
  }

  private static int[] order(List<WagerId> order) {
    var kinds = new int[order.size() + 1];
    kinds[0] = INSURANCE;
    for (var index = 0; index < order.size(); index++) {
      kinds[index + 1] = kind(order.get(index));
    }
    return kinds;
  }

  private static int kind(WagerId wager) {
    if (wager.equals(Pure215Wagers.GAME)) {
      return GAME;
    }
    if (wager.equals(SideBets.BUSTER.id())) {
      return BUSTER;
    }
    if (wager.equals(SideBets.RED_FLEX.id())) {
      return RED_FLEX;
    }
    throw new IllegalArgumentException("the wager '%s' is not simulated".formatted(wager));
  }
}
