package cardroom.app.simulate;

import cardroom.analysis.simulate.Distribution;
import cardroom.analysis.simulate.TableTally;
import cardroom.analysis.simulate.WagerGroup;
import java.util.List;

/// What a simulation found.
///
/// @param asked the rounds that were asked for; with a cut card a few more are played
/// @param played the rounds of this run, without those that a state file brought along
public record SimulationResult(
    TableQuestion.Read question,
    TableTally tally,
    long asked,
    long seed,
    long played,
    double seconds) {

  /// The quantiles that reports print.
  static final double[] PARTS = {0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99};

  /// One wager over all seats, in units of what is staked on it; the error counts a round once,
  /// since all seats play against one hand.
  record WagerFigures(
      double unit, double mean, double standardError, double sd, Distribution results) {}

  List<WagerGroup> wagers() {
    return question.table().reported();
  }

  WagerFigures figures(WagerGroup wager) {
    var table = question.table();
    var unit = (double) table.unit(0, table.wagers().get(wager.kinds().getFirst())).cents();
    var rounds = tally.rounds();
    var together = tally.kind(wager.column());
    var results = tally.wager(wager.column());
    return new WagerFigures(
        unit,
        together.mean(rounds) / unit / table.seatCount(),
        together.standardError(rounds) / unit / table.seatCount(),
        results.moments().deviation(rounds * table.seatCount()) / unit,
        results);
  }

  boolean isStoppedEarly() {
    return tally.rounds() < asked;
  }

  long roundsPerSecond() {
    return Math.round(played / Math.max(seconds, 1e-9));
  }
}
