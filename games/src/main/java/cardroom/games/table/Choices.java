package cardroom.games.table;

import cardroom.games.rules.Rule;
import java.util.List;

/// All that a person may do now, and what they might expect but may not do, each with its reason.
public record Choices(List<Choice> offered, List<Barred> barred) {

  public static final Choices NONE = new Choices(List.of(), List.of());

  /// Stands for every call of the floor where none may be made.
  private static final String ANY_CALL = "call";

  public Choices {
    offered = List.copyOf(offered);
    barred = List.copyOf(barred);
  }

  /// A choice that people expect here, refused under a rule.
  public record Barred(String id, Position position, String sentence, Rule rule) {}

  /// Nothing for a floor person who may not make any call here.
  public static Choices noCall(String sentence) {
    var why = new Barred(ANY_CALL, Position.TABLE, sentence, RoomRule.FLOOR);
    return new Choices(List.of(), List.of(why));
  }
}
