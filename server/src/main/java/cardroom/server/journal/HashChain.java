package cardroom.server.journal;

import cardroom.server.ledger.WrittenLeg;
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

  // Long enough for most entries, so that the text seldom has to be moved.
  private static final int ENTRY_LENGTH = 256;
  private static final int LEG_LENGTH = 96;

  // Looking one up among the providers takes as long as hashing a short entry.
  private static final ThreadLocal<MessageDigest> DIGEST =
      ThreadLocal.withInitial(HashChain::sha256);

  private HashChain() {}

  /// The hash of an entry that follows the one with the given hash; its own `hash` is not read.
  public static String link(String before, JournalEntry entry) {
    var text =
        new StringBuilder(ENTRY_LENGTH + entry.body().length() + LEG_LENGTH * entry.legs().size());
    add(text, before);
    add(text, Long.toString(entry.table()));
    add(text, Long.toString(entry.number()));
    add(text, entry.kind());
    add(text, Integer.toString(entry.version()));
    add(text, entry.maker());
    add(text, entry.commandKey());
    add(text, Long.toString(entry.at()));
    add(text, entry.body());
    for (var leg : WrittenLeg.of(entry.legs())) {
      add(text, leg.account().kind().word());
      add(text, leg.account().owner());
      add(text, Long.toString(leg.account().table()));
      add(text, Long.toString(leg.cents()));
      add(text, leg.rule());
      add(text, leg.position());
      add(text, leg.wager());
    }
    return HexFormat.of().formatHex(DIGEST.get().digest(bytes(text.toString())));
  }

  private static void add(StringBuilder text, String field) {
    text.append(field.length()).append(':').append(field).append('\n');
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
