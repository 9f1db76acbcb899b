package cardroom.server.people;

import cardroom.games.table.RoomRule;
import cardroom.server.shoe.Entropy;
import cardroom.server.table.Answer;
import cardroom.server.table.EventMakers;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Optional;

/// How a room gets its first admin: a link that the operator is shown at the start, valid once and
/// until the room stops. It is in no file and no record.
public final class AdminLink {
  private static final int BYTES = 16;

  private final People people;
  private Optional<String> word;

  /// A link is made if there is nobody who can give roles.
  public AdminLink(People people, Entropy entropy) {
    this.people = people;
    this.word = people.hasAdmin() ? Optional.empty() : Optional.of(entropy.hex(BYTES));
  }

  /// The link's token; empty once it is used, or when there is an admin.
  public synchronized Optional<String> word() {
    return word;
  }

  /// Makes the person who presents the token an admin; they must have an account.
  public synchronized Optional<Answer.Refused> claim(String name, String shown) {
    var isRight = word.filter(kept -> MessageDigest.isEqual(bytes(kept), bytes(shown))).isPresent();
    // Each machine of a room has shown its own link, and the first one used is enough.
    if (!isRight || people.hasAdmin()) {
      return Optional.of(
          Answer.refuse(
              RoomRule.ROLE,
              "That link is wrong or has expired",
              "A room without an admin prints a new one when it is opened again"));
    }
    var no =
        people.appoint(EventMakers.ROOM, name, Role.ADMIN, true, "the link of the first start");
    if (no.isEmpty()) {
      word = Optional.empty();
    }
    return no;
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
