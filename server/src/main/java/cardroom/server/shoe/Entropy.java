package cardroom.server.shoe;

import cardroom.cards.RandomBits;
import java.util.HexFormat;

/// Fresh randomness for live tables.
public interface Entropy {

  byte[] bytes(int count);

  /// The operating system's own source: never a generator of ours that could run out of state.
  ///
  /// A shuffle of eight decks needs 2,304 bits; a generator seeded with 256 could only reach a
  /// vanishing fraction of the orders.
  static Entropy ofTheSystem() {
    return SystemEntropy.SOURCE;
  }

  /// The same source bit by bit, read in small pieces and never used twice.
  default RandomBits bits() {
    return new EntropyBits(this);
  }

  /// That many bytes as hexadecimal text: for tokens and invitations.
  default String hex(int count) {
    return HexFormat.of().formatHex(bytes(count));
  }
}
