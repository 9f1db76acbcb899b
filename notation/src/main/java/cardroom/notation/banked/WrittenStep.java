package cardroom.notation.banked;

import cardroom.cards.Card;
import cardroom.games.money.Money;
import cardroom.notation.script.Word;
import java.util.List;
import java.util.Optional;

/// One thing that a line says about a hand: a card dealt to it, or a decision.
sealed interface WrittenStep {

  Word word();

  record Draw(Card card, Word word) implements WrittenStep {}

  /// A decision by its word.
  ///
  /// @param amount empty where none is written
  record Act(Word word, Optional<Money> amount) implements WrittenStep {}

  /// A split into two hands, each with its own steps.
  ///
  /// @param amount empty where none is written: the wager of the hand
  record Split(Word word, Optional<Money> amount, Written first, Written second)
      implements WrittenStep {}

  /// A hand as it is written.
  ///
  /// @param first the card it begins with; a split hand repeats it from the pair
  /// @param steps its cards and decisions in order, from its second card on where it is a split
  ///   hand
  record Written(Optional<LocatedValue<Card>> first, List<WrittenStep> steps) {
    public Written {
      steps = List.copyOf(steps);
    }
  }
}
