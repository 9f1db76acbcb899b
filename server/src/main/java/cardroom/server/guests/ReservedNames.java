package cardroom.server.guests;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// Names that sound like staff, or like a word by which the room itself speaks of somebody (`You
/// win $10`, `Seat 3 folds`), in whatever letters they are written.
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
              "root",
              "sysop",
              "supervisor",
              "house dealer",
              "you",
              "t\u00fa",
              "seat",
              "table",
              "everybody",
              "nobody",
              "provider",
              "tppps",
              // The same in the room's Spanish (docs/spanish.md).
              "administrador",
              "administradora",
              "piso",
              "jefe de piso",
              "jefa de piso",
              "caja",
              "cajero",
              "cajera",
              "vigilancia",
              "crupier",
              "jugador banca",
              "banca",
              "casa",
              "sala",
              "empresa",
              "gerente",
              "encargado",
              "encargada",
              "moderador",
              "moderadora",
              "personal",
              "seguridad",
              "soporte",
              "sistema",
              "asiento",
              "mesa",
              "todos",
              "nadie")
          .stream()
          .map(ReservedNames::bare)
          .collect(Collectors.toUnmodifiableSet());

  // Words that are not a personal name, and so are refused as a part of one too.
  private static final Set<String> TITLES =
      List.of(
              "admin",
              "administrator",
              "administrador",
              "administradora",
              "surveillance",
              "vigilancia",
              "moderator",
              "moderador",
              "floorman",
              "cardroom")
          .stream()
          .map(ReservedNames::bare)
          .collect(Collectors.toUnmodifiableSet());

  private ReservedNames() {}

  /// `The Floor`, `F1oor`, `C4ge`, `Admin 2` and `Joe the floor` too.
  static boolean has(String name) {
    var plain = name.replaceFirst("(?i)^(.*[ _.-])?the[ _.-]", "").replaceFirst("[ _.-]*\\d+$", "");
    return LOOKS.contains(bare(name))
        || LOOKS.contains(bare(plain))
        || Arrays.stream(name.split("[ _.'-]+", -1))
            .map(ReservedNames::bare)
            .anyMatch(TITLES::contains);
  }

  private static String bare(String name) {
    // Digits in place of letters fool nobody about a friend's name, but might about an office.
    var look = LookalikeNames.look(name).replace("-", "").replace('i', 'l');
    return look.replace('4', 'a').replace('3', 'e').replace('7', 't');
  }
}
