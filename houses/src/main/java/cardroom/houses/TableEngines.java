package cardroom.houses;

import cardroom.games.table.TableGame;
import java.util.Map;
import java.util.Optional;

/// The table engine of a house's game in one call; the form of its sheet makes it.
public final class TableEngines {

  private TableEngines() {}

  /// The engine for a game of a house, its sheet changed by options.
  public static TableGame<?> of(
      Catalogue catalogue, String house, String game, Map<String, String> options) {
    return catalogue.load(house, game, options).table();
  }

  /// The engine for a sheet.
  public static Optional<TableGame<?>> of(LoadedSheet<?> loaded) {
    return Optional.of(loaded.table());
  }
}
