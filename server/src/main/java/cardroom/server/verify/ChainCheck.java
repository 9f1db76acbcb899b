package cardroom.server.verify;

import cardroom.server.ledger.WrittenLeg;
import cardroom.server.verify.RecordRows.EventRow;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/// The hash chain, computed from its description and not by the room's own code: SHA-256 over the
/// hash before, the fields of the event and those of its legs, each as `length:text` and a line
/// feed.
final class ChainCheck {
  static final String START = "0".repeat(64);

  private ChainCheck() {}

  static String hash(String before, EventRow event, List<WrittenLeg> legs) {
    List<String> fields = new ArrayList<>();
    fields.add(before);
    fields.add(String.valueOf(event.table()));
    fields.add(String.valueOf(event.number()));
    fields.add(event.kind());
    fields.add(String.valueOf(event.version()));
    fields.add(event.maker());
    fields.add(event.key());
    fields.add(String.valueOf(event.at()));
    fields.add(event.body());
    for (WrittenLeg leg : legs) {
      fields.add(leg.account().kind().word());
      fields.add(leg.account().owner());
      fields.add(String.valueOf(leg.account().table()));
      fields.add(String.valueOf(leg.cents()));
      fields.add(leg.rule());
      fields.add(leg.position());
      fields.add(leg.wager());
    }
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      for (String field : fields) {
        digest.update((field.length() + ":" + field + "\n").getBytes(StandardCharsets.UTF_8));
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /// What is wrong with an event that should follow the one of that number and hash.
  static Optional<Finding> wrong(EventRow row, List<WrittenLeg> legs, String before, long number) {
    if (row.number() != number + 1) {
      var missing = "event %d of table %d".formatted(number + 1, row.table());
      return Optional.of(new Finding(missing, "is missing"));
    }
    if (!hash(before, row, legs).equals(row.hash())) {
      return Optional.of(
          new Finding(row.name(), "was changed, or the one before: its hash does not fit"));
    }
    if (legs.stream().mapToLong(WrittenLeg::cents).sum() != 0) {
      return Optional.of(new Finding(row.name(), "its postings do not sum to zero"));
    }
    return Optional.empty();
  }
}
