package cardroom.server.table;

import cardroom.games.rules.Rule;
import cardroom.games.table.RoomRule;
import cardroom.games.table.Ruling;

/// The answer to a command.
public sealed interface Answer {

  /// It is done and on disk; the table then stood at that number.
  record Done(long number) implements Answer {}

  /// It changed nothing.
  ///
  /// @param why as the rules of the game said it, or those of the room
  record Refused(Ruling.Refused why) implements Answer {

    public Rule rule() {
      return why.rule();
    }

    public String sentence() {
      return why.sentence();
    }

    public String remedy() {
      return why.remedy();
    }

    public String words() {
      return why.words();
    }
  }

  /// The room itself refuses. The rule is named before the full stop, so the sentence's own full
  /// stop is removed here.
  static Refused refuse(RoomRule rule, String sentence, String remedy) {
    var end = sentence.endsWith(".") ? sentence.length() - 1 : sentence.length();
    return new Refused(new Ruling.Refused(rule, sentence.substring(0, end), remedy));
  }
}
