package cardroom.games.table;

/// Where a chip is. A table's events move chips between these; the cage behind them is the room's.
public sealed interface ChipAccount {

  /// A player's account in the room, from which they buy in and to which they cash out.
  record Purse(Player player) implements ChipAccount {}

  /// A player's chips on this table.
  record Stack(Player player) implements ChipAccount {}

  /// The wagers on the layout, or the pots.
  record Layout() implements ChipAccount {}

  /// The player-dealer's wager.
  record Bank() implements ChipAccount {}

  /// The locked box for collections.
  record Drop() implements ChipAccount {}

  /// The house dealer's tray, with which a collection is changed into a drop chip.
  record Tray() implements ChipAccount {}
}
