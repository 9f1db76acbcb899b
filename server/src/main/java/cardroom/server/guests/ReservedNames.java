package cardroom.server.guests;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// Names that sound like staff, in whatever letters they are written.
final class ReservedNames {
  private static final Set<String> LOOKS =
      List.of(
              "admin",
              "administrator",
              "floor",
              "floor person",
              "floorman",
              "floor manager",
              "shift manager",
              "manager",
              "pit boss",
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

  // Words that are not a personal name, and so are refused as a part of one too.
  private static final Set<String> TITLES =
      List.of("admin", "administrator", "surveillance", "moderator", "floorman", "cardroom")
          .stream()
          .map(ReservedNames::bare)
          .collect(Collectors.toUnmodifiableSet());

  private ReservedNames() {}

  /// `The Floor`, `F1oor`, `Admin 2` and `Joe, the admin` too.
  static boolean has(String name) {
    var plain = name.replaceFirst("(?i)^the[ _.-]", "").replaceFirst("[ _.-]*\\d+$", "");
    return LOOKS.contains(bare(name))
        || LOOKS.contains(bare(plain))
        || Arrays.stream(name.split("[ _.'-]+", -1))
            .map(ReservedNames::bare)
            .anyMatch(TITLES::contains);
  }

  private static String bare(String name) {
    return LookalikeNames.look(name).replace("-", "").replace('i', 'l');
  }
}
