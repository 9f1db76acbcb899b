package cardroom.server.startup;

import cardroom.server.checkpoint.Signer;
import cardroom.server.checkpoint.SigningCommand;
import cardroom.server.checkpoint.SigningKey;
import cardroom.server.keeping.FileFault;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;

/// What signs the checkpoints of a room: a command of the operator's, a key file kept apart, or a
/// key beside the data, which is made once.
public final class SignerChoice {
  /// A command that signs; [#PUBLIC] then holds its public key.
  public static final String COMMAND = "CARDROOM_SIGNING_COMMAND";

  public static final String PUBLIC = "CARDROOM_SIGNING_PUBLIC";

  /// The file of a key that is not kept with the data.
  public static final String FILE = "CARDROOM_SIGNING_KEY";

  private SignerChoice() {}

  static Signer of(Map<String, String> environment, Path beside) {
    var command = environment.get(COMMAND);
    if (command != null) {
      var key = environment.get(PUBLIC);
      if (key == null) {
        throw new CannotOpen(
            "%s names a command that signs, but %s is missing: set it to the public key (X.509, base 64)."
                .formatted(COMMAND, PUBLIC));
      }
      return new SigningCommand(command, key.strip());
    }
    var given = environment.get(FILE);
    return given == null ? beside(beside) : apart(given);
  }

  /// Whoever gives the key itself in place of its file must not find it in a log.
  private static Signer apart(String given) {
    try {
      return SigningKey.in(Path.of(given));
    } catch (IOException | InvalidPathException e) {
      throw new CannotOpen(
          "%s names no file that can be read: give the file that holds the key, not the key itself."
              .formatted(FILE),
          e);
    } catch (IllegalArgumentException e) {
      throw unreadable(Path.of(given), e);
    }
  }

  private static Signer beside(Path file) {
    try {
      return Files.exists(file) ? SigningKey.in(file) : SigningKey.create(file);
    } catch (IOException | IllegalArgumentException e) {
      throw unreadable(file, e);
    }
  }

  private static CannotOpen unreadable(Path file, Exception why) {
    return new CannotOpen(
        ("The key %s that signs checkpoints cannot be read (%s): put it back, or move it away and"
                + " a new one is made; those who keep checkpoints must then be told the new key.")
            .formatted(file, FileFault.words(why)),
        why);
  }
}
