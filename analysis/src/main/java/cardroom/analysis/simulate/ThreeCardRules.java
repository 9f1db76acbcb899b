package cardroom.analysis.simulate;

import static cardroom.analysis.simulate.ThreeCardPlan.FIRST_BONUS;

import cardroom.cards.Card;
import cardroom.cards.Rank;
import cardroom.cards.fast.ThreeCardLookup;
import cardroom.cards.ranking.ThreeCardCategory;
import cardroom.games.threecard.Sheet;
import java.util.List;
import java.util.stream.IntStream;

/// A sheet of Three Card Poker and the seats of a table as plain numbers: every key that moves
/// money is in here, or refused by name.
final class ThreeCardRules {

  final Sheet sheet;

  /// The least strength with which the bank qualifies.
  final int qualifiedFrom;

  final long[] ante;

  /// The side bets in the order of their kinds.
  final List<JudgedBonus> bonuses;

  /// How many kinds of wagers there are.
  final int kinds;

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
    kinds = plan.wagers().size();
    bonuses =
        plan.wagers().stream()
            .flatMap(wager -> sheet.sideBet(wager).stream())
            .map(bet -> new JudgedBonus(sheet, bet, seats))
            .toList();
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

  /// The kinds of wagers that somebody at the table makes.
  int[] played() {
    return IntStream.range(0, kinds)
        .filter(kind -> kind < FIRST_BONUS || bonuses.get(kind - FIRST_BONUS).isPlayed)
        .toArray();
  }
}
