package cardroom.server.people;

import java.util.Arrays;

/// The hash function BLAKE2b without a key (RFC 7693), of which Argon2 is made.
final class Blake2b {
  private static final int BLOCK = 128;
  private static final int ROUNDS = 12;
  private static final long[] START = {
    0x6a09e667f3bcc908L, 0xbb67ae8584caa73bL, 0x3c6ef372fe94f82bL, 0xa54ff53a5f1d36f1L,
    0x510e527fade682d1L, 0x9b05688c2b3e6c1fL, 0x1f83d9abfb41bd6bL, 0x5be0cd19137e2179L
  };
  // Which word of the message goes where; the eleventh round is like the first.
  private static final String[] ORDER = {
    "0123456789abcdef", "ea489fd61c02b753", "b8c052fdae367194", "7931dcbe265a40f8",
    "905724afe1bc683d", "2c6a0b834d75fe19", "c51fed4a0763928b", "db7ec13950f4862a",
    "6fe9b308c2d714a5", "a2847615fb9e3cd0"
  };

  private Blake2b() {}

  /// The hash of some bytes, of the given length, at most 64.
  static byte[] hash(byte[] text, int length) {
    var state = START.clone();
    state[0] ^= 0x01010000L ^ length;
    var blocks = Math.max(1, (text.length + BLOCK - 1) / BLOCK);
    for (int i = 0; i < blocks; i++) {
      var isLast = i == blocks - 1;
      var end = isLast ? text.length : (i + 1) * BLOCK;
      var block = Arrays.copyOf(Arrays.copyOfRange(text, i * BLOCK, end), BLOCK);
      compress(state, words(block), end, isLast);
    }
    var bytes = new byte[64];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) (state[i >> 3] >>> (8 * (i & 7)));
    }
    return Arrays.copyOf(bytes, length);
  }

  private static long[] words(byte[] block) {
    var words = new long[16];
    for (int i = 0; i < BLOCK; i++) {
      words[i >> 3] |= (block[i] & 0xffL) << (8 * (i & 7));
    }
    return words;
  }

  private static void compress(long[] state, long[] message, long count, boolean isLast) {
    var v = Arrays.copyOf(state, 16);
    System.arraycopy(START, 0, v, 8, 8);
    v[12] ^= count;
    v[14] ^= isLast ? -1L : 0;
    for (int round = 0; round < ROUNDS; round++) {
      var order = ORDER[round % ORDER.length];
      for (int i = 0; i < 8; i++) {
        var first = message[Character.digit(order.charAt(2 * i), 16)];
        var second = message[Character.digit(order.charAt(2 * i + 1), 16)];
        // Four columns, then four diagonals.
        var turn = i < 4 ? 0 : 1;
        var a = i & 3;
        mix(
            v,
            a,
            4 + (a + turn & 3),
            8 + (a + 2 * turn & 3),
            12 + (a + 3 * turn & 3),
            first,
            second);
      }
    }
    for (int i = 0; i < 8; i++) {
      state[i] ^= v[i] ^ v[i + 8];
    }
  }

  private static void mix(long[] v, int a, int b, int c, int d, long first, long second) {
    v[a] += v[b] + first;
    v[d] = Long.rotateRight(v[d] ^ v[a], 32);
    v[c] += v[d];
    v[b] = Long.rotateRight(v[b] ^ v[c], 24);
    v[a] += v[b] + second;
    v[d] = Long.rotateRight(v[d] ^ v[a], 16);
    v[c] += v[d];
    v[b] = Long.rotateRight(v[b] ^ v[c], 63);
  }
}
