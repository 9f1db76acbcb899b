package cardroom.server.table;

/// The makers of events that are not players; no player's name can begin with `#`.
public final class EventMakers {
  public static final String DECK = "#deck";

  /// What the room did for somebody, such as when their clock ran out.
  public static final String ROOM = "#room";

  private static final String FLOOR = "#floor:";
  private static final String ADMIN = "#admin:";
  private static final String CAGE = "#cage:";
  private static final String SHOE = "#shoe:";

  private EventMakers() {}

  /// A shuffle, which begins that shoe of the table. The shoe's root is part of the name, so that
  /// the hash chain covers it.
  public static String shoe(int ordinal, String root) {
    return SHOE + ordinal + ":" + root;
  }

  public static boolean isShoe(String maker) {
    return maker.startsWith(SHOE);
  }

  public static int shoeOf(String maker) {
    var end = maker.indexOf(':', SHOE.length());
    return Integer.parseInt(maker.substring(SHOE.length(), end < 0 ? maker.length() : end));
  }

  /// A floor person, by the name under which they came in.
  public static String floor(String name) {
    return FLOOR + name;
  }

  /// Somebody who gives and takes roles.
  public static String admin(String name) {
    return ADMIN + name;
  }

  /// Somebody who gives chips.
  public static String cage(String name) {
    return CAGE + name;
  }

  /// A player or a floor person, rather than the deck or the room itself.
  public static boolean isPerson(String maker) {
    return !maker.startsWith("#") || maker.startsWith(FLOOR);
  }
}
