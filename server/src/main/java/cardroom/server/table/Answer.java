package cardroom.server.table;

import cardroom.games.table.Ruling;

/// What a command is answered.
public sealed interface Answer {

  /// It is done and on disk; the table then stood at that number.
  record Done(long number) implements Answer {}

  /// It changed nothing.
  ///
  /// @param rule a clause of the game, or one of the room's own
  record Refused(String rule, String sentence, String remedy) implements Answer {
    /// The rule is named before the full stop, so a sentence that brings its own leaves it here.
    public Refused {
      sentence = sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
    }

    public static Refused of(Ruling.Refused no) {
      return new Refused(no.rule().id(), no.sentence(), no.remedy());
    }

    public String words() {
      var said = "%s (%s).".formatted(sentence, rule);
      return remedy.isEmpty() ? said : said + " " + remedy;
    }
  }

  /// The room's own reasons to refuse; the code is the rule's id.
  enum RoomRule {
    FORM,
    GUEST,
    CSRF,
    ORIGIN,
    UNKNOWN,
    TABLE,
    NAME,
    KEY,
    STALE,
    CHIPS,
    RATE,
    FLOOR,
    ROLE,
    SIGNIN,
    SECOND,
    LIMIT,
    RECORDS;

    public Refused refuse(String sentence, String remedy) {
      return new Refused("ROOM-" + name(), sentence, remedy);
    }
  }
}
