package cardroom.analysis.simulate;

import static cardroom.analysis.simulate.ThreeCardPlan.ANTE;
import static cardroom.analysis.simulate.ThreeCardPlan.PAIR_PLUS;
import static cardroom.analysis.simulate.ThreeCardPlan.PLAY;
import static cardroom.analysis.simulate.ThreeCardPlan.SIX_CARD;

import cardroom.cards.Card;
import cardroom.cards.Rank;
import cardroom.cards.fast.ThreeCardLookup;
import cardroom.cards.ranking.HandCategory;
import cardroom.cards.ranking.HighCategory;
import cardroom.cards.ranking.ThreeCardCategory;
import cardroom.games.money.Money;
import cardroom.games.threecard.HouseBet;
import cardroom.games.threecard.Sheet;
import cardroom.games.threecard.SideBet;
import cardroom.games.threecard.SideBets;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/// A sheet of Three Card Poker and the seats of a table as plain numbers: every key that moves
/// money is in here, or refused by name.
final class ThreeCardRules {

  final Sheet sheet;

  /// The least strength with which the bank qualifies.
  final int qualifiedFrom;

  final long[] ante;
  final long[] pairPlus;

  /// What a side bet brings each seat by the category of its hand.
  final long[][] pairPlusResult;

  final long[][] sixCardResult;
  final boolean isSixCardPlayed;

  /// The least strength that a seat plays, by seat and exposed rank.
  final int[][] weakest;

  final int[] order;

  /// The place of the circle that the button goes to, by the rank of the bank's bottom card.
  final int[] buttonByRank = new int[13];

  ThreeCardRules(ThreeCardPlan plan) {
    sheet = plan.sheet();
    var seats = plan.seats();
    refuse(plan);
    qualifiedFrom = qualifiedFrom(sheet.qualifier());
    ante = seats.stream().mapToLong(seat -> seat.ante().cents()).toArray();
    pairPlus = seats.stream().mapToLong(seat -> seat.pairPlus().cents()).toArray();
    pairPlusResult =
        results(SideBets.PAIR_PLUS, ThreeCardCategory.values(), seats, ThreeCardSeat::pairPlus);
    sixCardResult =
        results(SideBets.SIX_CARD_BONUS, HighCategory.values(), seats, ThreeCardSeat::sixCard);
    isSixCardPlayed = seats.stream().anyMatch(seat -> seat.sixCard().isPositive());
    weakest =
        seats.stream()
            .map(seat -> List.of(Rank.values()).stream().mapToInt(seat.chart()::weakest).toArray())
            .toArray(int[][]::new);
    order = sheet.order().stream().mapToInt(plan.wagers()::indexOf).toArray();
    for (var rank : Rank.values()) {
      buttonByRank[rank.index()] = sheet.button().seat(rank, plan.start()) - 1;
    }
  }

  private static void refuse(ThreeCardPlan plan) {
    if (!plan.sheet().cardExposedBeforeDecision()
        && !plan.seats().stream().allMatch(seat -> seat.chart().isBlind())) {
      throw new IllegalArgumentException(
          "the chart looks at the bank's card, which pd-card-exposed-before-decision=false does"
              + " not show; give a chart with one hand for all ranks");
    }
    for (var wager : plan.sheet().order()) {
      if (!plan.wagers().contains(wager)) {
        throw new IllegalArgumentException("the wager '%s' is not simulated".formatted(wager));
      }
    }
  }

  /// Any pair or better, or a high card of the qualifier or above (3CP-QUALIFY-1).
  private static int qualifiedFrom(Rank qualifier) {
    return IntStream.range(0, 52 * 52 * 52)
        .filter(three -> three / 2704 < three / 52 % 52 && three / 52 % 52 < three % 52)
        .filter(three -> qualifies(three, qualifier))
        .map(three -> ThreeCardLookup.strength(three / 2704, three / 52 % 52, three % 52))
        .min()
        .orElseThrow();
  }

  /// Cards are numbered by rank, so the last of the three has the highest.
  private static boolean qualifies(int three, Rank qualifier) {
    var strength = ThreeCardLookup.strength(three / 2704, three / 52 % 52, three % 52);
    return ThreeCardCategory.of(strength) != ThreeCardCategory.HIGH_CARD
        || Card.at(three % 52).rank().index() >= qualifier.index();
  }

  private long[][] results(
      SideBet bet,
      HandCategory[] kinds,
      List<ThreeCardSeat> seats,
      Function<ThreeCardSeat, Money> stake) {
    return seats.stream()
        .map(
            seat ->
                IntStream.range(0, kinds.length)
                    .mapToLong(kind -> result(bet, kinds[kind], stake.apply(seat)))
                    .toArray())
        .toArray(long[][]::new);
  }

  private long result(SideBet bet, HandCategory kind, Money stake) {
    return sheet
        .sideBet(bet.id())
        .flatMap(HouseBet::table)
        .flatMap(table -> table.on(kind))
        .map(pays -> pays.on(stake, sheet.payoutRounding(), sheet.moneyUnit()))
        .orElse(stake.negated())
        .cents();
  }

  /// The kinds of wagers that somebody at the table makes.
  int[] played() {
    return IntStream.of(ANTE, PLAY, PAIR_PLUS, SIX_CARD)
        .filter(
            kind ->
                switch (kind) {
                  case PAIR_PLUS -> java.util.Arrays.stream(pairPlus).sum() > 0;
                  case SIX_CARD -> isSixCardPlayed;
                  default -> true;
                })
        .toArray();
  }
}
