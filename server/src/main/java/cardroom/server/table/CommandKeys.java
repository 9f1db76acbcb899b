package cardroom.server.table;

import cardroom.games.table.RoomRule;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.table.Tables.Asked;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// The keys of the commands of the last ten minutes, so that one sent twice is done once (Contract
/// 5); and where each player acted last.
final class CommandKeys {
  private static final long KEPT_MS = 10 * 60 * 1000L;

  private final Map<String, Done> done = new LinkedHashMap<>();
  private final Map<String, Long> acted = new LinkedHashMap<>();

  // What was done before this number may be forgotten; 0 where nothing is.
  private final long since;

  /// @param since the number of the first event whose key is still known
  CommandKeys(long since) {
    this.since = since;
  }

  private record Done(String fingerprint, long number, long at) {}

  /// The fingerprint of a command's content, which may name hidden cards: made under the room's key
  /// for this one command, so that whoever reads the records learns nothing from it, not even that
  /// two commands are alike (Contract 16).
  ///
  /// @param content of the command
  record Print(String keyed, String content) {
    static Print of(long table, Asked asked, SealedShoe shoes) {
      var command = table + "\n" + asked.maker() + "\n" + asked.key() + "\n" + asked.content();
      return new Print(shoes.fingerprint(command), asked.content());
    }

    /// The fingerprint as older versions made it, without the key; only compared with old rows.
    private String plain() {
      try {
        var digest = MessageDigest.getInstance("SHA-256");
        var whole = digest.digest(content.getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().formatHex(whole, 0, 8);
      } catch (NoSuchAlgorithmException e) {
        throw new IllegalStateException("every Java has SHA-256", e);
      }
    }
  }

  /// How a key is written on its events: the client's 128 bits and a fingerprint of the content.
  static String written(String key, Print print) {
    return key + "." + print.keyed();
  }

  /// The answer that a command of that key was given already, if it was.
  Optional<Answer> answered(String player, String key, Print print) {
    var before = done.get(player + "/" + key);
    if (before == null) {
      return Optional.empty();
    }
    return Optional.of(
        before.fingerprint().equals(print.keyed()) || before.fingerprint().equals(print.plain())
            ? new Answer.Done(before.number())
            : Answer.refuse(
                RoomRule.KEY,
                "This key was used for another command",
                "Send a fresh key with each command"));
  }

  /// Whether the player did something after the number they were looking at.
  boolean hasActedSince(String player, long number) {
    return acted.getOrDefault(player, 0L) > number;
  }

  /// Whether the player looked so long ago, before the table was last recovered, that what they
  /// send may have been done already under a key that is forgotten.
  boolean isForgotten(long number) {
    return number + 1 < since;
  }

  /// Notes a command of a player by what its events carry.
  void note(String player, String written, long number, long at) {
    acted.put(player, number);
    var dot = written.indexOf('.');
    // A bot never repeats a command, and at a table of bots the keys would be most of what is kept.
    if (dot < 0 || BotName.isBot(player)) {
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
