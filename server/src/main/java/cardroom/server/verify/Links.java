package cardroom.server.verify;

import cardroom.server.ledger.Leg;
import cardroom.server.verify.Sheets.EventRow;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/// The hash chain, computed from its description and not by the room's own code: SHA-256 over the
/// hash before, the fields of the event and those of its legs, each as `length:text` and a line
/// feed.
final class Links {
  static final String START = "0".repeat(64);

  private Links() {}

  static String hash(String before, EventRow event, List<Leg> legs) {
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
    for (Leg leg : legs) {
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
}
