package cardroom.houses.lessons;

import cardroom.cards.Card;
import cardroom.games.money.Money;
import java.util.List;
import java.util.Optional;

/// One line of a lesson's script.
sealed interface LessonLine {

  /// What somebody says at the table: `raise $8`, `draw Kd 9c`.
  record Saying(String choice, Optional<Money> amount, List<Card> cards) {
    public Saying {
      cards = List.copyOf(cards);
    }

    /// For the usual amount.
    Saying(String choice) {
      this(choice, Optional.empty(), List.of());
    }
  }

  /// Somebody does something unasked.
  record Move(String who, Saying saying) implements LessonLine {}

  /// The learner is told something.
  ///
  /// @param isBeforeResults shown before the winner is known, though the round is over
  record Tell(String key, boolean isBeforeResults) implements LessonLine {}

  /// The learner decides.
  ///
  /// @param sayings the right one first; with only one, all other choices that the rules offer are
  ///   wrong
  record Choose(String key, List<Saying> sayings) implements LessonLine {
    public Choose {
      sayings = List.copyOf(sayings);
    }
  }

  /// The learner says who it is; the rules know the answer.
  record Who(String key, WhoQuestion question) implements LessonLine {}

  /// Something that must be true here, or the lesson would be wrong.
  record Fact(String kind, List<String> words) implements LessonLine {
    public Fact {
      words = List.copyOf(words);
    }
  }
}
