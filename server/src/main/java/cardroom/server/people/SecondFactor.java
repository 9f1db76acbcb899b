package cardroom.server.people;

import cardroom.server.journal.Row.CredentialRow;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.RoomKey;
import cardroom.server.table.Answer;
import cardroom.server.table.Answer.RoomRule;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// An authenticator beside the password. Its secret lies under the room's key, so that a copy of
/// the records makes no codes.
final class SecondFactor {
  private static final int SECRET_BYTES = 20;

  private final RoomKey key;
  private final Entropy entropy;
  private final InstantSource time;
  private final Map<String, byte[]> offered = new ConcurrentHashMap<>();
  // A code that somebody looked at over a shoulder is not good a second time.
  private final Map<String, Long> used = new ConcurrentHashMap<>();

  SecondFactor(RoomKey key, Entropy entropy, InstantSource time) {
    this.key = key;
    this.entropy = entropy;
    this.time = time;
  }

  static Answer.Refused wrongCode() {
    return RoomRule.SECOND.refuse(
        "That is not the code your authenticator shows now", "Wait for the next one");
  }

  /// Why somebody may not come in yet; empty when they have no second factor or show its code.
  Optional<Answer.Refused> wrong(CredentialRow row, String code) {
    if (row.second().isEmpty()) {
      return Optional.empty();
    }
    if (code.isBlank()) {
      return Optional.of(
          RoomRule.SECOND.refuse(
              "This account has a second factor", "Send the six digits of your authenticator"));
    }
    var secret = key.open(HexFormat.of().parseHex(row.second()), label(row.name()));
    return isRight(row.name(), secret, code) ? Optional.empty() : Optional.of(wrongCode());
  }

  private static String label(String name) {
    return "the second factor of " + name;
  }

  private synchronized boolean isRight(String name, byte[] secret, String code) {
    var step =
        OneTimeCode.matching(secret, code, time.millis(), used.getOrDefault(name, Long.MIN_VALUE));
    step.ifPresent(found -> used.put(name, found));
    return step.isPresent();
  }

  /// A new secret as authenticators read it.
  String offer(String name) {
    var secret = entropy.bytes(SECRET_BYTES);
    offered.put(name, secret);
    return OneTimeCode.base32(secret);
  }

  /// The offered secret, sealed, when this is a code of it.
  Optional<String> accepted(String name, String code) {
    var secret = offered.get(name);
    if (secret == null || !isRight(name, secret, code)) {
      return Optional.empty();
    }
    offered.remove(name);
    return Optional.of(HexFormat.of().formatHex(key.seal(secret, label(name), entropy)));
  }
}
