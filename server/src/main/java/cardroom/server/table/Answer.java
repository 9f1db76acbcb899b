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
  /// @param rule a clause of the game, or one of the room's own
  record Refused(Rule rule, String sentence, String remedy) implements Answer {
    /// The rule is named before the full stop, so the sentence's own full stop is removed here.
    public Refused {
      sentence = sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
    }

    public static Refused of(Ruling.Refused no) {
      return new Refused(no.rule(), no.sentence(), no.remedy());
    }

    public String words() {
      var said = "%s (%s).".formatted(sentence, rule.id());
      return remedy.isEmpty() ? said : said + " " + remedy;
    }
  }

  /// The room itself refuses.
  static Refused refuse(RoomRule rule, String sentence, String remedy) {
    return new Refused(rule, sentence, remedy);
  }
}
