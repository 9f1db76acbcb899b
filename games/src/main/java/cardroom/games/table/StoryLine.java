package cardroom.games.table;

import cardroom.games.money.Money;
import java.util.List;
import java.util.Locale;

/// One thing to say or to show: a card falls, chips move, a button travels, somebody decides.
///
/// @param kind what to animate
/// @param text one sentence for the log and the screen reader
/// @param position where it happens; `table` when nowhere in particular
/// @param rule the id of the clause, or empty
public record StoryLine(
    Kind kind, String text, Position position, List<Face> cards, Money amount, String rule) {

  /// What a line is about, and so how it is shown.
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

    /// As it is sent to a client.
    public String word() {
      return word;
    }
  }

  public StoryLine {
    cards = List.copyOf(cards);
  }

  public static StoryLine say(String text) {
    return new StoryLine(Kind.SAY, text, Position.TABLE, List.of(), Money.ZERO, "");
  }

  public static StoryLine at(Position position, Kind kind, String text, String rule) {
    return new StoryLine(kind, text, position, List.of(), Money.ZERO, rule);
  }

  public static StoryLine card(Position position, Kind kind, String text, Face face) {
    return new StoryLine(kind, text, position, List.of(face), Money.ZERO, "");
  }

  public static StoryLine chips(Position position, String text, Money amount, String rule) {
    return new StoryLine(Kind.CHIPS, text, position, List.of(), amount, rule);
  }
}
