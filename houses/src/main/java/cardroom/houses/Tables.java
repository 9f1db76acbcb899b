package cardroom.houses;

import cardroom.games.banked.table.BankedTable;
import cardroom.games.pure215.Pure215;
import cardroom.games.table.TableGame;
import cardroom.games.threecard.ThreeCardPoker;
import java.util.Map;

/// Makes the table engine of a house's game from its sheet: the one place that knows which goes
/// with which.
public final class Tables {

  private Tables() {}

  /// The engine for a game of a house, its sheet changed by options.
  public static TableGame<?> of(
      Catalogue catalogue, String house, String game, Map<String, String> options) {
    return of(game, catalogue.load(house, game, options).sheet());
  }

  private static TableGame<?> of(String game, Object sheet) {
    return switch (sheet) {
      case cardroom.games.pure215.Sheet pure -> new BankedTable<>(new Pure215(pure));
      case cardroom.games.threecard.Sheet three -> new BankedTable<>(new ThreeCardPoker(three));
      default -> throw new IllegalStateException("no table engine for " + game);
    };
  }
}
