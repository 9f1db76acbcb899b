package cardroom.games.table;

/// Where a chip is. A table's events move chips between these; the cage behind them is the room's.
public sealed interface Account {

  /// A player's account in the room, from which they buy in and to which they cash out.
  record Purse(Player player) implements Account {}

  /// A player's chips on this table.
  record Stack(Player player) implements Account {}

  /// The wagers on the layout, or the pots.
  record Layout() implements Account {}

  /// The player-dealer's wager.
  record Bank() implements Account {}

  /// The locked box for collections.
  record Drop() implements Account {}

  /// The house dealer's tray, with which a collection is changed into a drop chip.
  record Tray() implements Account {}
}
