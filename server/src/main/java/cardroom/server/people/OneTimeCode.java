package cardroom.server.people;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.OptionalLong;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// The six digits of an authenticator (RFC 6238 over RFC 4226, HMAC-SHA-1, thirty seconds).
final class OneTimeCode {
  private static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  private static final long STEP_MS = 30_000;
  private static final int[] POWERS = {
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000
  };

  private OneTimeCode() {}

  static long step(long millis) {
    return millis / STEP_MS;
  }

  static String at(byte[] secret, long step, int digits) {
    try {
      var mac = Mac.getInstance("HmacSHA1");
      mac.init(new SecretKeySpec(secret, "HmacSHA1"));
      var hash = mac.doFinal(ByteBuffer.allocate(8).putLong(step).array());
      var offset = hash[hash.length - 1] & 0xf;
      var number = ByteBuffer.wrap(hash, offset, 4).getInt() & 0x7fffffff;
      return ("%0" + digits + "d").formatted(number % POWERS[digits]);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("HMAC-SHA-1 is part of every Java", e);
    }
  }

  /// The step whose code this is, now or one before or after; each step works once.
  ///
  /// @param after the last step that was used
  static OptionalLong matching(byte[] secret, String code, long nowMs, long after) {
    var plain = code.replaceAll("\\s", "").getBytes(StandardCharsets.UTF_8);
    var found = OptionalLong.empty();
    for (long step = step(nowMs) - 1; step <= step(nowMs) + 1; step++) {
      var right = at(secret, step, 6).getBytes(StandardCharsets.UTF_8);
      if (MessageDigest.isEqual(right, plain) && step > after) {
        found = OptionalLong.of(step);
      }
    }
    return found;
  }

  /// The secret as authenticators read it.
  static String base32(byte[] secret) {
    var text = new StringBuilder();
    var bits = 0;
    var held = 0;
    for (byte one : secret) {
      held = (held << 8) | (one & 0xff);
      bits += 8;
      while (bits >= 5) {
        bits -= 5;
        text.append(ALPHABET.charAt((held >> bits) & 31));
      }
      held &= 31;
    }
    if (bits > 0) {
      text.append(ALPHABET.charAt((held << (5 - bits)) & 31));
    }
    return text.toString();
  }
}
