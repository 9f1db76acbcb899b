package cardroom.analysis.bank;

import cardroom.analysis.simulate.BankTerms;
import cardroom.analysis.simulate.BankTrial;
import cardroom.games.money.Money;
import java.util.List;
import java.util.stream.IntStream;

/// The same rounds against banks of many sizes, under the sheet's own reading of the limit.
///
/// @param figures one for each bank, in the order given
public record BankCurve(List<BankFigures> figures) {

  public BankCurve {
    figures = List.copyOf(figures);
  }

  /// @throws IllegalArgumentException in one sentence when the sheet has a key that is not
  ///   simulated
  public static BankCurve of(BankQuestion question, List<Money> banks, long seed, long rounds)
      throws InterruptedException {
    var terms = banks.stream().map(bank -> new BankTerms(question.policy(), bank)).toList();
    var known = question.known();
    var trial = new BankTrial(question.table(), terms, List.copyOf(known.keySet()), seed, rounds);
    var tally = trial.run(1, _ -> {});
    // The control is the bank's side of the known wagers.
    var control = -known.values().stream().mapToDouble(Double::doubleValue).sum();
    var collection = question.table().collection();
    return new BankCurve(
        IntStream.range(0, terms.size())
            .mapToObj(i -> BankFigures.of(terms.get(i), tally, i, collection, control))
            .toList());
  }
}
