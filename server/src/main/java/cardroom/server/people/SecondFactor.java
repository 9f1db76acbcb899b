package cardroom.server.people;

import cardroom.games.table.RoomRule;
import cardroom.server.guests.Guest;
import cardroom.server.journal.Row;
import cardroom.server.journal.Row.CredentialRow;
import cardroom.server.journal.Row.UsedCodeRow;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.RoomKey;
import cardroom.server.table.Answer;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;

/// An authenticator beside the password. Its secret lies under the room's key, so that a copy of
/// the records makes no codes.
final class SecondFactor {
  private static final int SECRET_BYTES = 20;

  private final RoomKey key;
  private final Entropy entropy;
  private final InstantSource time;
  private final Map<String, Offered> offered = new ConcurrentHashMap<>();
  // A code that somebody looked at over a shoulder is not good a second time.
  private final Map<String, Long> used = new ConcurrentHashMap<>();

  /// @param session in which the password was shown, and in which alone it is taken
  @SuppressWarnings("ArrayRecordComponent") // Compared with nothing.
  private record Offered(String session, byte[] secret) {}

  SecondFactor(RoomKey key, Entropy entropy, InstantSource time) {
    this.key = key;
    this.entropy = entropy;
    this.time = time;
  }

  static Answer.Refused wrongCode() {
    return Answer.refuse(
        RoomRule.SECOND,
        "That is not the code your authenticator shows now",
        "Wait for the next one");
  }

  /// What somebody showed beside the password.
  sealed interface Shown {
    /// @param used the code, unless the account has no second factor; it can be written once
    record Right(List<Row> used) implements Shown {
      public Right {
        used = List.copyOf(used);
      }
    }

    record Wrong(Answer.Refused why) implements Shown {}
  }

  Shown shown(CredentialRow row, String code) {
    if (row.second().isEmpty()) {
      return new Shown.Right(List.of());
    }
    if (code.isBlank()) {
      return new Shown.Wrong(
          Answer.refuse(
              RoomRule.SECOND,
              "This account has a second factor",
              "Send the six digits your authenticator shows"));
    }
    var secret = key.open(HexFormat.of().parseHex(row.second()), label(row.name()));
    var step = step(row.name(), secret, code);
    return step.isPresent()
        ? new Shown.Right(List.of(new UsedCodeRow(row.name(), step.getAsLong())))
        : new Shown.Wrong(wrongCode());
  }

  private static String label(String name) {
    return "the second factor of " + name;
  }

  private synchronized OptionalLong step(String name, byte[] secret, String code) {
    var step =
        OneTimeCode.matching(secret, code, time.millis(), used.getOrDefault(name, Long.MIN_VALUE));
    step.ifPresent(found -> used.put(name, found));
    return step;
  }

  /// A new secret as authenticators read it.
  String offer(Guest guest) {
    var secret = entropy.bytes(SECRET_BYTES);
    offered.put(guest.name(), new Offered(guest.session(), secret));
    return OneTimeCode.base32(secret);
  }

  /// What was offered before is worth nothing.
  void forget(String name) {
    offered.remove(name);
  }

  /// The offered secret, sealed, and the code that was used up to show it.
  record Accepted(String sealed, UsedCodeRow used) {}

  Optional<Accepted> accepted(Guest guest, String code) {
    var name = guest.name();
    var mine = offered.get(name);
    if (mine == null || !mine.session().equals(guest.session())) {
      return Optional.empty();
    }
    var step = step(name, mine.secret(), code);
    if (step.isEmpty()) {
      return Optional.empty();
    }
    offered.remove(name, mine);
    var sealed = HexFormat.of().formatHex(key.seal(mine.secret(), label(name), entropy));
    return Optional.of(new Accepted(sealed, new UsedCodeRow(name, step.getAsLong())));
  }
}
