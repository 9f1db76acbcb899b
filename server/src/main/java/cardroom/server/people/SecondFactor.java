package cardroom.server.people;

import cardroom.games.table.RoomRule;
import cardroom.server.guests.Guest;
import cardroom.server.journal.Row;
import cardroom.server.journal.Row.CredentialRow;
import cardroom.server.journal.Row.UsedChallengeRow;
import cardroom.server.journal.Row.UsedCodeRow;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.RoomKey;
import cardroom.server.table.Answer;
import java.nio.ByteBuffer;
import java.time.InstantSource;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;

/// An authenticator in addition to the password. Its secret is sealed with the room's key, so that
/// a copy of the records cannot produce codes.
final class SecondFactor {
  private static final int SECRET_BYTES = 20;
  private static final int OFFER_BYTES = Long.BYTES + SECRET_BYTES;

  /// How long a person may take to enter a new secret into their authenticator.
  private static final long OFFERED_MS = 10 * 60_000;

  private final RoomKey key;
  private final RoomKey offers;
  private final Entropy entropy;
  private final InstantSource time;
  // A code that somebody saw over a shoulder does not work a second time.
  private final Map<String, Long> used = new ConcurrentHashMap<>();

  SecondFactor(RoomKey key, Entropy entropy, InstantSource time) {
    this.key = key;
    this.offers = key.derived("second factor offers");
    this.entropy = entropy;
    this.time = time;
  }

  static Answer.Refused wrongCode() {
    return Answer.refuse(
        RoomRule.SECOND,
        "That is not the code your authenticator shows now",
        "Wait for the next one");
  }

  /// What a person entered besides the password.
  sealed interface Shown {
    /// @param used the code, unless the account has no second factor; it can be written only once
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

  /// A new secret for a person who has just entered their password, in that session alone. Nothing
  /// is stored here, so that any machine of the room can accept it.
  ///
  /// @param row their present credentials; the offer is void once they have another second factor
  SecondFactorOffer offer(Guest guest, CredentialRow row) {
    var secret = entropy.bytes(SECRET_BYTES);
    var ends = time.millis() + OFFERED_MS;
    var both = ByteBuffer.allocate(OFFER_BYTES).putLong(ends).put(secret).array();
    var sealed = offers.seal(both, offering(guest, row), entropy);
    return new SecondFactorOffer(
        OneTimeCode.base32(secret), Base64.getUrlEncoder().withoutPadding().encodeToString(sealed));
  }

  private static String offering(Guest guest, CredentialRow row) {
    return "a second factor for %s in session %s instead of %s"
        .formatted(row.name(), guest.session(), row.second());
  }

  /// The offered secret, sealed, with the code that was used to confirm it and the offer itself,
  /// which can be written only once.
  record Accepted(String sealed, UsedCodeRow used, UsedChallengeRow offer) {}

  /// Empty when the code does not match the offer, or the offer is not theirs or too old.
  Optional<Accepted> accepted(Guest guest, CredentialRow row, String offer, String code) {
    var opened = opened(offer, offering(guest, row));
    if (opened.isEmpty()) {
      return Optional.empty();
    }
    var ends = opened.get().getLong();
    var secret = new byte[SECRET_BYTES];
    opened.get().get(secret);
    if (ends <= time.millis()) {
      return Optional.empty();
    }
    var step = step(row.name(), secret, code);
    if (step.isEmpty()) {
      return Optional.empty();
    }
    var sealed = HexFormat.of().formatHex(key.seal(secret, label(row.name()), entropy));
    return Optional.of(
        new Accepted(
            sealed,
            new UsedCodeRow(row.name(), step.getAsLong()),
            new UsedChallengeRow(offer, ends, time.millis())));
  }

  private Optional<ByteBuffer> opened(String offer, String label) {
    try {
      var bytes = Base64.getUrlDecoder().decode(offer);
      // Two ways to write one offer would make it valid twice.
      if (!offer.equals(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes))) {
        return Optional.empty();
      }
      var opened = offers.open(bytes, label);
      return opened.length == OFFER_BYTES ? Optional.of(ByteBuffer.wrap(opened)) : Optional.empty();
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }
}
