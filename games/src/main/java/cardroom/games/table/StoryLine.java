package cardroom.games.table;

import cardroom.games.money.Money;
import java.util.List;

/// One thing to say or to show: a card falls, chips move, a button travels, somebody decides.
///
/// @param kind what to animate: `say`, `deal`, `turn`, `shuffle`, `chips`, `button`, `decision`,
///   `result`
/// @param text one sentence for the log and the screen reader
/// @param position where it happens; `table` when nowhere in particular
/// @param rule the id of the clause, or empty
public record StoryLine(
    String kind, String text, Position position, List<Face> cards, Money amount, String rule) {

  public StoryLine {
    cards = List.copyOf(cards);
  }

  public static StoryLine say(String text) {
    return new StoryLine("say", text, Position.TABLE, List.of(), Money.ZERO, "");
  }

  public static StoryLine at(Position position, String kind, String text, String rule) {
    return new StoryLine(kind, text, position, List.of(), Money.ZERO, rule);
  }

  public static StoryLine card(Position position, String kind, String text, Face face) {
    return new StoryLine(kind, text, position, List.of(face), Money.ZERO, "");
  }

  public static StoryLine chips(Position position, String text, Money amount, String rule) {
    return new StoryLine("chips", text, position, List.of(), amount, rule);
  }
}
