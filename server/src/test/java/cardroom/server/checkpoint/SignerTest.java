package cardroom.server.checkpoint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.Base64;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A checkpoint is signed with a key in a file or by a command, and can be checked by itself.
class SignerTest {
  private static final Instant AT = Instant.parse("2026-03-01T20:00:00.123Z");

  @TempDir Path folder;

  @Test
  void a_line_is_read_as_it_was_written_and_fits_its_key() throws Exception {
    var key = SigningKey.create(folder.resolve("checkpoint.key"));
    var made = Checkpoint.signed(7, AT, "ab".repeat(32), key);
    assertThat(Checkpoint.find("Kept today:\n  " + made.line() + "\n")).contains(made);
    assertThat(made.isGenuine()).isTrue();
    var later = new Checkpoint(8, AT, made.hash(), made.publicKey(), made.signature());
    assertThat(later.isGenuine()).isFalse();
    var same = SigningKey.in(folder.resolve("checkpoint.key"));
    assertThat(same.publicKey()).isEqualTo(key.publicKey());
    assertThat(Files.getPosixFilePermissions(folder.resolve("checkpoint.key")))
        .isEqualTo(PosixFilePermissions.fromString("rw-------"));
  }

  @Test
  void a_command_signs_with_a_key_of_its_own() throws Exception {
    var file = folder.resolve("checkpoint.key");
    var key = SigningKey.create(file);
    // Stands for the device: it answers everything with the signature of this one message.
    var signed = Checkpoint.signed(1, AT, "cd".repeat(32), key);
    var command = new SigningCommand("cat >/dev/null; echo " + signed.signature(), key.publicKey());
    assertThat(Checkpoint.signed(1, AT, "cd".repeat(32), command)).isEqualTo(signed);
    assertThat(Checkpoint.signed(2, AT, "cd".repeat(32), command).isGenuine()).isFalse();
  }

  @Test
  void a_command_that_fails_is_explained() {
    assertThatThrownBy(() -> new SigningCommand("exit 3", "x").sign(new byte[1]))
        .hasMessage("the signing command ended with status 3");
    assertThatThrownBy(() -> new SigningCommand("cat >/dev/null; echo ??", "x").sign(new byte[1]))
        .hasMessage("the signing command printed no base 64");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''                | it is empty",
        "private           | it has no two lines 'private …' and 'public …'",
        "private AAAA public AAAA | it holds no Ed25519 key"
      })
  void a_key_file_that_is_none_is_explained(String text, String words) {
    assertThatThrownBy(() -> SigningKey.parse(text)).hasMessage(words);
  }

  @Test
  void halves_of_two_keys_do_not_belong_together() throws Exception {
    var one = SigningKey.create(folder.resolve("one"));
    SigningKey.create(folder.resolve("other"));
    var half = Files.readString(folder.resolve("other")).lines().findFirst().orElseThrow();
    assertThatThrownBy(() -> SigningKey.parse(half + "\npublic " + one.publicKey() + "\n"))
        .hasMessage("its two halves do not belong together");
    assertThat(Base64.getDecoder().decode(one.publicKey())).hasSize(44);
  }
}
