package cardroom.server.api;

import cardroom.games.table.RoomRule;
import cardroom.server.people.SharedTries;
import cardroom.server.table.Answer;
import java.util.Locale;
import java.util.function.LongSupplier;

/// How often a password, a code or a link may be tried: by address, by name, and by both together.
/// Names without an account are counted like all others, so that a lock reveals nothing.
///
/// Attempts from one address lock a name out for that address alone; its owner can still sign in
/// from elsewhere until the name's own, larger limit is used up.
final class SignInTries {
  private static final double HERE = 5;
  private static final double HERE_PER_MINUTE = 1.0 / 3;
  private static final double BY_NAME = 30;
  private static final double BY_NAME_PER_MINUTE = 2;

  private final AttemptLimit addresses;
  private final AttemptLimit here;
  private final AttemptLimit names;

  /// @param kind what is tried: each kind is counted separately
  /// @param perMinute from one address; the others follow from it
  /// @param shared where the machines of a room share their counts
  SignInTries(String kind, double perMinute, SharedTries shared, LongSupplier clock) {
    var scale = Math.max(1, perMinute / RequestLimits.STANDARD.triesPerMinute());
    this.addresses = new AttemptLimit(kind + "-address", perMinute, 2 * perMinute, shared, clock);
    this.here =
        new AttemptLimit(kind + "-here", HERE_PER_MINUTE * scale, HERE * scale, shared, clock);
    this.names =
        new AttemptLimit(
            kind + "-name", BY_NAME_PER_MINUTE * scale, BY_NAME * scale, shared, clock);
  }

  /// Counts a try before it is judged, or refuses it.
  void examine(String name, String address) {
    if (!addresses.take(address) || !here.take(key(name, address)) || !names.take(folded(name))) {
      throw new Refusal(
          Answer.refuse(RoomRule.RATE, "Too many wrong tries", "Wait a quarter of an hour"));
    }
  }

  /// The attempt was right: earlier ones from here are forgotten, those from elsewhere are not.
  void succeeded(String name, String address) {
    here.forget(key(name, address));
  }

  private static String key(String name, String address) {
    return address + " " + folded(name);
  }

  private static String folded(String name) {
    return name.strip().toLowerCase(Locale.ROOT);
  }
}
