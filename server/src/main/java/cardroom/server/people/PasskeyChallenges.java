package cardroom.server.people;

import cardroom.server.codec.Json;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.RoomKey;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.Base64;
import java.util.Optional;

/// What devices are asked to sign. A challenge carries its own end, sealed for one purpose under a
/// key derived from the room's: nothing is kept of it until it is used, and every machine of the
/// room knows it. Whoever asks for challenges without end learns nothing about what lies under the
/// room's key itself.
final class PasskeyChallenges {
  /// How long somebody may look for their device; browsers wait as long.
  static final long GOOD_MS = 5 * 60_000;

  private final RoomKey key;
  private final Entropy entropy;
  private final InstantSource time;

  /// @param key the room's
  PasskeyChallenges(RoomKey key, Entropy entropy, InstantSource time) {
    this.key = key.derived("passkey challenges");
    this.entropy = entropy;
    this.time = time;
  }

  /// @param purpose whoever and whatever it is for; for anything else it is worth nothing
  String fresh(String purpose) {
    var end = ByteBuffer.allocate(Long.BYTES).putLong(time.millis() + GOOD_MS).array();
    return Base64.getUrlEncoder()
        .withoutPadding()
        .encodeToString(key.seal(end, label(purpose), entropy));
  }

  private static String label(String purpose) {
    return "a challenge to " + purpose;
  }

  /// The challenge that a browser says was signed, if it is one of ours for that purpose and still
  /// good.
  Optional<String> signed(byte[] clientData, String purpose) {
    try {
      var text = new String(clientData, StandardCharsets.UTF_8);
      var challenge = Json.read(text).path("challenge").asString("");
      var end = key.open(Base64.getUrlDecoder().decode(challenge), label(purpose));
      var isGood =
          end.length == Long.BYTES
              && ByteBuffer.wrap(end).getLong() > time.millis()
              // Two ways to write one challenge would make it good twice.
              && challenge.equals(canonical(challenge));
      return isGood ? Optional.of(challenge) : Optional.empty();
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  private static String canonical(String challenge) {
    return Base64.getUrlEncoder()
        .withoutPadding()
        .encodeToString(Base64.getUrlDecoder().decode(challenge));
  }
}
