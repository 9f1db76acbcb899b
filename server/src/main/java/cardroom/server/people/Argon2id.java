package cardroom.server.people;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;

/// The password hash Argon2id, version 1.3 (RFC 9106): slow and memory-hungry on purpose, so that
/// guessing from a stolen hash is expensive.
///
/// @param kib memory in units of 1,024 bytes
/// @param passes how many passes over all of it
/// @param lanes into how many lanes it is divided
record Argon2id(int kib, int passes, int lanes) {
  private static final int VERSION = 0x13;
  private static final int KIND = 2;
  private static final int SLICES = 4;

  /// The hash of a password, `length` bytes long.
  byte[] hash(byte[] password, byte[] salt, int length) {
    return hash(List.of(password, salt, new byte[0], new byte[0]), length);
  }

  /// @param input password, salt, secret and extra data
  byte[] hash(List<byte[]> input, int length) {
    var first = first(input, length);
    var fill = new Fill(new Argon2id(kib / (SLICES * lanes) * SLICES * lanes, passes, lanes));
    for (int lane = 0; lane < lanes; lane++) {
      for (int block = 0; block < 2; block++) {
        fill.set(lane, block, stretched(joined(first, block, lane), 8 * ArgonBlock.WORDS));
      }
    }
    return stretched(fill.last(), length);
  }

  private byte[] first(List<byte[]> input, int length) {
    var size = 40 + input.stream().mapToInt(part -> part.length).sum();
    var text = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    text.putInt(lanes).putInt(length).putInt(kib).putInt(passes).putInt(VERSION).putInt(KIND);
    for (var part : input) {
      text.putInt(part.length).put(part);
    }
    return Blake2b.hash(text.array(), 64);
  }

  private static byte[] joined(byte[] first, int block, int lane) {
    var text = ByteBuffer.allocate(first.length + 8).order(ByteOrder.LITTLE_ENDIAN);
    return text.put(first).putInt(block).putInt(lane).array();
  }

  /// A hash of any length (RFC 9106, 3.3).
  private static byte[] stretched(byte[] text, int length) {
    var whole = ByteBuffer.allocate(text.length + 4).order(ByteOrder.LITTLE_ENDIAN);
    whole.putInt(length).put(text);
    if (length <= 64) {
      return Blake2b.hash(whole.array(), length);
    }
    var out = ByteBuffer.allocate(length);
    var part = Blake2b.hash(whole.array(), 64);
    while (out.remaining() > 64) {
      out.put(part, 0, 32);
      part = Blake2b.hash(part, Math.min(64, out.remaining()));
    }
    return out.put(part).array();
  }

  /// The memory, and how it is filled.
  private static final class Fill {
    private final Argon2id cost;
    private final int laneBlocks;
    private final int segment;
    private final long[] memory;
    private final ArgonBlock block = new ArgonBlock();
    // For addresses that must not depend on the password: a zero block, an input block, an address
    // block.
    private final long[] addresses = new long[3 * ArgonBlock.WORDS];

    private Fill(Argon2id cost) {
      this.cost = cost;
      this.laneBlocks = cost.kib() / cost.lanes();
      this.segment = laneBlocks / SLICES;
      this.memory = new long[cost.kib() * ArgonBlock.WORDS];
    }

    private int at(int lane, int index) {
      return (lane * laneBlocks + index) * ArgonBlock.WORDS;
    }

    private void set(int lane, int index, byte[] bytes) {
      ByteBuffer.wrap(bytes)
          .order(ByteOrder.LITTLE_ENDIAN)
          .asLongBuffer()
          .get(memory, at(lane, index), ArgonBlock.WORDS);
    }

    private byte[] last() {
      for (int pass = 0; pass < cost.passes(); pass++) {
        for (int slice = 0; slice < SLICES; slice++) {
          for (int lane = 0; lane < cost.lanes(); lane++) {
            fill(pass, slice, lane);
          }
        }
      }
      var end = new long[ArgonBlock.WORDS];
      for (int lane = 0; lane < cost.lanes(); lane++) {
        for (int i = 0; i < end.length; i++) {
          end[i] ^= memory[at(lane, laneBlocks - 1) + i];
        }
      }
      var bytes = ByteBuffer.allocate(8 * end.length).order(ByteOrder.LITTLE_ENDIAN);
      bytes.asLongBuffer().put(end);
      return bytes.array();
    }

    private void fill(int pass, int slice, int lane) {
      var isBlind = pass == 0 && slice < SLICES / 2;
      var start = pass == 0 && slice == 0 ? 2 : 0;
      for (int i = start; i < segment; i++) {
        var index = slice * segment + i;
        var before = at(lane, index == 0 ? laneBlocks - 1 : index - 1);
        if (isBlind && (i == start || i % ArgonBlock.WORDS == 0)) {
          ask(slice, lane, i / ArgonBlock.WORDS + 1);
        }
        var chance =
            isBlind ? addresses[2 * ArgonBlock.WORDS + i % ArgonBlock.WORDS] : memory[before];
        var from = pass == 0 && slice == 0 ? lane : (int) ((chance >>> 32) % cost.lanes());
        var other = reference(pass, slice, i, from == lane, chance);
        block.mix(memory, before, at(from, other), at(lane, index), pass > 0);
      }
    }

    /// The next 128 addresses, the same for every password.
    private void ask(int slice, int lane, int count) {
      var question = ArgonBlock.WORDS;
      var answer = 2 * ArgonBlock.WORDS;
      addresses[question + 1] = lane;
      addresses[question + 2] = slice;
      addresses[question + 3] = cost.kib();
      addresses[question + 4] = cost.passes();
      addresses[question + 5] = KIND;
      addresses[question + 6] = count;
      block.mix(addresses, 0, question, answer, false);
      block.mix(addresses, 0, answer, answer, false);
    }

    /// Which block of a lane is referenced: among those filled, newer ones more often.
    private int reference(int pass, int slice, int i, boolean isOwn, long chance) {
      var filled = pass == 0 ? slice * segment : laneBlocks - segment;
      var area = isOwn ? filled + i - 1 : filled - (i == 0 ? 1 : 0);
      var low = chance & 0xffffffffL;
      var back = (area * ((low * low) >>> 32)) >>> 32;
      var oldest = pass == 0 || slice == SLICES - 1 ? 0 : (slice + 1) * segment;
      return (int) ((oldest + area - 1 - back) % laneBlocks);
    }
  }
}
