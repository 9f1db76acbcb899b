package cardroom.analysis.pure215;

import java.util.Collections;
import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;

/// The joint law of a round's result on the game wager and of the bank's hand, which decides the
/// bonus bets: how it ends, and its run of cards of a kind.
///
/// It is as exact as [RoundLaw] is for the game wager. Given the bank's ending, the hands of a
/// split depend on the run only through their mean. So the probability of each result with each
/// ending is that of the round's law, and means, products of wagers and correlations are exact.
public final class JointLaw {

  /// The bank's Pure, in addition to the outcomes of its other hands.
  public static final int PURE = BankHands.TRIPLE_EIGHT + 1;

  private final Map<Case, Double> chances =
      new TreeMap<>(
          Comparator.comparingDouble(Case::game)
              .thenComparingInt(Case::outcome)
              .thenComparingInt(Case::bustCards)
              .thenComparingInt(Case::run));

  /// What may become of a round.
  ///
  /// @param game what the game wager earns, in units of it
  /// @param outcome the bank's total, or the code of a bust, 8-8-8 or a Pure
  /// @param bustCards the cards of its busted hand, none if it is not bust
  /// @param run its cards of a kind from the first one on, 0 where no wager depends on them
  public record Case(double game, int outcome, int bustCards, int run) {

    /// `Pure`, `17`, `bust with 4`, `8-8-8`.
    public String bank() {
      return switch (outcome) {
        case PURE -> "Pure";
        case BankHands.TRIPLE_EIGHT -> "8-8-8";
        case BankHands.BUST -> "bust with " + bustCards;
        default -> String.valueOf(outcome);
      };
    }
  }

  void add(Case one, double chance) {
    if (chance != 0) {
      chances.merge(one, chance, Double::sum);
    }
  }

  /// Every case with its chance, the largest loss first.
  public Map<Case, Double> chances() {
    return Collections.unmodifiableMap(chances);
  }

  public double mean(ToDoubleFunction<Case> wager) {
    double mean = 0;
    for (var entry : chances.entrySet()) {
      mean += wager.applyAsDouble(entry.getKey()) * entry.getValue();
    }
    return mean;
  }

  public double covariance(ToDoubleFunction<Case> first, ToDoubleFunction<Case> second) {
    double product = mean(one -> first.applyAsDouble(one) * second.applyAsDouble(one));
    return product - mean(first) * mean(second);
  }

  public double correlation(ToDoubleFunction<Case> first, ToDoubleFunction<Case> second) {
    double square = covariance(first, first) * covariance(second, second);
    return square > 0 ? covariance(first, second) / Math.sqrt(square) : 0;
  }
}
