package cardroom.notation.script;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// One round as it is written in a text: its header and its lines, each a list of words.
public record Script(Header header, List<List<Word>> lines) {

  /// A line that begins with this continues the line before it.
  private static final Set<String> GOES_ON = Set.of("->", ";", "|");

  /// A text with longer words was not written for us, and is not worth reading.
  private static final int CHARACTERS_MAX = 4_000;

  public Script {
    lines = lines.stream().map(List::copyOf).toList();
  }

  /// The rounds of a text, in their order; each begins with its header.
  public static List<Script> read(String text) {
    var scripts = new ArrayList<Script>();
    var header = new ArrayList<Word>();
    var lines = new ArrayList<List<Word>>();
    for (var line : words(text)) {
      if (Header.begins(line)) {
        if (!lines.isEmpty()) {
          scripts.add(new Script(Header.of(header), lines));
          header.clear();
          lines.clear();
        }
        header.addAll(line);
      } else if (header.isEmpty()) {
        var first = line.getFirst();
        throw first.error(
            first.quoted()
                + " stands before any header; begin a round with one such as: house casino-club game pure-21.5");
      } else {
        lines.add(line);
      }
    }
    if (!header.isEmpty()) {
      scripts.add(new Script(Header.of(header), lines));
    }
    if (scripts.isEmpty()) {
      throw new NotationError(
          1,
          1,
          "there is no round here; begin one with a header such as: house casino-club game pure-21.5");
    }
    return List.copyOf(scripts);
  }

  private static List<List<Word>> words(String text) {
    var all = new ArrayList<List<Word>>();
    var number = 0;
    for (var line : (Iterable<String>) text.lines()::iterator) {
      number++;
      var words = Word.of(line, number);
      words.forEach(Script::checkLength);
      if (!words.isEmpty() && !all.isEmpty() && GOES_ON.contains(words.getFirst().text())) {
        all.getLast().addAll(words);
      } else if (!words.isEmpty()) {
        all.add(words);
      }
    }
    return all;
  }

  private static void checkLength(Word word) {
    if (word.text().length() > CHARACTERS_MAX) {
      throw word.error(
          "%s has %,d characters; a word of a round has %,d at most"
              .formatted(word.quoted(), word.text().length(), CHARACTERS_MAX));
    }
  }

  /// The game that the header names; rounds of each game have their own reader.
  public String game() {
    return header.text("game", "pure-21.5");
  }
}
