package cardroom.server.startup;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardroom.server.api.OperatorToken;
import cardroom.server.backup.BackupKey;
import cardroom.server.checkpoint.SigningKey;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whoever gives a secret where its file is asked for is told so, and the secret is not repeated:
/// what a room says when it cannot open is kept in the system's log.
class MistakenSecretsTest {
  private static final String SECRET = "0f".repeat(32);

  @TempDir Path folder;

  @Test
  void a_signing_key_in_place_of_its_file_is_not_repeated() throws Exception {
    SigningKey.create(folder.resolve("checkpoint.key"));
    var secret = Files.readString(folder.resolve("checkpoint.key"));
    for (var given : new String[] {secret, secret.replace('\n', ' '), "a\0b"}) {
      assertThatThrownBy(
              () -> SignerChoice.of(Map.of(SignerChoice.FILE, given), folder.resolve("none")))
          .isInstanceOf(CannotOpen.class)
          .hasMessage(
              "CARDROOM_SIGNING_KEY names no file that can be read: give the file that holds the"
                  + " key, not the key itself.");
    }
  }

  @Test
  void a_backup_key_in_place_of_its_file_is_not_repeated() {
    assertThatThrownBy(() -> BackupKey.in(Path.of(SECRET)))
        .hasMessage("give the file that holds the backup key, not the key itself");
  }

  @Test
  void a_token_in_place_of_its_file_is_not_repeated() {
    assertThatThrownBy(() -> OperatorToken.in(Path.of(SECRET)))
        .hasMessage("give the file that holds the token, not the token itself");
  }
}
