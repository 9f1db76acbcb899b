package cardroom.server.people;

/// How Argon2 makes one block of 1,024 bytes out of two others (RFC 9106, 3.5 and 3.6).
final class ArgonBlock {
  static final int WORDS = 128;

  private final long[] mixed = new long[WORDS];
  private final long[] kept = new long[WORDS];

  /// Writes the mix of two blocks to a third.
  ///
  /// @param adds whether the previous content is mixed in, as from the second pass on
  void mix(long[] memory, int one, int other, int into, boolean adds) {
    for (int i = 0; i < WORDS; i++) {
      mixed[i] = memory[one + i] ^ memory[other + i];
      kept[i] = mixed[i] ^ (adds ? memory[into + i] : 0);
    }
    permute();
    for (int i = 0; i < WORDS; i++) {
      memory[into + i] = mixed[i] ^ kept[i];
    }
  }

  private void permute() {
    for (int row = 0; row < 8; row++) {
      round(16 * row, 2);
    }
    for (int column = 0; column < 8; column++) {
      round(2 * column, 16);
    }
  }

  /// One round over eight pairs of words; `step` is from pair to pair.
  private void round(int at, int step) {
    for (int i = 0; i < 8; i++) {
      var turn = i < 4 ? 0 : 1;
      var a = i & 3;
      quarter(
          word(at, step, a),
          word(at, step, 4 + (a + turn & 3)),
          word(at, step, 8 + (a + 2 * turn & 3)),
          word(at, step, 12 + (a + 3 * turn & 3)));
    }
  }

  private static int word(int at, int step, int number) {
    return at + (number >> 1) * step + (number & 1);
  }

  /// The four words are kept in local variables: each is used several times, millions of times
  /// over.
  private void quarter(int atA, int atB, int atC, int atD) {
    long a = mixed[atA];
    long b = mixed[atB];
    long c = mixed[atC];
    long d = mixed[atD];
    a = sum(a, b);
    d = Long.rotateRight(d ^ a, 32);
    c = sum(c, d);
    b = Long.rotateRight(b ^ c, 24);
    a = sum(a, b);
    d = Long.rotateRight(d ^ a, 16);
    c = sum(c, d);
    b = Long.rotateRight(b ^ c, 63);
    mixed[atA] = a;
    mixed[atB] = b;
    mixed[atC] = c;
    mixed[atD] = d;
  }

  /// Adds with a product, so that hardware without fast multiplication gains nothing.
  private static long sum(long one, long other) {
    return one + other + 2 * (one & 0xffffffffL) * (other & 0xffffffffL);
  }
}
