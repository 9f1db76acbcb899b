package cardroom.server.startup;

import cardroom.server.journal.Records;
import cardroom.server.journal.Row.ShoeRow;
import cardroom.server.shoe.RoomKey;
import cardroom.server.shoe.SealedShoe;
import java.util.List;

/// Whether the key is this room's. With a wrong one the room would open, and every table would stop
/// at its first card.
final class RoomKeyCheck {
  private RoomKeyCheck() {}

  /// No shoe opens with a wrong key; a shoe that fails because it is damaged is only one of many.
  static void refuseOther(Records records, SealedShoe seals) {
    var newest =
        records.openTables().stream()
            .map(records::shoes)
            .filter(shoes -> !shoes.isEmpty())
            .map(List::getLast)
            .toList();
    if (!newest.isEmpty() && newest.stream().noneMatch(shoe -> opens(shoe, seals))) {
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
