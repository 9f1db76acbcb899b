package cardroom.notation.banked;

import cardroom.games.money.Money;
import cardroom.games.table.ResultWord;
import cardroom.games.table.WagerId;
import cardroom.notation.script.Word;
import java.util.List;
import java.util.Optional;

/// What a line says must follow.
public sealed interface Expectation {

  /// Its first word, where a failure is reported.
  Word place();

  /// Rule ids that must be among the rules of what happened.
  List<Word> rules();

  /// An outcome: `win $20 of $40 P215-SETTLE-4`, `buster lose $5`.
  ///
  /// @param wager empty for the main wager, and at the bank
  /// @param of what an unlimited bank would have moved; may be left out
  record Result(
      Word place,
      Optional<WagerId> wager,
      ResultWord word,
      Optional<Money> amount,
      Optional<Money> of,
      List<Word> rules)
      implements Expectation {
    public Result {
      rules = List.copyOf(rules);
    }

    /// As it was written, without the rules.
    String words() {
      return wager.map(named -> named + " ").orElse("")
          + word
          + amount.map(money -> " " + money).orElse("")
          + of.map(money -> " of " + money).orElse("");
    }
  }

  /// A wager or a decision of the line is refused: `refused P215-CHART1A-1`.
  record Refusal(Word place, Optional<WagerId> wager, List<Word> rules) implements Expectation {
    public Refusal {
      rules = List.copyOf(rules);
    }
  }
}
