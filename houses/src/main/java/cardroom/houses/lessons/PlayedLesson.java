package cardroom.houses.lessons;

import cardroom.cards.Card;
import cardroom.games.money.Money;
import cardroom.games.rules.Rule;
import cardroom.games.table.StoryLine;
import cardroom.games.table.TableGame;
import cardroom.games.table.View;
import java.util.List;
import java.util.Optional;

/// A lesson after the rules have played it.
///
/// @param engine the rules that played it
/// @param frames the table after each event, through the learner's eyes
public record PlayedLesson(
    String house, String game, TableGame<?> engine, List<Frame> frames, List<Step> steps) {

  public PlayedLesson {
    frames = List.copyOf(frames);
    steps = List.copyOf(steps);
  }

  /// The table after an event, and the story line about it.
  public record Frame(View view, List<StoryLine> story) {
    public Frame {
      story = List.copyOf(story);
    }
  }

  /// Something to be told or asked.
  ///
  /// @param key names its sentences
  /// @param frame how many frames have been shown by then
  /// @param clauses the clauses that its sentence is based on
  /// @param answers none where the learner is only told something
  public record Step(String key, int frame, List<Rule> clauses, List<Answer> answers) {
    public Step {
      clauses = List.copyOf(clauses);
      answers = List.copyOf(answers);
    }
  }

  /// One answer to a question.
  ///
  /// @param id the choice that the rules offer, or the name of a player
  /// @param label as the rules call it
  public record Answer(
      String id, String label, Optional<Money> amount, List<Card> cards, boolean isRight) {
    public Answer {
      cards = List.copyOf(cards);
    }
  }
}
