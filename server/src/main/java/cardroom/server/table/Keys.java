package cardroom.server.table;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// The keys of the commands of the last ten minutes, so that one sent twice is done once (Contract
/// 5); and where each player acted last.
final class Keys {
  private static final long KEPT_MS = 10 * 60 * 1000L;

  private final Map<String, Done> done = new LinkedHashMap<>();
  private final Map<String, Long> acted = new LinkedHashMap<>();

  private record Done(String fingerprint, long number, long at) {}

  /// How a key is written on its events: the client's 128 bits and a fingerprint of the content.
  static String written(String key, String fingerprint) {
    return key + "." + fingerprint;
  }

  /// The answer that a command of that key was given already, if it was.
  Optional<Answer> answered(String player, String key, String fingerprint) {
    var before = done.get(player + "/" + key);
    if (before == null) {
      return Optional.empty();
    }
    return Optional.of(
        before.fingerprint().equals(fingerprint)
            ? new Answer.Done(before.number())
            : Answer.RoomRule.KEY.refuse(
                "This key was used for another command", "Send a fresh key with each command"));
  }

  /// Whether the player did something after the number he was looking at.
  boolean hasActedSince(String player, long number) {
    return acted.getOrDefault(player, 0L) > number;
  }

  /// Notes a command of a player by what its events carry.
  void note(String player, String written, long number, long at) {
    acted.put(player, number);
    var dot = written.indexOf('.');
    if (dot < 0) {
      return;
    }
    var done = new Done(written.substring(dot + 1), number, at);
    this.done.put(player + "/" + written.substring(0, dot), done);
    forget(at - KEPT_MS);
  }

  private void forget(long before) {
    for (Iterator<Done> all = done.values().iterator(); all.hasNext(); ) {
      if (all.next().at() >= before) {
        return;
      }
      all.remove();
    }
  }
}
