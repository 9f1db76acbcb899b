package cardroom.analysis.simulate;

/// Random numbers for one block of a simulation: xoshiro256++, initialised from the seed and the
/// block's number, so that a block is the same whichever thread computes it.
///
/// Never for a live table: those take their entropy from the operating system.
final class BlockRandom {

  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  private long s0;
  private long s1;
  private long s2;
  private long s3;

  BlockRandom(long seed, long block) {
    begin(seed, block);
  }

  void begin(long seed, long block) {
    var mix = mixed(seed) + block * GOLDEN;
    s0 = mixed(mix += GOLDEN);
    s1 = mixed(mix += GOLDEN);
    s2 = mixed(mix += GOLDEN);
    s3 = mixed(mix + GOLDEN);
  }

  /// The finishing step of SplitMix64.
  private static long mixed(long value) {
    var z = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  long next() {
    var result = Long.rotateLeft(s0 + s3, 23) + s0;
    var t = s1 << 17;
    s2 ^= s0;
    s3 ^= s1;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= t;
    s3 = Long.rotateLeft(s3, 45);
    return result;
  }

  /// Fills an array with the next numbers, keeping the state in registers.
  void fill(long[] into, int count) {
    var a = s0;
    var b = s1;
    var c = s2;
    var d = s3;
    for (var index = 0; index < count; index++) {
      into[index] = Long.rotateLeft(a + d, 23) + a;
      var t = b << 17;
      c ^= a;
      d ^= b;
      b ^= c;
      a ^= d;
      c ^= t;
      d = Long.rotateLeft(d, 45);
    }
    s0 = a;
    s1 = b;
    s2 = c;
    s3 = d;
  }

  /// A number from 0 to `bound` - 1, all exactly equally likely: multiply and take the high part,
  /// and draw again in the rare case that would favour some of them.
  int below(int bound) {
    var product = (next() >>> 32) * bound;
    return (product & 0xFFFFFFFFL) < bound ? checked(product, bound) : (int) (product >>> 32);
  }

  // A separate method, because the rare case inside the hot loop would slow it down.
  private int checked(long first, int bound) {
    var product = first;
    var threshold = (1L << 32) % bound;
    while ((product & 0xFFFFFFFFL) < threshold) {
      product = (next() >>> 32) * bound;
    }
    return (int) (product >>> 32);
  }
}
