package cardroom.server.people;

import cardroom.server.shoe.Entropy;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.concurrent.Semaphore;
import java.util.regex.Pattern;

/// Passwords as the records keep them: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`.
final class PasswordHash {
  private static final int SALT_BYTES = 16;
  private static final int HASH_BYTES = 32;
  private static final Pattern FORM =
      Pattern.compile("\\$argon2id\\$v=19\\$m=(\\d+),t=(\\d+),p=(\\d+)\\$([^$]+)\\$([^$]+)");
  // Each takes 19 MB and a core for a while; more at once would only make all of them slower.
  private static final int AT_ONCE = 2;

  private final Semaphore turns = new Semaphore(AT_ONCE, true);
  private final Entropy entropy;
  private final Argon2id cost;
  private final String nobodys;

  PasswordHash(Entropy entropy, PasswordCost cost) {
    this.entropy = entropy;
    this.cost = cost.inOneLane();
    this.nobodys = text(this.cost, new byte[SALT_BYTES], new byte[HASH_BYTES]);
  }

  String of(String password) {
    var salt = entropy.bytes(SALT_BYTES);
    return text(cost, salt, hash(cost, password, salt, HASH_BYTES));
  }

  /// What a password for an unknown name is compared with, so that it takes as long as for any
  /// other.
  String nobodys() {
    return nobodys;
  }

  boolean matches(String password, String kept) {
    var form = FORM.matcher(kept);
    if (!form.matches()) {
      return false;
    }
    var paid = new Argon2id(number(form.group(1)), number(form.group(2)), number(form.group(3)));
    var salt = Base64.getDecoder().decode(form.group(4));
    var hash = Base64.getDecoder().decode(form.group(5));
    return MessageDigest.isEqual(hash, hash(paid, password, salt, hash.length));
  }

  private static int number(String digits) {
    return Integer.parseInt(digits);
  }

  private byte[] hash(Argon2id paid, String password, byte[] salt, int length) {
    turns.acquireUninterruptibly();
    try {
      var bytes = password.getBytes(StandardCharsets.UTF_8);
      return paid.hash(bytes, salt, length);
    } finally {
      turns.release();
    }
  }

  private static String text(Argon2id paid, byte[] salt, byte[] hash) {
    var base64 = Base64.getEncoder().withoutPadding();
    return "$argon2id$v=19$m=%d,t=%d,p=%d$%s$%s"
        .formatted(
            paid.kib(),
            paid.passes(),
            paid.lanes(),
            base64.encodeToString(salt),
            base64.encodeToString(hash));
  }
}
