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

/// What devices are asked to sign. A challenge contains its own expiry, sealed for one purpose with
/// a key derived from the room's: nothing is stored until it is used, and every machine of the room
/// recognises it. Asking for any number of challenges reveals nothing about what is sealed with the
/// room's key itself.
final class PasskeyChallenges {
  /// How long a person may take to find their device; browsers wait just as long.
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

  /// @param purpose for whom and for what it is; it is worthless for anything else
  String fresh(String purpose) {
    var end = ByteBuffer.allocate(Long.BYTES).putLong(time.millis() + GOOD_MS).array();
    return Base64.getUrlEncoder()
        .withoutPadding()
        .encodeToString(key.seal(end, label(purpose), entropy));
  }

  private static String label(String purpose) {
    return "a challenge to " + purpose;
  }

  /// A challenge that is still valid.
  ///
  /// @param ends when it expires
  record Signed(String challenge, long ends) {
    /// The row that is written when it is used, and that can be written only once.
    UsedChallengeRow used(long at) {
      return new UsedChallengeRow(challenge, ends, at);
    }
  }

  /// The challenge that a browser says was signed, if it is one of ours for that purpose and still
  /// valid.
  Optional<Signed> signed(byte[] clientData, String purpose) {
    try {
      var text = new String(clientData, StandardCharsets.UTF_8);
      var challenge = Json.read(text).path("challenge").asString("");
      var end = key.open(Base64.getUrlDecoder().decode(challenge), label(purpose));
      if (end.length != Long.BYTES) {
        return Optional.empty();
      }
      var ends = ByteBuffer.wrap(end).getLong();
      // Two ways to write one challenge would make it valid twice.
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
