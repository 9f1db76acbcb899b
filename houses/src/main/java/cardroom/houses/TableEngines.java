package cardroom.houses;

import cardroom.games.banked.table.BankedTable;
import cardroom.games.poker.sheet.PokerSheet;
import cardroom.games.poker.table.PokerTable;
import cardroom.games.pure215.Pure215;
import cardroom.games.table.TableGame;
import cardroom.games.threecard.ThreeCardPoker;
import java.util.Map;
import java.util.Optional;

/// Makes the table engine of a house's game from its sheet: the one place that knows which goes
/// with which.
public final class TableEngines {

  private TableEngines() {}

  /// The engine for a game of a house, its sheet changed by options.
  public static TableGame<?> of(
      Catalogue catalogue, String house, String game, Map<String, String> options) {
    return of(catalogue.load(house, game, options))
        .orElseThrow(() -> new IllegalStateException("no table engine for " + game));
  }

  /// The engine for a sheet; empty when there is no table for its game yet.
  public static Optional<TableGame<?>> of(LoadedSheet<?> loaded) {
    return engine(loaded.sheet());
  }

  private static Optional<TableGame<?>> engine(Object sheet) {
    return switch (sheet) {
      case cardroom.games.pure215.Sheet pure -> Optional.of(new BankedTable<>(new Pure215(pure)));
      case cardroom.games.threecard.Sheet three ->
          Optional.of(new BankedTable<>(new ThreeCardPoker(three)));
      case PokerSheet poker -> Optional.of(new PokerTable(poker));
      default -> Optional.empty();
    };
  }
}
