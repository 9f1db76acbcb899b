package cardroom.bots.coach;

import cardroom.games.money.Money;
import cardroom.games.table.Position;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// What the coach says about one decision.
///
/// @param hand what is held, in words: `hard 16`, `a pair of eights`
/// @param bank what is seen of the bank: `a nine`; empty where nothing is seen
/// @param worths every choice that can be weighed, in the order it is offered
/// @param why what the figures rest on, in a sentence
public record CoachRemark(
    Position position, String hand, String bank, List<Worth> worths, String why) {

  public CoachRemark {
    worths = List.copyOf(worths);
  }

  public Worth best() {
    return worths.stream().max(Comparator.comparingDouble(Worth::cents)).orElseThrow();
  }

  public Optional<Worth> worth(String choice) {
    return worths.stream().filter(worth -> worth.choice().id().equals(choice)).findFirst();
  }

  /// What a choice costs against the best one, in cents, never less than nothing; empty for one
  /// that cannot be weighed.
  public Optional<Double> cost(String choice, Money added) {
    return worth(choice).map(worth -> Math.max(0, best().cents() - worth.cents(added)));
  }

  /// `stood on hard 16 against a nine`.
  public String done(String choice) {
    return DecisionWords.of(choice).done(hand) + (bank.isEmpty() ? "" : " against " + bank);
  }

  /// `You stood on hard 16 against a nine; surrendering was better.`
  public String sentence(String choice) {
    var best = best().choice().id();
    return best.equals(choice)
        ? "You %s.".formatted(done(choice))
        : "You %s; %s was better.".formatted(done(choice), DecisionWords.of(best).doing());
  }
}
