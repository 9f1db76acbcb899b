package cardroom.server.people;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// Which passwords are refused: short ones, and those that are guessed first. Anything else is
/// allowed, including spaces and every script.
///
/// A password is taken apart into what guessers try: a word of [CommonPasswords] or the person's
/// own name, also with digits in the place of letters, a row of keys, a few digits. A password made
/// of only two such pieces is refused, whatever punctuation is between them; a letter that belongs
/// to no piece counts as one.
final class PasswordRules {
  static final int LENGTH_MIN = 10;
  static final int LENGTH_MAX = 200;
  private static final int LETTERS_MIN = 5;
  private static final int PIECES_MIN = 3;
  private static final int ROW_MIN = 3;
  private static final int DIGITS_MAX = 6;
  private static final List<String> ROWS =
      rows(
          "abcdefghijklmnopqrstuvwxyz 012345678901234567890 qwertyuiop asdfghjkl zxcvbnm qwertzuiop"
              + " azertyuiop 1qaz2wsx3edc4rfv5tgb6yhn7ujm 1q2w3e4r5t6y7u8i9o0p"
              + " q1w2e3r4t5y6u7i8o9p0 qazwsxedcrfvtgbyhnujm qawsedrftgyhujikolp");

  private PasswordRules() {}

  private static List<String> rows(String rows) {
    return Arrays.stream(rows.split(" ", -1))
        .flatMap(row -> List.of(row, new StringBuilder(row).reverse().toString()).stream())
        .toList();
  }

  /// What is wrong with a password, in a sentence; empty when it may be used.
  static Optional<String> wrong(String name, String password) {
    if (password.length() < LENGTH_MIN || password.length() > LENGTH_MAX) {
      return Optional.of("A password has %d to %d characters".formatted(LENGTH_MIN, LENGTH_MAX));
    }
    return isGuessed(bare(name), bare(password))
        ? Optional.of("That password is one of the first that anybody would guess")
        : Optional.empty();
  }

  /// Punctuation sometimes replaces letters; all other punctuation, and spaces, does not make a
  /// password harder to guess.
  static String bare(String text) {
    return text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}@$!]", "");
  }

  private static boolean isGuessed(String name, String password) {
    return password.chars().distinct().count() < LETTERS_MIN
        || pieces(Set.of(name), password) < PIECES_MIN;
  }

  /// The fewest pieces that make up the text, counted from its beginning to each of its places.
  private static int pieces(Set<String> own, String text) {
    var spellings = spellings(text);
    var fewest = new int[text.length() + 1];
    // The same where the last piece is a row of keys, which another row merely extends.
    var rows = new int[text.length() + 1];
    Arrays.fill(fewest, 1, fewest.length, Integer.MAX_VALUE / 2);
    Arrays.fill(rows, Integer.MAX_VALUE / 2);
    for (int to = 1; to <= text.length(); to++) {
      for (int from = to - 1; from >= 0; from--) {
        if (isRow(text.substring(from, to))) {
          rows[to] = Math.min(rows[to], Math.min(fewest[from] + 1, rows[from]));
        }
        var isKnown = isKnown(own, spellings, from, to);
        fewest[to] = Math.min(fewest[to], fewest[from] + (isKnown ? 1 : to - from));
        fewest[to] = isRepeated(text, from, to) ? Math.min(fewest[to], fewest[from]) : fewest[to];
      }
      var isMark = !Character.isLetterOrDigit(text.charAt(to - 1));
      fewest[to] = Math.min(fewest[to], isMark ? fewest[to - 1] : rows[to]);
    }
    return fewest[text.length()];
  }

  /// As it is written, and with digits and marks read as the letters they look like.
  private static List<String> spellings(String text) {
    var plain = text.replace('0', 'o').replace('3', 'e').replace('4', 'a').replace('5', 's');
    var letters = plain.replace('7', 't').replace('@', 'a').replace('$', 's');
    return List.of(text, letters.replace('1', 'i').replace('!', 'i'), letters.replace('1', 'l'));
  }

  private static boolean isKnown(Set<String> own, List<String> spellings, int from, int to) {
    var isDigits =
        to - from <= DIGITS_MAX && spellings.getFirst().substring(from, to).matches("\\d+");
    return isDigits
        || spellings.stream()
            .map(spelling -> spelling.substring(from, to))
            .anyMatch(piece -> own.contains(piece) || CommonPasswords.has(piece));
  }

  private static boolean isRow(String piece) {
    return piece.length() >= ROW_MIN && ROWS.stream().anyMatch(row -> row.contains(piece));
  }

  /// Whether the text there repeats what comes just before.
  private static boolean isRepeated(String text, int from, int to) {
    var length = to - from;
    return from >= length && text.regionMatches(from - length, text, from, length);
  }
}
