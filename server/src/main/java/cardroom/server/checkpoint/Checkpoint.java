package cardroom.server.checkpoint;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Base64;
import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Pattern;

/// A checkpoint as one line that anybody can keep: which one it is, when it was made, the hash of
/// what it says ([CheckpointText]), the public key, and the signature over all that comes before
/// the key.
///
/// @param publicKey X.509, in base 64
/// @param signature Ed25519, in base 64
public record Checkpoint(long number, Instant at, String hash, String publicKey, String signature) {
  private static final String WORD = "cardroom-checkpoint";
  private static final Pattern LINE =
      Pattern.compile(
          WORD
              + " ([1-9][0-9]{0,17}) (\\S{10,40}) ([0-9a-f]{64}) ([A-Za-z0-9+/=]{20,400})"
              + " ([A-Za-z0-9+/=]{20,400})");

  /// Signs what a checkpoint says.
  static Checkpoint signed(long number, Instant at, String hash, Signer signer) {
    var signature = signer.sign(message(number, at, hash).getBytes(StandardCharsets.UTF_8));
    return new Checkpoint(
        number, at, hash, signer.publicKey(), Base64.getEncoder().encodeToString(signature));
  }

  /// The latest checkpoint among the lines of the text, if there is one: it covers those before it.
  public static Optional<Checkpoint> find(String text) {
    return text.lines()
        .map(String::strip)
        .map(Checkpoint::parse)
        .flatMap(Optional::stream)
        .max(Comparator.comparingLong(Checkpoint::number));
  }

  /// Whether a text was meant as the line of a checkpoint, whole or not.
  public static boolean isLine(String text) {
    return text.strip().startsWith(WORD);
  }

  public static Optional<Checkpoint> parse(String line) {
    var parts = LINE.matcher(line);
    if (!parts.matches()) {
      return Optional.empty();
    }
    try {
      return Optional.of(
          new Checkpoint(
              Long.parseLong(parts.group(1)),
              Instant.parse(parts.group(2)),
              parts.group(3),
              parts.group(4),
              parts.group(5)));
    } catch (DateTimeParseException _) {
      return Optional.empty();
    }
  }

  public String line() {
    return "%s %s %s".formatted(message(number, at, hash), publicKey, signature);
  }

  private static String message(long number, Instant at, String hash) {
    return "%s %d %s %s".formatted(WORD, number, at, hash);
  }

  /// Whether the signature was made with the key it names; whose key that is, the person who kept
  /// the line must know.
  public boolean isGenuine() {
    try {
      var decoder = Base64.getDecoder();
      var key =
          KeyFactory.getInstance("Ed25519")
              .generatePublic(new X509EncodedKeySpec(decoder.decode(publicKey)));
      var check = Signature.getInstance("Ed25519");
      check.initVerify(key);
      check.update(message(number, at, hash).getBytes(StandardCharsets.UTF_8));
      return check.verify(decoder.decode(signature));
    } catch (GeneralSecurityException | IllegalArgumentException _) {
      return false;
    }
  }
}
