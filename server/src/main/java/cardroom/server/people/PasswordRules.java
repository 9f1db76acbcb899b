package cardroom.server.people;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// Which passwords nobody may have: short ones, and those that are guessed first. Anything else
/// goes, blanks and every script included.
final class PasswordRules {
  static final int LENGTH_MIN = 10;
  static final int LENGTH_MAX = 200;
  private static final int LETTERS_MIN = 5;
  private static final String ROWS =
      "abcdefghijklmnopqrstuvwxyz 01234567890 qwertyuiop asdfghjkl zxcvbnm qwertzuiop azertyuiop"
          + " 1qaz2wsx3edc4rfv5tgb 1q2w3e4r5t6y7u8i9o0p qazwsxedcrfvtgb";
  // What is left of the commonest passwords when digits and marks at their ends are taken off.
  private static final Set<String> COMMON =
      Set.of(
          "password",
          "passwort",
          "passw0rd",
          "p@ssw0rd",
          "p@ssword",
          "letmein",
          "welcome",
          "iloveyou",
          "iloveu",
          "monkey",
          "dragon",
          "football",
          "baseball",
          "basketball",
          "soccer",
          "superman",
          "batman",
          "princess",
          "sunshine",
          "starwars",
          "pokemon",
          "master",
          "shadow",
          "michael",
          "jennifer",
          "jordan",
          "charlie",
          "trustno",
          "whatever",
          "freedom",
          "mustang",
          "hunter",
          "killer",
          "summer",
          "winter",
          "spring",
          "autumn",
          "computer",
          "internet",
          "samsung",
          "liverpool",
          "chelsea",
          "arsenal",
          "admin",
          "administrator",
          "changeme",
          "default",
          "secret",
          "cardroom",
          "poker",
          "blackjack",
          "casino",
          "jackpot",
          "royalflush",
          "holdem",
          "texasholdem",
          "correcthorsebatterystaple",
          "passwordpassword",
          "password1234");

  private PasswordRules() {}

  /// What is wrong with a password, in a sentence; empty when it may be used.
  static Optional<String> wrong(String name, String password) {
    var plain = password.toLowerCase(Locale.ROOT);
    if (password.length() < LENGTH_MIN || password.length() > LENGTH_MAX) {
      return Optional.of("A password has %d to %d characters".formatted(LENGTH_MIN, LENGTH_MAX));
    }
    var bare = plain.replaceAll("^[^\\p{L}]+|[^\\p{L}]+$", "").replaceAll("[\\s_-]", "");
    var own = name.toLowerCase(Locale.ROOT);
    if (plain.chars().distinct().count() < LETTERS_MIN
        || COMMON.contains(bare)
        || bare.equals(own.replaceAll("[\\s_'.-]", ""))
        || isRow(plain)) {
      return Optional.of("That password is one of the first that anybody would guess");
    }
    return Optional.empty();
  }

  private static boolean isRow(String plain) {
    var back = new StringBuilder(plain).reverse().toString();
    for (var row : ROWS.split(" ", -1)) {
      if ((row + row).contains(plain) || (row + row).contains(back)) {
        return true;
      }
    }
    return false;
  }
}
