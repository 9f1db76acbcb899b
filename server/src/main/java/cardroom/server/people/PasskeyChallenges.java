package cardroom.server.people;

import cardroom.server.codec.Json;
import cardroom.server.journal.Row.UsedChallengeRow;
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

  /// A challenge that is still good.
  ///
  /// @param ends when it is so no more
  record Signed(String challenge, long ends) {
    /// What is written with whatever it is used for, and can be written once.
    UsedChallengeRow used(long at) {
      return new UsedChallengeRow(challenge, ends, at);
    }
  }

  /// The challenge that a browser says was signed, if it is one of ours for that purpose and still
  /// good.
  Optional<Signed> signed(byte[] clientData, String purpose) {
    try {
      var text = new String(clientData, StandardCharsets.UTF_8);
      var challenge = Json.read(text).path("challenge").asString("");
      var end = key.open(Base64.getUrlDecoder().decode(challenge), label(purpose));
      if (end.length != Long.BYTES) {
        return Optional.empty();
      }
      var ends = ByteBuffer.wrap(end).getLong();
      // Two ways to write one challenge would make it good twice.
      var isGood = ends > time.millis() && challenge.equals(canonical(challenge));
      return isGood ? Optional.of(new Signed(challenge, ends)) : Optional.empty();
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
