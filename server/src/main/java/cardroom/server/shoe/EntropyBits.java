package cardroom.server.shoe;

import cardroom.cards.RandomBits;

/// Hands out every bit of a source once.
final class EntropyBits implements RandomBits {
  private static final int PIECE = 512;

  private final Entropy source;
  private byte[] piece = new byte[0];
  private int at;
  private long used;

  EntropyBits(Entropy source) {
    this.source = source;
  }

  @Override
  public long next(int bits) {
    long value = 0;
    for (int i = 0; i < bits; i++) {
      if (at == piece.length * Byte.SIZE) {
        piece = source.bytes(PIECE);
        at = 0;
      }
      value = value << 1 | (piece[at >> 3] >> (at & 7) & 1);
      at++;
    }
    used += bits;
    return value;
  }

  /// How many bits were handed out.
  long used() {
    return used;
  }
}
