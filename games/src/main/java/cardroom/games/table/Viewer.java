package cardroom.games.table;

/// Who is looking.
public sealed interface Viewer {

  /// A player, seated or standing behind a circle; they also see their own cards.
  record Person(Player player) implements Viewer {}

  /// Somebody at the rail: sees what everybody sees.
  record Rail() implements Viewer {}

  /// A floor person: sees what everybody sees, and may call what went wrong.
  ///
  /// @param name who it is; nobody is a floor person at a table where they play
  record Floor(String name) implements Viewer {}

  default boolean is(Player player) {
    return this instanceof Person(var me) && me.equals(player);
  }
}
