package cardroom.games.table;

import cardroom.games.money.Money;
import cardroom.games.rules.Rule;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// One thing to say or to show: a card is dealt, chips move, the button moves, somebody decides.
///
/// @param kind what to animate
/// @param text one sentence for the log and the screen reader
/// @param position where it happens; `table` when nowhere in particular
/// @param rule the clause it is based on, where there is one
public record StoryLine(
    Kind kind,
    String text,
    Position position,
    List<Face> cards,
    Money amount,
    Optional<Rule> rule) {

  /// What a line is about, which decides how it is shown.
  public enum Kind {
    SAY,
    DEAL,
    TURN,
    SHUFFLE,
    CHIPS,
    BUTTON,
    DECISION,
    RESULT;

    private final String word = name().toLowerCase(Locale.ROOT);

    /// The word sent to clients.
    public String word() {
      return word;
    }
  }

  public StoryLine {
    cards = List.copyOf(cards);
  }

  public StoryLine(
      Kind kind, String text, Position position, List<Face> cards, Money amount, Rule rule) {
    this(kind, text, position, cards, amount, Optional.of(rule));
  }

  public static StoryLine say(String text) {
    return at(Position.TABLE, Kind.SAY, text);
  }

  public static StoryLine at(Position position, Kind kind, String text) {
    return new StoryLine(kind, text, position, List.of(), Money.ZERO, Optional.empty());
  }

  public static StoryLine at(Position position, Kind kind, String text, Rule rule) {
    return new StoryLine(kind, text, position, List.of(), Money.ZERO, rule);
  }

  public static StoryLine card(Position position, Kind kind, String text, Face face) {
    return new StoryLine(kind, text, position, List.of(face), Money.ZERO, Optional.empty());
  }

  public static StoryLine chips(Position position, String text, Money amount) {
    return new StoryLine(Kind.CHIPS, text, position, List.of(), amount, Optional.empty());
  }

  public static StoryLine chips(Position position, String text, Money amount, Rule rule) {
    return new StoryLine(Kind.CHIPS, text, position, List.of(), amount, rule);
  }
}
