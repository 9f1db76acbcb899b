package cardroom.analysis.pure215;

import cardroom.analysis.odds.CountingSystem;
import cardroom.games.pure215.Sheet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/// What removing one card of a rank from the shoe does to each wager.
public final class CardRemoval {

  private final Pure215Analysis whole;
  private final List<Pure215Analysis> withoutRed = new ArrayList<>();
  private final List<Pure215Analysis> withoutBlack = new ArrayList<>();

  private CardRemoval(Pure215Analysis whole) {
    this.whole = whole;
  }

  /// Solves the game without each rank in turn.
  public static CardRemoval of(Sheet sheet, Pure215Analysis whole) {
    return of(sheet, whole, AnalysisWatch.NOBODY).orElseThrow();
  }

  /// The same, unless the watch stops it.
  public static Optional<CardRemoval> of(Sheet sheet, Pure215Analysis whole, AnalysisWatch watch) {
    var removal = new CardRemoval(whole);
    for (int rank = 0; rank < PointRank.COUNT; rank++) {
      if (!watch.goesOn((double) rank / PointRank.COUNT)) {
        return Optional.empty();
      }
      removal.solve(sheet, rank);
    }
    return Optional.of(removal);
  }

  private void solve(Sheet sheet, int rank) {
    var red = Pure215Analysis.of(sheet, whole.supply().without(rank, true));
    withoutRed.add(red);
    withoutBlack.add(Pure215Analysis.bonuses(sheet, whole.supply().without(rank, false), red));
  }

  /// One wager: the change of its expectation for each rank, and the best simple count.
  ///
  /// @param gain what betting a unit only when the count favours it earns per round dealt
  public record Effects(List<Double> byRank, CountingSystem.Count count, double gain) {}

  /// The wagers of the sheet by their names.
  ///
  /// @param penetration the fraction of the shoe that is dealt
  public Map<String, Effects> effects(double penetration) {
    var effects = new LinkedHashMap<String, Effects>();
    effects.put("game", of(one -> one.game().ev(), penetration));
    if (whole.insurance().isPresent()) {
      effects.put(
          "insurance", of(one -> one.insurance().orElseThrow().ev().toDouble(), penetration));
    }
    for (var bonus : whole.bonuses().keySet()) {
      effects.put(
          bonus.word(), of(one -> one.bonus(bonus).orElseThrow().ev().toDouble(), penetration));
    }
    return effects;
  }

  /// A removed card of the rank is red with the rank's share of red cards.
  private Effects of(ToDoubleFunction<Pure215Analysis> ev, double penetration) {
    double base = ev.applyAsDouble(whole);
    var byRank = new ArrayList<Double>();
    var numbers = new ArrayList<Integer>();
    for (int rank = 0; rank < PointRank.COUNT; rank++) {
      int number = whole.supply().count(rank);
      double red = whole.supply().redShare(rank);
      double without =
          red * ev.applyAsDouble(withoutRed.get(rank))
              + (1 - red) * ev.applyAsDouble(withoutBlack.get(rank));
      byRank.add(without - base);
      numbers.add(number);
    }
    var counting = new CountingSystem(byRank, numbers);
    var count = counting.best();
    return new Effects(byRank, count, counting.gain(base, penetration, count.correlation()));
  }
}
