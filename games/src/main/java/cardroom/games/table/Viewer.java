package cardroom.games.table;

/// Who is looking.
public sealed interface Viewer {

  /// A player, seated or standing behind a circle; they see what lies before them.
  record Person(Player player) implements Viewer {}

  /// Somebody at the rail: sees what everybody sees.
  record Rail() implements Viewer {}

  /// A floor person: sees what everybody sees, and may call what went wrong.
  ///
  /// @param name who it is; nobody is the floor person of a table at which they play
  record Floor(String name) implements Viewer {}

  default boolean is(Player player) {
    return this instanceof Person(var me) && me.equals(player);
  }
}
