package cardroom.server;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// An authenticator written from RFC 6238, with none of the room's own code.
public final class OneTimeCodes {
  private static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  private static final long STEP_MS = 30_000;

  private OneTimeCodes() {}

  /// The half minute that it is now.
  public static long now() {
    return System.currentTimeMillis() / STEP_MS;
  }

  /// The six digits of a half minute.
  ///
  /// @param secret in base 32
  public static String at(String secret, long step) throws GeneralSecurityException {
    var bits = BigInteger.ONE;
    for (int i = 0; i < secret.length(); i++) {
      bits = bits.shiftLeft(5).or(BigInteger.valueOf(ALPHABET.indexOf(secret.charAt(i))));
    }
    var spare = secret.length() * 5 % 8;
    var bytes = bits.shiftRight(spare).toByteArray();
    var key = new byte[bytes.length - 1];
    System.arraycopy(bytes, 1, key, 0, key.length);
    var mac = Mac.getInstance("HmacSHA1");
    mac.init(new SecretKeySpec(key, "HmacSHA1"));
    var hash = mac.doFinal(ByteBuffer.allocate(8).putLong(step).array());
    var at = hash[hash.length - 1] & 15;
    return "%06d".formatted((ByteBuffer.wrap(hash).getInt(at) & Integer.MAX_VALUE) % 1_000_000);
  }
}
