package cardroom.server.people;

import cardroom.server.shoe.Entropy;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/// Codes with which a person who forgot their password signs in again, each valid once. They have
/// 80 random bits, so a plain hash is safe to store.
final class RecoveryCodes {
  private static final int COUNT = 10;
  private static final int BYTES = 10;

  private RecoveryCodes() {}

  /// New codes, to be shown once: `3f2a1-91bc0-d4e77-aa5c1`.
  static List<String> fresh(Entropy entropy) {
    List<String> codes = new ArrayList<>();
    for (int i = 0; i < COUNT; i++) {
      codes.add(entropy.hex(BYTES).replaceAll("(.....)(?=.)", "$1-"));
    }
    return codes;
  }

  static String kept(List<String> codes) {
    return codes.stream().map(RecoveryCodes::hash).collect(Collectors.joining(" "));
  }

  static int count(String kept) {
    return kept.isEmpty() ? 0 : kept.split(" ", -1).length;
  }

  /// The codes that are left once this one is used; empty when it is not one of them.
  static Optional<String> without(String code, String kept) {
    var hash = hash(code);
    List<String> left = new ArrayList<>();
    var isFound = false;
    for (var one : Arrays.asList(kept.split(" ", -1))) {
      var isThis = MessageDigest.isEqual(bytes(one), bytes(hash));
      isFound |= isThis;
      if (!isThis) {
        left.add(one);
      }
    }
    return isFound ? Optional.of(String.join(" ", left)) : Optional.empty();
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /// Case, spaces and hyphens do not matter, so that it is easy to type.
  private static String hash(String code) {
    try {
      var plain = code.replaceAll("[\\s-]", "").toLowerCase(Locale.ROOT);
      var digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(bytes(plain)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
