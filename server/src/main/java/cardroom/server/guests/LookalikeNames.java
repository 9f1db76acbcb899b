package cardroom.server.guests;

import java.text.Normalizer;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;

/// Which letters names and titles are written in, and which names would be mistaken for each other
/// (docs/decisions/0011-names-that-look-alike.md).
public final class LookalikeNames {
  private static final int NAME_MIN = 2;
  private static final int NAME_MAX = 20;
  private static final int TITLE_MAX = 60;
  private static final String IN_NAMES = " _-'.";
  private static final String IN_TITLES = IN_NAMES + ",:;!?&()/+#$%*=@\"";
  // Letters of Latin blocks that look like others: dotless i, kra, long s crossed or not, a
  // crossed delta, a capital sharp s, and ligatures of two.
  private static final String CONFUSED =
      "\u0131\u0138\u0149\u017f\u0132\u0133\u013f\u0140\u1e9c\u1e9d\u1e9e\u1e9f";
  private static final Map<String, String> LOOKS_LIKE =
      Map.ofEntries(
          Map.entry("I", "l"),
          Map.entry("1", "l"),
          Map.entry("0", "o"),
          Map.entry("5", "s"),
          Map.entry("\u0141", "l"),
          Map.entry("\u0142", "l"),
          Map.entry("\u00d8", "o"),
          Map.entry("\u00f8", "o"),
          Map.entry("\u0110", "d"),
          Map.entry("\u0111", "d"),
          Map.entry("\u00d0", "d"),
          Map.entry("\u00f0", "d"),
          Map.entry("\u0126", "h"),
          Map.entry("\u0127", "h"),
          Map.entry("\u0166", "t"),
          Map.entry("\u0167", "t"),
          Map.entry("\u014a", "n"),
          Map.entry("\u014b", "n"),
          Map.entry("\u00c6", "ae"),
          Map.entry("\u00e6", "ae"),
          Map.entry("\u0152", "oe"),
          Map.entry("\u0153", "oe"),
          Map.entry("\u00df", "b"),
          Map.entry("\u00de", "p"),
          Map.entry("\u00fe", "p"));

  private LookalikeNames() {}

  /// What is wrong with a guest's name, in a sentence; empty when they may have it.
  public static Optional<String> wrongName(String name) {
    if (name.length() < NAME_MIN || name.length() > NAME_MAX) {
      return Optional.of("A name has %d to %d characters".formatted(NAME_MIN, NAME_MAX));
    }
    var ends = "" + name.charAt(0) + name.charAt(name.length() - 1);
    return !isWritten(name, IN_NAMES) || !isWritten(ends, "") || name.contains("  ")
        ? Optional.of(
            "A name is made of Latin letters and digits, with spaces, _ - ' or . between them")
        : Optional.empty();
  }

  /// Whether a text has the one character that not every database can store.
  public static boolean isNoText(String text) {
    return text.indexOf('\0') >= 0;
  }

  /// What is wrong with the title of a table, in a sentence; empty when it may have it.
  public static Optional<String> wrongTitle(String title) {
    return title.length() > TITLE_MAX || title.isBlank() || !isWritten(title, IN_TITLES)
        ? Optional.of(
            "A title has up to %d Latin letters, digits, spaces and %s"
                .formatted(TITLE_MAX, IN_TITLES.strip()))
        : Optional.empty();
  }

  private static boolean isWritten(String text, String marks) {
    return Normalizer.isNormalized(text, Normalizer.Form.NFKC)
        && text.chars().allMatch(letter -> isLetter(letter) || marks.indexOf(letter) >= 0);
  }

  /// The letters of Latin alphabets that people write names in: plain, with an accent, or
  /// Vietnamese.
  private static boolean isLetter(int letter) {
    var isPlain =
        (letter >= 'a' && letter <= 'z')
            || (letter >= 'A' && letter <= 'Z')
            || (letter >= '0' && letter <= '9');
    var isAccented =
        (letter >= 0xc0 && letter <= 0x17f)
            || (letter >= 0x218 && letter <= 0x21b)
            || (letter >= 0x1e00 && letter <= 0x1ef9);
    return isPlain || (isAccented && Character.isLetter(letter) && CONFUSED.indexOf(letter) < 0);
  }

  /// What a name looks like at a glance; two names with a look in common would be mistaken for each
  /// other. A capital I is an l to the eye, and an i to whoever knows the name in small letters, so
  /// a name with one has another look besides the first.
  public static SequencedSet<String> looks(String name) {
    var looks = new LinkedHashSet<String>();
    looks.add(look(name));
    looks.add(look(plain(name).replace('I', 'i')));
    return looks;
  }

  private static String plain(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFKD)
        .replaceAll("\\p{M}+", "")
        .replaceAll("[ _'.-]", "-");
  }

  static String look(String name) {
    var plain = plain(name);
    var look = new StringBuilder();
    plain
        .chars()
        .mapToObj(Character::toString)
        .forEach(letter -> look.append(LOOKS_LIKE.getOrDefault(letter, letter)));
    // A small c and l together look like a d; a capital C does not.
    var close = look.toString().replace("cl", "d");
    return close.toLowerCase(Locale.ROOT).replace("rn", "m").replace("vv", "w");
  }
}
