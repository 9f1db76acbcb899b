package cardroom.analysis.simulate;

import cardroom.analysis.pure215.FirstCardCounts;
import cardroom.cards.Card;
import cardroom.games.money.Money;
import cardroom.games.pure215.Counted;
import cardroom.games.pure215.HouseBet;
import cardroom.games.pure215.Sheet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// A side bet of Pure 21.5 as plain numbers: what it counts by, and what each count brings.
final class SimulatedBonus {

  /// What it brings each seat, by its count.
  final long[][] results;

  final boolean isPlayed;

  /// Whether the bank's whole hand decides it.
  final boolean isOnBust;

  /// Which cards belong, where it counts a run.
  final Optional<boolean[]> run;

  /// The counts of the first cards, where they decide it.
  final Optional<FirstCardCounts> firstCards;

  SimulatedBonus(Sheet sheet, HouseBet bet, List<SeatPlan> seats) {
    results =
        seats.stream().map(seat -> results(sheet, bet, seat.on(bet.id()))).toArray(long[][]::new);
    isPlayed = seats.stream().anyMatch(seat -> seat.on(bet.id()).isPositive());
    isOnBust = bet.bet().counted() instanceof Counted.BustedHand;
    run =
        bet.bet().counted() instanceof Counted.Run counted
            ? Optional.of(belonging(counted, bet))
            : Optional.empty();
    firstCards =
        bet.bet().counted() instanceof Counted.FirstCards counted
            ? Optional.of(FirstCardCounts.of(counted))
            : Optional.empty();
  }

  private static boolean[] belonging(Counted.Run run, HouseBet bet) {
    var belonging = new boolean[52];
    for (var index = 0; index < belonging.length; index++) {
      belonging[index] = run.belongs().test(Card.at(index), bet);
    }
    return belonging;
  }

  private static long[] results(Sheet sheet, HouseBet bet, Money stake) {
    return IntStream.rangeClosed(0, FirstCardCounts.COUNT_MAX)
        .mapToLong(
            count ->
                bet.pays(count)
                    .map(odds -> odds.on(stake, sheet.payoutRounding(), sheet.moneyUnit()))
                    .orElse(stake.negated())
                    .cents())
        .toArray();
  }
}
