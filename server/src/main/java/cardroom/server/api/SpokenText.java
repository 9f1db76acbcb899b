package cardroom.server.api;

import cardroom.games.table.RoomRule;
import cardroom.server.table.Answer;
import java.text.Normalizer;
import java.util.regex.Pattern;

/// Text that somebody typed, as others read it: one line, nothing that changes how the text around
/// it is displayed, and not too long. The client shows them as text and nothing else.
final class SpokenText {
  static final int LENGTH_MAX = 140;

  // Control and format characters (such as those that change the writing direction), private-use
  // characters, surrogates, line separators.
  private static final Pattern UNSEEN =
      Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{Zl}\\p{Zp}]+");
  private static final Pattern BLANKS = Pattern.compile("\\s+");
  // A letter has an accent or two; a pile of them would cover the lines above and below.
  private static final Pattern HEAPED = Pattern.compile("(\\p{M}{2})\\p{M}+");

  private SpokenText() {}

  static String of(String typed) {
    return of(typed, LENGTH_MAX);
  }

  /// What can be seen of it; empty where nothing can.
  static String seen(String typed) {
    var whole = Normalizer.normalize(typed, Normalizer.Form.NFC);
    var seen = HEAPED.matcher(UNSEEN.matcher(whole).replaceAll(" ")).replaceAll("$1");
    return BLANKS.matcher(seen).replaceAll(" ").strip();
  }

  static String of(String typed, int lengthMax) {
    var text = seen(typed);
    var length = text.codePointCount(0, text.length());
    if (length == 0 || length > lengthMax) {
      throw new Refusal(
          Answer.refuse(
              RoomRule.FORM,
              "A line of talk has 1 to %d characters, not %d".formatted(lengthMax, length),
              "Say it shorter"));
    }
    return text;
  }
}
