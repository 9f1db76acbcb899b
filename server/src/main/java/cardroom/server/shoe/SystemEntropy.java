package cardroom.server.shoe;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;

/// The operating system's randomness. Its device is opened once; every read is a separate system
/// call, from any thread.
final class SystemEntropy {
  static final Entropy SOURCE = open();

  private SystemEntropy() {}

  private static Entropy open() {
    var device = Path.of("/dev/urandom");
    if (!Files.isReadable(device)) {
      var random = new SecureRandom();
      return random::generateSeed;
    }
    try {
      var source = new FileInputStream(device.toFile());
      return count -> read(source, count);
    } catch (IOException e) {
      throw silent(e);
    }
  }

  private static byte[] read(InputStream source, int count) {
    try {
      var bytes = source.readNBytes(count);
      if (bytes.length < count) {
        throw new IOException("it has come to an end");
      }
      return bytes;
    } catch (IOException e) {
      throw silent(e);
    }
  }

  private static IllegalStateException silent(IOException e) {
    return new IllegalStateException("the system gives no randomness: " + e.getMessage(), e);
  }
}
