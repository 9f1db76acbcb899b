package cardroom.analysis.bank;

import cardroom.analysis.simulate.BankTally;
import cardroom.analysis.simulate.BankTerms;
import cardroom.analysis.simulate.BankTrial;
import cardroom.games.banked.BankLimit;
import cardroom.games.banked.BankPolicy;
import cardroom.games.money.Money;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;

/// The front door of the package: plays the rounds that a question needs, once, and works
/// everything out from them.
public final class BankStudy {

  private final BankQuestion question;
  private final List<BankTerms> terms = new ArrayList<>();
  private final BankTrial trial;

  /// @throws IllegalArgumentException in one sentence when the sheet has a key that is not
  ///   simulated
  public BankStudy(BankQuestion question, long seed, long rounds) {
    this.question = question;
    for (var limit : BankLimit.values()) {
      for (var bank : question.banks()) {
        terms.add(new BankTerms(new BankPolicy(limit, question.policy().whenExhausted()), bank));
      }
    }
    trial =
        new BankTrial(
            question.table(), terms, List.copyOf(question.known().keySet()), seed, rounds);
  }

  /// Plays until all rounds are played or somebody calls [#stop].
  public Found run(int threads, LongConsumer progress) throws InterruptedException {
    var tally = trial.run(threads, progress);
    // The control is the bank's side of the known wagers.
    var controlMean = -question.known().values().stream().mapToDouble(Double::doubleValue).sum();
    var collection = question.table().collection();
    var figures = new ArrayList<BankFigures>();
    for (var place = 0; tally.rounds() > 0 && place < terms.size(); place++) {
      figures.add(BankFigures.of(terms.get(place), tally, place, collection, controlMean));
    }
    return new Found(question, tally, figures);
  }

  /// Ends the run after the blocks in play; what is finished stays counted.
  public void stop() {
    trial.stop();
  }

  /// What was found, for every reading of the limit and every bank.
  public record Found(BankQuestion question, BankTally tally, List<BankFigures> figures) {

    public Found {
      figures = List.copyOf(figures);
    }

    public BankFigures under(BankLimit limit, Money bank) {
      return figures.stream()
          .filter(one -> one.terms().policy().limit() == limit && one.terms().bank().equals(bank))
          .findFirst()
          .orElseThrow();
    }

    /// The bank asked about under the sheet's own reading.
    public BankFigures asked() {
      return under(question.policy().limit(), question.table().bank());
    }
  }
}
