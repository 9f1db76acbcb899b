package cardroom.server.startup;

import cardroom.server.journal.Records;
import cardroom.server.journal.Row.ShoeRow;
import cardroom.server.shoe.RoomKey;
import cardroom.server.shoe.SealedShoe;

/// Whether the key is this room's. With a wrong one the room would open, and every table would stop
/// at its first card.
final class RoomKeyCheck {
  private RoomKeyCheck() {}

  /// No shoe opens with a wrong key; a shoe that fails because it is damaged is only one of many.
  static void refuseOther(Records records, SealedShoe seals) {
    var newest = records.newestShoes();
    // As a rule the first that is read opens.
    var isOurs =
        newest.entrySet().stream()
            .flatMap(at -> records.shoes(at.getKey(), at.getValue(), at.getValue()).stream())
            .anyMatch(shoe -> opens(shoe, seals));
    if (!newest.isEmpty() && !isOurs) {
      throw new CannotOpen(
          ("The key is not the one that sealed the shoes of this room: put its own back as room.key"
                  + " or in %s.")
              .formatted(RoomKey.VARIABLE));
    }
  }

  private static boolean opens(ShoeRow shoe, SealedShoe seals) {
    try {
      return !seals.open(shoe).isEmpty();
    } catch (IllegalArgumentException _) {
      return false;
    }
  }
}
