package cardroom.server.people;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/// The passwords that are guessed first, whatever their length: most of those that are long enough
/// for us are made of shorter ones.
final class CommonPasswords {
  private static final String FILE = "/cardroom/server/common-passwords.txt";

  private CommonPasswords() {}

  /// Read when the first password is chosen, not when the room opens.
  private static final class Kept {
    private static final Set<String> WORDS = read();
  }

  static boolean has(String word) {
    return Kept.WORDS.contains(word);
  }

  static Set<String> all() {
    return Kept.WORDS;
  }

  private static Set<String> read() {
    try (var file = Objects.requireNonNull(CommonPasswords.class.getResourceAsStream(FILE), FILE)) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(PasswordRules::bare)
          .collect(Collectors.toUnmodifiableSet());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
