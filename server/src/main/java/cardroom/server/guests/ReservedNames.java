package cardroom.server.guests;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// Names that sound like somebody with a key, in whatever letters they are written.
final class ReservedNames {
  private static final Set<String> LOOKS =
      List.of(
              "admin",
              "administrator",
              "floor",
              "floor person",
              "floorman",
              "cage",
              "cashier",
              "surveillance",
              "dealer",
              "player dealer",
              "house",
              "bank",
              "room",
              "cardroom",
              "moderator",
              "operator",
              "owner",
              "staff",
              "security",
              "support",
              "system",
              "root")
          .stream()
          .map(ReservedNames::bare)
          .collect(Collectors.toUnmodifiableSet());

  private ReservedNames() {}

  /// `The Floor`, `F1oor` and `Admin 2` too.
  static boolean has(String name) {
    var plain = name.replaceFirst("(?i)^the[ _.-]", "").replaceFirst("[ _.-]*\\d+$", "");
    return LOOKS.contains(bare(name)) || LOOKS.contains(bare(plain));
  }

  private static String bare(String name) {
    return Lettering.look(name).replace("-", "").replace('i', 'l');
  }
}
