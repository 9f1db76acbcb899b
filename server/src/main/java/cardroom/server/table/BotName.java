package cardroom.server.table;

/// A bot's name: `Ruth (bot 7)`. No guest's name can have such a mark.
public final class BotName {
  private static final String MARK = " (bot ";

  private BotName() {}

  /// @param again counts further bots of that first name at the table; 0 for the first of them
  public static String of(String first, long table, int again) {
    return first + MARK + table + (again == 0 ? "" : "." + again) + ")";
  }

  public static boolean isBot(String name) {
    return name.contains(MARK);
  }
}
