package cardroom.notation.banked;

import cardroom.games.banked.Wager;
import cardroom.games.banked.Wagers;
import cardroom.games.money.Money;
import cardroom.games.table.ResultWord;
import cardroom.games.table.WagerId;
import cardroom.notation.script.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Reads what follows the arrow: outcomes separated by semicolons.
final class ExpectationReader {

  private final WordCursor line;
  private final Wagers<?> wagers;

  ExpectationReader(WordCursor line, Wagers<?> wagers) {
    this.line = line;
    this.wagers = wagers;
  }

  List<Expectation> all() {
    var expected = new ArrayList<Expectation>();
    do {
      expected.add(one());
    } while (line.take(";") && !line.atEnd());
    return expected;
  }

  /// Rule ids may come before or after the outcome.
  private Expectation one() {
    var before = rules();
    var place = line.peek();
    var wager = wagers.named(place.text()).map(Wager::id);
    if (wager.isPresent()) {
      line.next();
    }
    var word = line.next();
    return switch (word.text()) {
      case "refused" -> new Expectation.Refusal(place, wager, rules(before));
      case "push" -> unmoved(place, wager, ResultWord.PUSH, before);
      case "returned" -> unmoved(place, wager, ResultWord.RETURNED, before);
      case "win" -> moved(place, wager, ResultWord.WIN, before);
      case "lose" -> moved(place, wager, ResultWord.LOSE, before);
      default ->
          throw word.error(
              word.quoted()
                  + " is not an outcome; write win $5, lose $5, push, returned or refused, each with"
                  + " rule ids after it");
    };
  }

  private Expectation unmoved(
      Word place, Optional<WagerId> wager, ResultWord word, List<Word> before) {
    return new Expectation.Result(
        place, wager, word, Optional.empty(), Optional.empty(), rules(before));
  }

  private Expectation moved(
      Word place, Optional<WagerId> wager, ResultWord word, List<Word> before) {
    var amount = Optional.of(line.amount("what is won or lost").value());
    Optional<Money> of =
        line.take("of") ? Optional.of(line.amount("the whole").value()) : Optional.empty();
    return new Expectation.Result(place, wager, word, amount, of, rules(before));
  }

  private List<Word> rules(List<Word> before) {
    before.addAll(rules());
    return before;
  }

  /// Rule ids such as P215-888-1; there may be several, or none.
  List<Word> rules() {
    var rules = new ArrayList<Word>();
    while (!line.atEnd() && line.peek().text().matches("[A-Z0-9]+(?:-[A-Z0-9]+)+")) {
      rules.add(line.next());
    }
    return rules;
  }
}
