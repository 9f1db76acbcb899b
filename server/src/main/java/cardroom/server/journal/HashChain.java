package cardroom.server.journal;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// The hash chain of a table: each entry's hash covers the entry, its legs and the hash before it.
///
/// Every field is written with its length, so that no two entries give the same bytes.
public final class HashChain {
  /// What the first entry of a table is chained to.
  public static final String START = "0".repeat(64);

  private static final ThreadLocal<Desk> DESK = ThreadLocal.withInitial(Desk::new);

  private HashChain() {}

  /// The hash of an entry that follows the one with the given hash; its own `hash` is not read.
  public static String link(String before, JournalEntry entry) {
    var desk = DESK.get();
    var text = desk.text;
    text.setLength(0);
    add(text, before);
    add(text, Long.toString(entry.table()));
    add(text, Long.toString(entry.number()));
    add(text, entry.kind());
    add(text, Integer.toString(entry.version()));
    add(text, entry.maker());
    add(text, entry.commandKey());
    add(text, Long.toString(entry.at()));
    add(text, entry.body());
    for (var any : entry.legs()) {
      var leg = any.written();
      add(text, leg.account().kind().word());
      add(text, leg.account().owner());
      add(text, Long.toString(leg.account().table()));
      add(text, Long.toString(leg.cents()));
      add(text, leg.rule());
      add(text, leg.position());
      add(text, leg.wager());
    }
    var bytes = text.toString().getBytes(StandardCharsets.UTF_8);
    return HexFormat.of().formatHex(desk.digest.digest(bytes));
  }

  private static void add(StringBuilder text, String field) {
    text.append(field.length()).append(':').append(field).append('\n');
  }

  /// What a thread needs to hash entry after entry: looking up a digest among the providers takes
  /// as long as hashing a short entry, and a text of its own for each would be most of the work.
  private static final class Desk {
    private final StringBuilder text = new StringBuilder(1_024);
    private final MessageDigest digest = sha256();

    private static MessageDigest sha256() {
      try {
        return MessageDigest.getInstance("SHA-256");
      } catch (NoSuchAlgorithmException e) {
        throw new IllegalStateException("every Java has SHA-256", e);
      }
    }
  }
}
