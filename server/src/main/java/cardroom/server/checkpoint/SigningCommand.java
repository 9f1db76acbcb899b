package cardroom.server.checkpoint;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.concurrent.TimeUnit;

/// An operator's program that signs, for a key that never leaves its device: it reads the message
/// on its standard input and prints the signature in base 64.
///
/// @param command as for `sh -c`
/// @param publicKey X.509, in base 64
public record SigningCommand(String command, String publicKey) implements Signer {
  private static final long PATIENCE_SECONDS = 20;

  @Override
  public byte[] sign(byte[] message) {
    try {
      var process =
          new ProcessBuilder("sh", "-c", command)
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      hand(message, process);
      if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        throw new IllegalStateException(
            "the signing command gave no answer in %d s".formatted(PATIENCE_SECONDS));
      }
      var answer = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (process.exitValue() != 0) {
        throw new IllegalStateException(
            "the signing command ended with status " + process.exitValue());
      }
      return Base64.getDecoder().decode(answer.strip());
    } catch (IOException e) {
      throw new IllegalStateException("the signing command cannot be run: " + e.getMessage(), e);
    } catch (IllegalArgumentException e) {
      throw new IllegalStateException("the signing command printed no base 64", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the signing command was interrupted", e);
    }
  }

  /// A command that ends without reading its input reports the problem by its exit status.
  private static void hand(byte[] message, Process process) {
    try (var input = process.getOutputStream()) {
      input.write(message);
    } catch (IOException _) {
      return;
    }
  }
}
