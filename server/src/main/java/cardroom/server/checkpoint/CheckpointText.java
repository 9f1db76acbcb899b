package cardroom.server.checkpoint;

import cardroom.server.journal.JournalHead;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;

/// What a checkpoint says: the last event of every table that changed since the one before, the
/// cage's journal being that of table 0, and the hash of the one before. Each event's hash covers
/// its table's whole journal with postings and the roots of the shoes, so all checkpoints together
/// cover everything.
record CheckpointText(
    long number, Instant at, String before, List<Long> upTo, List<JournalHead> heads) {
  /// What the first checkpoint is chained to.
  static final String START = "0".repeat(64);

  private static final Pattern UP_TO = Pattern.compile("(?m)^up to event (\\d+)$");

  CheckpointText {
    upTo = List.copyOf(upTo);
    heads = List.copyOf(heads);
  }

  String text() {
    var text = new StringBuilder(128 + heads.size() * 96);
    text.append("cardroom checkpoint text 1\n");
    text.append("number ").append(number).append('\n');
    text.append("at ").append(at).append('\n');
    text.append("before ").append(before).append('\n');
    for (long event : upTo) {
      text.append("up to event ").append(event).append('\n');
    }
    for (JournalHead head : heads) {
      text.append("table ").append(head.table()).append(' ');
      text.append(head.number()).append(' ').append(head.hash()).append('\n');
    }
    return text.toString();
  }

  /// The last event that a text covers for each writer: each writer gives ids of its own.
  static List<Long> upTo(String text) {
    return UP_TO.matcher(text).results().map(line -> Long.valueOf(line.group(1))).toList();
  }

  String hash() {
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(text().getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
