package cardroom.server.shoe;

import cardroom.cards.Bits;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HexFormat;

/// Fresh randomness for live tables.
public interface Entropy {

  byte[] bytes(int count);

  /// The operating system's own source: never a generator of ours that could run out of state.
  ///
  /// A shuffle of eight decks needs 2,304 bits; a generator seeded with 256 could reach but a
  /// vanishing part of the orders.
  static Entropy ofTheSystem() {
    var device = Path.of("/dev/urandom");
    if (!Files.isReadable(device)) {
      var random = new SecureRandom();
      return random::generateSeed;
    }
    return count -> {
      try (var in = new DataInputStream(Files.newInputStream(device))) {
        var bytes = new byte[count];
        in.readFully(bytes);
        return bytes;
      } catch (IOException e) {
        throw new IllegalStateException("the system gives no randomness: " + e.getMessage(), e);
      }
    };
  }

  /// The same source bit by bit, read in small pieces and never used twice.
  default Bits bits() {
    return new EntropyBits(this);
  }

  /// So many bytes as hexadecimal text: for tokens and invitations.
  default String hex(int count) {
    return HexFormat.of().formatHex(bytes(count));
  }
}
